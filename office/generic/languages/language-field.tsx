import { Autocomplete, TextField } from '@mui/material';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { isWhole, namesOf } from './languages.ts';

interface LanguageFieldProps {
  /** Tags that are offered by their names. */
  offered: readonly string[];
  value: string;
  onChange: (value: string) => void;
  help: string;
  /** '' if valid. */
  error: string;
  /** Whether it takes the focus; absent: yes. */
  isFocused?: boolean;
}

/** A language, chosen by its name or entered as a tag. */
export function LanguageField({ offered, value, onChange, help, error, isFocused = true }: LanguageFieldProps) {
  const words = useTexts().form.languages;
  const { languageName } = useFormats();
  // An entered text may be a tag that the list does not offer.
  const labelOf = (entered: string) => (offered.includes(entered) ? languageName(entered) : entered);
  return (
    <Autocomplete
      freeSolo
      options={[...offered]}
      getOptionLabel={labelOf}
      filterOptions={(tags, { inputValue }) => {
        const typed = inputValue.trim().toLowerCase();
        return tags.filter((tag) => namesOf(tag, languageName).some((name) => name.includes(typed)));
      }}
      inputValue={value}
      // Enter chooses what is shown, unless the text is a tag or a whole name.
      autoHighlight={value.trim() !== '' && !isWhole(value.trim(), offered, languageName)}
      onInputChange={(_, next) => onChange(next)}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus={isFocused}
          margin="dense"
          label={words.tag}
          helperText={error || help}
          error={error !== ''}
        />
      )}
    />
  );
}
