import { TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { addRedirect } from '#contract/calls/office/upkeep.ts';
import { LinkBox } from '../generic/inputs/links/link-box.tsx';
import { client } from '../providers/client.ts';
import { checkInput } from '../screen/check-input.ts';
import { FormDialog } from '../screen/form-dialog.tsx';
import { useFieldMessage } from '../screen/format/use-field-message.ts';
import { notify } from '../shell/notify.ts';
import { useTexts } from '../texts/texts.ts';

/** Adds a redirect from an old address. */
export function AddRedirect({ onClose }: { onClose(): void }) {
  const allTexts = useTexts();
  const { redirects: texts } = allTexts.owner;
  const fieldMessage = useFieldMessage();
  const queries = useQueryClient();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const toId = useId();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.call(addRedirect, { from: from.trim(), to: to.trim() }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['redirects'] });
      notify(texts.added, { type: 'success' });
      onClose();
    },
  });
  const messageAt = (field: string) => wrong[field] ?? fieldMessage(error, field);

  const submit = () => {
    const found = checkInput(addRedirect.input, { from, to }, allTexts);
    setWrong(found);
    if (Object.keys(found).length === 0) mutate();
  };

  return (
    <FormDialog
      title={texts.addTitle}
      action={texts.add}
      busy={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={texts.from}
        required
        autoFocus
        value={from}
        onChange={({ target }) => setFrom(target.value)}
        error={messageAt('from') !== undefined}
        helperText={messageAt('from') ?? texts.fromHelp}
        slotProps={{ htmlInput: { maxLength: 300, spellCheck: false } }}
      />
      <LinkBox
        id={toId}
        label={texts.to}
        required
        value={to}
        onChange={setTo}
        invalid={messageAt('to') !== undefined}
        helperText={messageAt('to') ?? texts.toHelp}
      />
    </FormDialog>
  );
}
