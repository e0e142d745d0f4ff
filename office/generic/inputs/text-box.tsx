import { OutlinedInput, type OutlinedInputProps } from '@mui/material';

interface TextBoxProps extends Omit<OutlinedInputProps, 'onChange' | 'error' | 'size'> {
  id: string;
  /** From the frame of the field, as {@link invalid}. */
  describedBy: string;
  invalid: boolean;
  onChange: (text: string) => void;
}

/** The box of a text, a number or a date in the frame of its field. */
export const TextBox = ({ describedBy, invalid, onChange, inputProps, ...box }: TextBoxProps) => (
  <OutlinedInput
    size="small"
    {...box}
    onChange={({ target }) => onChange(target.value)}
    error={invalid}
    inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': invalid, ...inputProps }}
  />
);
