import type { FieldDescription } from '#office/generic/fields/describe-fields.ts';
import { useTexts } from '#office/texts/texts.ts';
import { attributeIn, isFact } from '../facts/facts.ts';
import { useAttributes } from '../facts/use-attributes.ts';
import { titleOf } from './list-item.tsx';

/** The titles of the items of a list. That of a fact is the name of its attribute. */
export function useItemTitle({ item, label }: FieldDescription, items: readonly unknown[]) {
  const { form } = useTexts();
  const attributes = useAttributes(isFact(item) ? items.flatMap((value) => attributeIn(value) ?? []) : []);
  return (index: number, value: unknown): string => {
    const id = isFact(item) ? attributeIn(value) : undefined;
    const name = id === undefined ? undefined : attributes(id)?.name;
    return name ?? (item ? titleOf(item, label, index, value, form) : label);
  };
}
