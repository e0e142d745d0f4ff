import { Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { exportTranslations } from '#contract/calls/office/translations.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { languagesBeside } from '#office/generic/languages/languages.ts';
import { FormDialog } from '#office/screen/dialogs/form-dialog.tsx';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import type { SelectionDialogProps } from '../actions.ts';
import { download } from './download.ts';

interface ExportDialogProps {
  /** What the file contains. */
  content: string;
  /** The entries, by their ids or by filters. */
  input: Omit<CallInput<typeof exportTranslations>, 'lang' | 'open'>;
  /** The languages of the list; the first one is proposed. */
  langs: readonly string[];
  onClose: () => void;
}

/** Downloads texts for translators, in one language. */
export function ExportDialog({ content, input, langs, onClose }: ExportDialogProps) {
  const words = useTexts().exchange.export;
  const { languageName } = useFormats();
  const { mainLanguage } = useMe();
  const offered = [...new Set([...langs, ...languagesBeside(mainLanguage)])];
  const [lang, setLang] = useState(offered[0] ?? '');
  const [open, setOpen] = useState(true);
  const sending = useMutation({
    mutationFn: () => download(exportTranslations, { ...input, lang, open }),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={words.action}
      action={words.download}
      sending={sending}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{words.intro}</Typography>
      <Typography>{content}</Typography>
      <TextField select label={words.language} value={lang} onChange={({ target }) => setLang(target.value)}>
        {offered.map((tag) => (
          <MenuItem key={tag} value={tag}>
            {languageName(tag)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Checkbox checked={open} onChange={(_, checked) => setOpen(checked)} />}
        label={words.open}
      />
    </FormDialog>
  );
}

/** The action for a selection. */
export function ExportSelectionDialog({ entries, langs, onClose }: SelectionDialogProps) {
  const words = useTexts().exchange.export;
  return (
    <ExportDialog
      content={words.selected({ count: entries.length })}
      input={{ ids: entries.map(({ id }) => id).join(',') }}
      langs={langs}
      onClose={onClose}
    />
  );
}
