import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

/** A value and its label. */
export type SelectOption<Value extends string = string> = readonly [Value, string];

export interface SelectFieldProps<Value extends string>
  extends Pick<TextFieldProps, 'disabled' | 'helperText' | 'size' | 'sx'> {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange(value: Value): void;
}

/** A choice of one of a few values; '' may be one of them. */
export function SelectField<Value extends string>({ options, onChange, ...field }: SelectFieldProps<Value>) {
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
