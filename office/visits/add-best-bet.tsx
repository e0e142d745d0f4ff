import { TextField } from '@mui/material';
import { useId, useState } from 'react';
import { addBestBet } from '#contract/calls/office/searches.ts';
import { LinkBox } from '../generic/inputs/links/link-box.tsx';
import { useLanguageField } from '../generic/languages/use-language-field.tsx';
import { client } from '../providers/client.ts';
import { FormDialog } from '../screen/dialogs/form-dialog.tsx';
import { useAddingForm } from '../screen/use-checked-form.ts';
import { useTexts } from '../texts/texts.ts';

/** A term that visitors search for; '' for one that is still to be entered. */
export interface Term {
  term: string;
  lang: string;
}

/** Chooses the page that the search shows first for a term. */
export function AddBestBet({ of, onClose }: { of: Term; onClose(): void }) {
  const { searches: texts } = useTexts();
  const [term, setTerm] = useState(of.term);
  const language = useLanguageField(of.lang);
  const [path, setPath] = useState('');
  const pathId = useId();
  const values = { term: term.trim(), lang: language.lang, path: path.trim() };
  const form = useAddingForm({
    schema: addBestBet.input,
    values,
    send: () => client.call(addBestBet, values),
    refreshes: 'best-bets',
    done: texts.added,
    onClose,
  });
  const target = form.field('path', texts.pageHelp);
  return (
    <FormDialog title={texts.addTitle} action={texts.add} {...form.dialog} onClose={onClose}>
      <TextField
        label={texts.term}
        required
        autoFocus={of.term === ''}
        value={term}
        onChange={({ target: { value } }) => setTerm(value)}
        {...form.field('term', texts.termHelp)}
        slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
      />
      {language.field(form.field('lang', texts.languageHelp))}
      <LinkBox
        id={pathId}
        label={texts.page}
        required
        autoFocus={of.term !== ''}
        value={path}
        onChange={setPath}
        invalid={target.error}
        helperText={target.helperText}
      />
    </FormDialog>
  );
}
