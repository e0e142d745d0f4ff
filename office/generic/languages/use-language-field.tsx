import { useState } from 'react';
import { useFormats } from '#office/texts/use-formats.ts';
import { LanguageField } from './language-field.tsx';
import { commonLanguages, languageIn } from './languages.ts';

/** A language of a form, entered by its name. `lang`: its tag. `field`: its input, with the help or the error at it. */
export function useLanguageField(initial: string) {
  const { languageName } = useFormats();
  const [entered, setEntered] = useState(languageName(initial));
  return {
    lang: (languageIn(entered, languageName) ?? entered).toLowerCase(),
    field: ({ error, helperText = '' }: { error: boolean; helperText: string | undefined }) => (
      <LanguageField
        offered={commonLanguages}
        isFocused={false}
        value={entered}
        onChange={setEntered}
        help={error ? '' : helperText}
        error={error ? helperText : ''}
      />
    ),
  };
}
