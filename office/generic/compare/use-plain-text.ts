import { useDecimals } from '#office/generic/inputs/numbers/use-decimals.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';

/** The text of a value that is no text itself, such as a choice, a number or a file. */
export function usePlainText(): (field: FieldDescription, value: unknown) => string {
  const { yes, no } = useTexts().form.facts;
  const { write } = useDecimals();
  return ({ input, optionNames }, value) => {
    if (input === 'flag') return value === true ? yes : no;
    if (value === undefined || value === null) return '';
    if (input === 'decimal' && typeof value === 'number') return write(value);
    if (typeof value === 'object') return 'src' in value ? String(value.src) : JSON.stringify(value);
    return optionNames[String(value)] ?? String(value);
  };
}
