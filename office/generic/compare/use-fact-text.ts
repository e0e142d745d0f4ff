import { recordIn } from '#office/generic/form/entry-values.ts';
import { valuesIn } from '#office/generic/inputs/facts/fact-values.ts';
import { type AttributeOfFacts, attributeIn } from '#office/generic/inputs/facts/facts.ts';
import { useAttributes } from '#office/generic/inputs/facts/use-attributes.ts';
import { useDecimals } from '#office/generic/inputs/numbers/use-decimals.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';

/** Facts as text, such as “Weight: 1.89 kg”. `facts`: those that are shown. */
export function useFactText(facts: readonly unknown[]): (fact: unknown) => string {
  const { entries, form } = useTexts();
  const formats = useFormats();
  const { write } = useDecimals();
  const attributes = useAttributes(facts.flatMap((fact) => attributeIn(fact) ?? []));
  const words = form.facts;

  const valueText = (value: unknown, attribute: AttributeOfFacts | null | undefined): string => {
    if (typeof value === 'number') return write(value);
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    return attribute?.options.find(({ id }) => id === value)?.name ?? words.optionGone;
  };
  return (fact) => {
    const id = attributeIn(fact);
    if (id === undefined) return '';
    const attribute = attributes(id);
    const { values, upTo, text, note } = recordIn(fact);
    const several = formats.list(valuesIn(values).map((value) => valueText(value, attribute)));
    const range = typeof upTo === 'number' ? words.upTo({ from: several, to: write(upTo) }) : several;
    const measured = [range, range === '' ? '' : attribute?.unit].filter(Boolean).join(' ');
    const value = formats.list(
      [measured, text, note].flatMap((part) => (typeof part === 'string' && part !== '' ? [part] : [])),
    );
    const name = attribute === undefined ? '…' : (attribute?.name ?? form.chosenGone({ id }));
    return words.named({ name, value: value === '' ? entries.compare.empty : value });
  };
}
