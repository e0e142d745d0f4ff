import { TextField } from '@mui/material';
import { useId, useState } from 'react';
import { addRedirect } from '#contract/calls/office/upkeep.ts';
import { LinkBox } from '../generic/inputs/links/link-box.tsx';
import { client } from '../providers/client.ts';
import { FormDialog } from '../screen/dialogs/form-dialog.tsx';
import { useAddingForm } from '../screen/use-checked-form.ts';
import { useTexts } from '../texts/texts.ts';

/** Adds a redirect from an old address. */
export function AddRedirect({ onClose }: { onClose(): void }) {
  const { redirects: texts } = useTexts().owner;
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const toId = useId();
  const form = useAddingForm({
    schema: addRedirect.input,
    values: { from, to },
    send: () => client.call(addRedirect, { from: from.trim(), to: to.trim() }),
    refreshes: 'redirects',
    done: texts.added,
    onClose,
  });
  const target = form.field('to', texts.toHelp);
  return (
    <FormDialog title={texts.addTitle} action={texts.add} {...form.dialog} onClose={onClose}>
      <TextField
        label={texts.from}
        required
        autoFocus
        value={from}
        onChange={({ target }) => setFrom(target.value)}
        {...form.field('from', texts.fromHelp)}
        slotProps={{ htmlInput: { maxLength: 300, spellCheck: false } }}
      />
      <LinkBox
        id={toId}
        label={texts.to}
        required
        value={to}
        onChange={setTo}
        invalid={target.error}
        helperText={target.helperText}
      />
    </FormDialog>
  );
}
