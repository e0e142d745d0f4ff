import { Autocomplete, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTexts } from '#office/texts/texts.ts';

export interface ValuesFieldProps<Value extends string | number> {
  label: string;
  values: readonly Value[];
  options: readonly Value[];
  nameOf(value: Value): string;
  onChange(values: Value[]): void;
  helperText?: string | undefined;
}

/** Several values of a list, found by typing. */
export function ValuesField<Value extends string | number>(props: ValuesFieldProps<Value>) {
  const { label, values, options, nameOf, onChange, helperText } = props;
  const { noOption } = useTexts().form;
  const [typed, setTyped] = useState('');
  // Another array would be another value, which empties the input.
  const chosen = useMemo(() => [...values], [values]);
  return (
    <Autocomplete
      multiple
      size="small"
      options={options}
      value={chosen}
      getOptionLabel={nameOf}
      filterSelectedOptions
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      // Enter chooses what is shown, instead of sending the form.
      autoHighlight={typed.trim() !== ''}
      onChange={(_, next) => onChange(next)}
      noOptionsText={noOption}
      renderInput={(params) => <TextField {...params} label={label} helperText={helperText} />}
    />
  );
}
