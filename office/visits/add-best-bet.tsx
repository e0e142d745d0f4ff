import { TextField } from '@mui/material';
import { useId, useState } from 'react';
import { addBestBet } from '#contract/calls/office/searches.ts';
import { LinkBox } from '../generic/inputs/links/link-box.tsx';
import { LanguageField } from '../generic/languages/language-field.tsx';
import { commonLanguages, languageIn } from '../generic/languages/languages.ts';
import { client } from '../providers/client.ts';
import { useInvalidate } from '../providers/use-call.ts';
import { FormDialog } from '../screen/form-dialog.tsx';
import { useCheckedForm } from '../screen/use-checked-form.ts';
import { notify } from '../shell/notify.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';

/** A term that visitors search for; '' for one that is still to be entered. */
export interface Term {
  term: string;
  lang: string;
}

/** Chooses the page that the search shows first for a term. */
export function AddBestBet({ of, onClose }: { of: Term; onClose(): void }) {
  const { searches: texts } = useTexts();
  const invalidate = useInvalidate();
  const [term, setTerm] = useState(of.term);
  const { languageName } = useFormats();
  const [language, setLanguage] = useState(languageName(of.lang));
  const [path, setPath] = useState('');
  const pathId = useId();
  const lang = (languageIn(language, languageName) ?? language).toLowerCase();
  const values = { term: term.trim(), lang, path: path.trim() };
  const form = useCheckedForm({
    schema: addBestBet.input,
    values,
    send: () => client.call(addBestBet, values),
    onSent: async () => {
      await invalidate(['best-bets']);
      notify(texts.added, { type: 'success' });
      onClose();
    },
  });
  const target = form.field('path', texts.pageHelp);
  const inLanguage = form.field('lang', texts.languageHelp);
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
      <LanguageField
        offered={commonLanguages}
        isFocused={false}
        value={language}
        onChange={setLanguage}
        help={texts.languageHelp}
        error={inLanguage.error ? (inLanguage.helperText ?? '') : ''}
      />
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
