import { Autocomplete, TextField } from '@mui/material';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { isWhole, namesOf } from './languages.ts';

interface LanguageFieldProps {
  /** Tags that are offered by their names. */
  offered: readonly string[];
  value: string;
  onChange: (value: string) => void;
  /** Called with a language that was chosen from the open list. */
  onChoose?: (tag: string) => void;
  help: string;
  /** '' if valid. */
  error: string;
  /** Whether it takes the focus; absent: yes. */
  isFocused?: boolean;
}

/** A language, chosen by its name or entered as a tag. */
export function LanguageField(props: LanguageFieldProps) {
  const { offered, value, onChange, onChoose, help, error, isFocused = true } = props;
  const words = useTexts().form.languages;
  const { languageName } = useFormats();
  // An entered text may be a tag that the list does not offer.
  const labelOf = (entered: string) => (offered.includes(entered) ? languageName(entered) : entered);
  const matching = (tags: readonly string[], typed: string) =>
    tags.filter((tag) => namesOf(tag, languageName).some((name) => name.includes(typed.trim().toLowerCase())));
  /** Whether a text is neither a tag nor a whole name. */
  const isPart = (typed: string) => typed.trim() !== '' && !isWhole(typed.trim(), offered, languageName);
  return (
    <Autocomplete
      freeSolo
      options={[...offered]}
      getOptionLabel={labelOf}
      filterOptions={(tags, { inputValue }) => matching(tags, inputValue)}
      value={null}
      inputValue={value}
      onInputChange={(_, next) => onChange(next)}
      openOnFocus={onChoose !== undefined}
      autoHighlight={isPart(value)}
      onChange={(_event, entered, reason) => {
        if (reason === 'selectOption' && entered !== null) onChoose?.(entered);
        // Enter chooses what is shown: with free text, Autocomplete itself chooses the text.
        const [first] = reason === 'createOption' && isPart(value) ? matching(offered, value) : [];
        if (first !== undefined) onChange(labelOf(first));
      }}
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
