import { TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role } from '#contract/access.ts';
import { inviteUser } from '#contract/calls/office/people.ts';
import { client } from '../providers/client.ts';
import { FormDialog } from '../screen/dialogs/form-dialog.tsx';
import { useCheckedForm } from '../screen/use-checked-form.ts';
import { useTexts } from '../texts/texts.ts';
import { RoleField } from './role-field.tsx';
import type { HandedLink } from './users-screen.tsx';

export interface InviteUserProps {
  onClose(): void;
  onInvited(link: HandedLink): void;
}

/** Adds a user, who then chooses a password by a link. */
export function InviteUser({ onClose, onInvited }: InviteUserProps) {
  const { users: texts } = useTexts().owner;
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const form = useCheckedForm({
    schema: inviteUser.input,
    values: { name, email: email.trim(), role },
    reword: (found) => ({
      ...found,
      ...(name.trim() === '' ? { name: texts.nameMissing } : {}),
      ...(found.email ? { email: texts.emailWrong } : {}),
    }),
    send: () => client.call(inviteUser, { name: name.trim(), email: email.trim(), role }),
    onSent: async ({ link, expiresAt, mailed }) => {
      await queries.invalidateQueries({ queryKey: ['users'] });
      onClose();
      onInvited({ name: name.trim(), link, expiresAt, mailed });
    },
  });

  return (
    <FormDialog title={texts.inviteTitle} action={texts.send} {...form.dialog} onClose={onClose}>
      <TextField
        label={texts.name}
        required
        autoFocus
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        {...form.field('name')}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <TextField
        label={texts.email}
        required
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        {...form.field('email')}
      />
      <RoleField value={role} onChange={setRole} />
    </FormDialog>
  );
}
