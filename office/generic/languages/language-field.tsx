import { Autocomplete, TextField } from '@mui/material';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';

interface LanguageFieldProps {
  /** Tags that are offered by their names. */
  offered: readonly string[];
  value: string;
  onChange: (value: string) => void;
  help: string;
  /** '' if valid. */
  error: string;
}

/** A language, chosen by its name or entered as a tag. */
export function LanguageField({ offered, value, onChange, help, error }: LanguageFieldProps) {
  const words = useTexts().form.languages;
  const { languageName } = useFormats();
  return (
    <Autocomplete
      freeSolo
      options={offered.map(languageName)}
      inputValue={value}
      onInputChange={(_, next) => onChange(next)}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          margin="dense"
          label={words.tag}
          helperText={error || help}
          error={error !== ''}
        />
      )}
    />
  );
}
