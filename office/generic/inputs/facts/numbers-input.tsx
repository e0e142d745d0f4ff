import { InputAdornment } from '@mui/material';
import { useDecimals, useTypedText } from '../numbers/use-decimals.ts';
import { TextBox } from '../text-box.tsx';
import type { ValuesProps } from './fact-values-input.tsx';

/** Numbers with their unit, several with a semicolon between them. A text that is no number stays as it was typed. */
export function NumbersInput(props: ValuesProps) {
  const { attribute, values, onChange, onBlur, readOnly, id, describedBy, invalid } = props;
  const decimals = useDecimals();
  const stored = values.map((value) => (typeof value === 'number' ? decimals.write(value) : String(value))).join('; ');
  const { type, typing } = useTypedText(stored);
  const change = (text: string) => {
    type(text);
    const parts = text.split(/[;؛]/).map((part) => part.trim());
    onChange(parts.filter((part) => part !== '').map((part) => decimals.read(part) ?? part.slice(0, 40)));
  };
  return (
    <TextBox
      {...{ id, describedBy, invalid, readOnly }}
      {...typing(onBlur)}
      onChange={change}
      fullWidth
      endAdornment={
        attribute.unit === '' ? undefined : <InputAdornment position="end">{attribute.unit}</InputAdornment>
      }
      inputProps={{ inputMode: 'text', autoComplete: 'off', dir: 'ltr' }}
    />
  );
}
