import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { dismissFinding } from '#contract/calls/office/upkeep.ts';
import type { Finding } from '#contract/office/upkeep-view.ts';
import { client } from '../providers/client.ts';
import { useInvalidate } from '../providers/use-call.ts';
import { FormDialog } from '../screen/dialogs/form-dialog.tsx';
import { focusBeside } from '../screen/focus-beside.ts';
import { useCheckedForm } from '../screen/use-checked-form.ts';
import { overviewKey } from '../shell/counts.ts';
import { useTexts } from '../texts/texts.ts';

/** Asks for the reason why a finding needs no attention. */
export function DismissFinding({ finding, onClose }: { finding: Finding; onClose(): void }) {
  const { health: texts } = useTexts().owner;
  const invalidate = useInvalidate();
  const [opener] = useState(() => document.activeElement);
  const [reason, setReason] = useState('');
  const form = useCheckedForm({
    schema: dismissFinding.input,
    values: { key: finding.key, reason },
    send: () => client.call(dismissFinding, { key: finding.key, reason }),
    onSent: async () => {
      const moveOn = focusBeside(opener);
      // The dialog returns the focus to its opener as it closes.
      flushSync(onClose);
      moveOn();
      await invalidate(['health'], overviewKey);
    },
  });
  return (
    <FormDialog title={texts.dismissTitle} action={texts.dismiss} {...form.dialog} onClose={onClose}>
      <Typography variant="body2">{finding.text}</Typography>
      <TextField
        label={texts.reason}
        required
        autoFocus
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        {...form.field('reason', texts.reasonHelp)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  );
}
