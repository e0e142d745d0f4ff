import { Autocomplete, MenuItem, TextField, type TextFieldProps } from '@mui/material';
import { useTexts } from '#office/texts/texts.ts';

/** A value and its label. */
export type SelectOption<Value extends string = string> = readonly [Value, string];

export interface SelectFieldProps<Value extends string>
  extends Pick<TextFieldProps, 'disabled' | 'helperText' | 'size' | 'sx'> {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange(value: Value): void;
}

/** Menus with more options than this are searched by typing. */
const mostInMenu = 12;

/** A choice of one of some values; '' may be one of them. */
export function SelectField<Value extends string>({ options, onChange, ...field }: SelectFieldProps<Value>) {
  if (options.length > mostInMenu) return <SearchedField {...field} options={options} onChange={onChange} />;
  return (
    <TextField
      {...field}
      select
      onChange={({ target }) => {
        const chosen = options.find(([value]) => value === target.value);
        if (chosen) onChange(chosen[0]);
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {options.map(([value, label]) => (
        <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal', maxWidth: 420 }}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function SearchedField<Value extends string>({ options, value, onChange, ...field }: SelectFieldProps<Value>) {
  const texts = useTexts().form;
  const { disabled = false, sx = {}, size = 'small', ...input } = field;
  return (
    <Autocomplete
      {...{ disabled, sx, size, options }}
      value={options.find(([each]) => each === value) ?? options[0]}
      onChange={(_, [chosen]) => onChange(chosen)}
      getOptionLabel={([, label]) => label}
      getOptionKey={([each]) => each}
      isOptionEqualToValue={([one], [other]) => one === other}
      disableClearable
      autoHighlight
      selectOnFocus
      noOptionsText={texts.noOption}
      renderInput={(params) => (
        <TextField
          {...params}
          {...input}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}
