import { TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { dismissFinding } from '#contract/calls/office/upkeep.ts';
import type { Finding } from '#contract/office/upkeep-view.ts';
import { client } from '../providers/client.ts';
import { useInvalidate } from '../providers/use-call.ts';
import { checkInput } from '../screen/check-input.ts';
import { focusBeside } from '../screen/focus-beside.ts';
import { FormDialog } from '../screen/form-dialog.tsx';
import { useFieldMessage } from '../screen/format/use-field-message.ts';
import { overviewKey } from '../shell/counts.ts';
import { useTexts } from '../texts/texts.ts';

/** Asks for the reason why a finding needs no attention. */
export function DismissFinding({ finding, onClose }: { finding: Finding; onClose(): void }) {
  const allTexts = useTexts();
  const { health: texts } = allTexts.owner;
  const fieldMessage = useFieldMessage();
  const invalidate = useInvalidate();
  const [opener] = useState(() => document.activeElement);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.call(dismissFinding, { key: finding.key, reason }),
    onSuccess: async () => {
      const moveOn = focusBeside(opener);
      // The dialog returns the focus to its opener as it closes.
      flushSync(onClose);
      moveOn();
      await invalidate(['health'], overviewKey);
    },
  });
  const message = wrong ?? fieldMessage(error, 'reason');
  const submit = () => {
    const found = checkInput(dismissFinding.input, { key: finding.key, reason }, allTexts);
    setWrong(found.reason);
    if (found.reason === undefined) mutate();
  };
  return (
    <FormDialog
      title={texts.dismissTitle}
      action={texts.dismiss}
      busy={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2">{finding.text}</Typography>
      <TextField
        label={texts.reason}
        required
        autoFocus
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={message !== undefined}
        helperText={message ?? texts.reasonHelp}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  );
}
