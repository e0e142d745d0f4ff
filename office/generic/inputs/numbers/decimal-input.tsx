import { useFormFacts } from '#office/generic/form/form-context.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { TextBox } from '../text-box.tsx';
import { useDecimals, useTypedText } from './use-decimals.ts';

/** A number with decimals. A text that is no number stays as it was typed, and has an error. */
export function DecimalInput({ field, path }: InputProps) {
  const { value, onChange, onBlur, error, id } = useField(path);
  const { readOnly } = useFormFacts();
  const decimals = useDecimals();
  const stored = typeof value === 'number' ? decimals.write(value) : typeof value === 'string' ? value : '';
  const { shown, type, typing } = useTypedText(stored);
  const change = (text: string) => {
    type(text);
    onChange(text.trim() === '' ? null : (decimals.read(text) ?? text));
  };
  return (
    <FieldFrame field={field} id={id} error={error} isEmpty={shown === ''}>
      {({ describedBy, invalid }) => (
        <TextBox
          {...{ id, describedBy, invalid, readOnly }}
          {...typing(onBlur)}
          onChange={change}
          sx={{ width: '100%', maxWidth: 180 }}
          // Some phones have no minus among the keys for decimals.
          inputProps={{ inputMode: 'text', autoComplete: 'off', dir: 'ltr' }}
        />
      )}
    </FieldFrame>
  );
}
