import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { saveSynonym } from '#contract/calls/office/synonyms.ts';
import { maxSynonymLength, type Synonym, type SynonymView } from '#contract/office/synonym-view.ts';
import { useLanguageField } from '../generic/languages/use-language-field.tsx';
import { client } from '../providers/client.ts';
import { FormDialog } from '../screen/dialogs/form-dialog.tsx';
import { useAddingForm } from '../screen/use-checked-form.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';

interface SynonymFormProps {
  /** Absent: a new one. */
  synonym?: SynonymView | undefined;
  /** What a new one is for, such as a term that found nothing. */
  start?: Pick<Synonym, 'words' | 'lang'> | undefined;
  onClose(): void;
}

/** A synonym of the search, new or known by its id. */
export function SynonymForm({ synonym: before, start, onClose }: SynonymFormProps) {
  const { synonyms: texts } = useTexts();
  const { language: own } = useLanguage();
  const { words, meaning, bothWays } = before ?? { words: start?.words ?? '', meaning: '', bothWays: false };
  const [typed, setTyped] = useState<Omit<Synonym, 'lang'>>({ words, meaning, bothWays });
  const language = useLanguageField(before?.lang ?? start?.lang ?? own);
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const values = { ...typed, lang: language.lang, ...(before ? { id: before.id, seen: before.changedAt } : {}) };
  const form = useAddingForm({
    schema: saveSynonym.input,
    values,
    send: () => client.call(saveSynonym, values),
    refreshes: 'synonyms',
    done: texts.saved,
    onClose,
  });
  return (
    <FormDialog
      title={before ? texts.editTitle({ words: before.words }) : texts.add}
      action={before ? texts.save : texts.addAction}
      {...form.dialog}
      onClose={onClose}
    >
      <TextField
        label={texts.words}
        required
        autoFocus
        value={typed.words}
        onChange={({ target }) => change({ words: target.value })}
        {...form.field('words', texts.wordsHelp)}
        slotProps={{ htmlInput: { maxLength: maxSynonymLength, dir: 'auto' } }}
      />
      <TextField
        label={texts.meaning}
        required
        value={typed.meaning}
        onChange={({ target }) => change({ meaning: target.value })}
        {...form.field('meaning', texts.meaningHelp)}
        slotProps={{ htmlInput: { maxLength: maxSynonymLength, dir: 'auto' } }}
      />
      {language.field(form.field('lang', texts.languageHelp))}
      <FormControlLabel
        control={<Checkbox checked={typed.bothWays} onChange={(_, isChecked) => change({ bothWays: isChecked })} />}
        label={texts.bothWaysLabel}
      />
    </FormDialog>
  );
}
