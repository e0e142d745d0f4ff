import { TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role } from '#contract/access.ts';
import { inviteUser } from '#contract/calls/office/people.ts';
import { client } from '../providers/client.ts';
import { checkInput } from '../screen/check-input.ts';
import { FormDialog } from '../screen/form-dialog.tsx';
import { useFieldMessage } from '../screen/format/use-field-message.ts';
import { useTexts } from '../texts/texts.ts';
import { RoleField } from './role-field.tsx';
import type { HandedLink } from './users-screen.tsx';

export interface InviteUserProps {
  onClose(): void;
  onInvited(link: HandedLink): void;
}

/** Adds a user, who then chooses a password by a link. */
export function InviteUser({ onClose, onInvited }: InviteUserProps) {
  const allTexts = useTexts();
  const { users: texts } = allTexts.owner;
  const fieldMessage = useFieldMessage();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.call(inviteUser, { name: name.trim(), email: email.trim(), role }),
    onSuccess: async ({ link, expiresAt, mailed }) => {
      await queries.invalidateQueries({ queryKey: ['users'] });
      onClose();
      onInvited({ name: name.trim(), link, expiresAt, mailed });
    },
  });
  const messageAt = (field: string) => wrong[field] ?? fieldMessage(error, field);

  const submit = () => {
    const found = checkInput(inviteUser.input, { name, email: email.trim(), role }, allTexts);
    if (name.trim() === '') found.name = texts.nameMissing;
    if (found.email) found.email = texts.emailWrong;
    setWrong(found);
    if (Object.keys(found).length === 0) mutate();
  };

  return (
    <FormDialog
      title={texts.inviteTitle}
      action={texts.send}
      busy={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        required
        autoFocus
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={messageAt('name') !== undefined}
        helperText={messageAt('name')}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <TextField
        label={texts.email}
        required
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={messageAt('email') !== undefined}
        helperText={messageAt('email')}
      />
      <RoleField value={role} onChange={setRole} />
    </FormDialog>
  );
}
