import { MenuItem, TextField } from '@mui/material';
import { ownLanguageName } from '#contract/languages/language-tags.ts';
import { officeLanguages } from '#office/texts/chosen-language.ts';
import { directionOf } from '#office/texts/direction.ts';
import { useLanguage } from '#office/texts/texts.ts';

/** Chooses the language of the office. Each language is named in itself. */
export function LanguageChoice({ help }: { help?: string }) {
  const { language, texts, choose } = useLanguage();
  return (
    <TextField
      select
      label={texts.people.language}
      helperText={help}
      value={language}
      onChange={({ target }) => void choose(target.value)}
    >
      {officeLanguages.map((each) => (
        <MenuItem key={each} value={each} lang={each} dir={directionOf(each)}>
          {ownLanguageName(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}
