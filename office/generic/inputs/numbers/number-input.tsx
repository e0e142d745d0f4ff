import { asciiDigits } from '#contract/text/ascii-digits.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { TextBox } from '../text-box.tsx';

/** The number that a text is; a text that is no whole number stays as it was typed, and has an error. */
const numberIn = (typed: string): number | string => {
  const text = asciiDigits(typed.trim());
  return /^-?\d{1,15}$/.test(text) ? Number(text) : typed;
};

/** A whole number. Not of type "number": the wheel would change it, and incomplete numbers could not be typed. */
export function NumberInput({ field, path }: InputProps) {
  const { value, onChange, onBlur, error, id } = useField(path);
  const { readOnly } = useFormFacts();
  const shown = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return (
    <FieldFrame field={field} id={id} error={error} isEmpty={shown === ''}>
      {({ describedBy, invalid }) => (
        <TextBox
          {...{ id, describedBy, invalid, onBlur, readOnly }}
          value={shown}
          onChange={(text) => onChange(numberIn(text))}
          sx={{ width: 140 }}
          inputProps={{ inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' }}
        />
      )}
    </FieldFrame>
  );
}
