import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeUser } from '#contract/calls/office/people.ts';
import type { OfficeUser } from '#contract/office/people-view.ts';
import { client } from '../providers/client.ts';
import { ActionDialog } from '../screen/dialogs/action-dialog.tsx';
import { FormDialog } from '../screen/dialogs/form-dialog.tsx';
import { useMe } from '../shell/me.ts';
import { notify } from '../shell/notify.ts';
import { useTexts } from '../texts/texts.ts';
import { LeaveField } from './leave-field.tsx';
import { RoleField } from './role-field.tsx';
import type { HandedLink } from './users-screen.tsx';

export interface ChangeUserProps {
  user: OfficeUser;
  onClose(): void;
  onLink(link: HandedLink): void;
}

/** A user's role and access, and a reset for a user who has lost the password. */
export function ChangeUser({ user, onClose, onLink }: ChangeUserProps) {
  const { users: texts } = useTexts().owner;
  const queries = useQueryClient();
  const me = useMe();
  const isSelf = user.id === me.id;
  const [role, setRole] = useState(user.role);
  const [disabled, setDisabled] = useState(user.disabled);
  const [leave, setLeave] = useState(user.onLeaveUntil);
  const [starting, setStarting] = useState(false);
  const sending = useMutation({
    mutationFn: () =>
      client.call(changeUser, {
        id: user.id,
        // What is not changed here may have been changed by a colleague.
        ...(role === user.role ? {} : { role }),
        ...(disabled === user.disabled ? {} : { disabled }),
        ...(leave === user.onLeaveUntil ? {} : { onLeaveUntil: leave }),
        reset: false,
        seen: { role: user.role, disabled: user.disabled },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['users'] });
      notify(texts.saved, { type: 'success' });
      onClose();
    },
  });

  const startOver = async () => {
    const { link } = await client.call(changeUser, { id: user.id, reset: true });
    await queries.invalidateQueries({ queryKey: ['users'] });
    onClose();
    if (link !== null) onLink({ name: user.name, link });
  };

  if (starting) {
    return (
      <ActionDialog
        title={texts.resetTitle({ name: user.name })}
        action={texts.resetAction}
        danger
        onConfirm={startOver}
        onClose={() => setStarting(false)}
      >
        {texts.resetHelp}
      </ActionDialog>
    );
  }
  return (
    <FormDialog
      title={texts.changeTitle({ name: user.name })}
      action={texts.change}
      sending={sending}
      onSubmit={sending.mutate}
      onClose={onClose}
    >
      {isSelf && <Typography variant="body2">{texts.self}</Typography>}
      <RoleField value={role} disabled={isSelf} onChange={setRole} />
      <Box>
        <FormControlLabel
          disabled={isSelf}
          control={<Switch checked={!disabled} onChange={(_, checked) => setDisabled(!checked)} />}
          label={texts.mayEnter}
        />
        <Typography variant="body2" color="textSecondary">
          {texts.mayEnterHelp}
        </Typography>
      </Box>
      <LeaveField value={leave} onChange={setLeave} />
      {!isSelf && (
        <Box>
          <Button variant="outlined" size="small" onClick={() => setStarting(true)}>
            {texts.reset}
          </Button>
        </Box>
      )}
    </FormDialog>
  );
}
