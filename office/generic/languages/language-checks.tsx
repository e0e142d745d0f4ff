import { Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { type LanguageChoice, toggled } from './language-choices.ts';
import { useLanguageStatusText } from './language-status.tsx';

interface LanguageChecksProps {
  use: 'publish' | 'unpublish';
  choices: readonly LanguageChoice[];
  onChange: (choices: LanguageChoice[]) => void;
}

/** A check box for each language, with its status. */
export function LanguageChecks({ use, choices, onChange }: LanguageChecksProps) {
  const words = useTexts().form;
  const { languageName } = useFormats();
  const { mainLanguage } = useMe();
  const statusText = useLanguageStatusText();
  return (
    <FormGroup role="group" aria-label={words.languages.label}>
      {choices.map((choice) => (
        <FormControlLabel
          key={choice.lang}
          disabled={choice.isFixed}
          control={
            <Checkbox
              checked={choice.isChosen}
              onChange={({ target }) => onChange(toggled(choices, choice.lang, target.checked, use))}
            />
          }
          label={
            <>
              {choice.lang === '' ? languageName(mainLanguage) : languageName(choice.lang)}{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {statusText(choice)}
              </Typography>
            </>
          }
        />
      ))}
    </FormGroup>
  );
}
