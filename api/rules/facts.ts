import type { AttributeKind, Fact, FactValue } from '#content/attribute/definition.ts';

/** A fact as a product has it. */
export interface StoredFact {
  attribute: number;
  values: readonly FactValue[];
  upTo: number | null;
  text?: string;
  note?: string;
}

/** What facts need of a published attribute. */
export interface AttributeOfFacts {
  publicId: string;
  name: string;
  lang?: string | undefined;
  kind: AttributeKind;
  unit: string;
  unitCode: string;
  decimals: number;
  options: readonly { id?: string | undefined; key: string; name: string }[];
  group: string;
  compare: boolean;
}

type Values = Pick<Fact, 'values' | 'keys' | 'upTo' | 'text'>;

/** The key of an option in addresses: the editor's, or else its id. */
export const keyOfOption = ({ id, key }: AttributeOfFacts['options'][number]): string => key || (id ?? '');

/** The values that fit the kind of the attribute; others were saved before it changed. */
function valuesOf({ values, upTo, text = '' }: StoredFact, { kind, options }: AttributeOfFacts): Values {
  const none = { values: [], keys: [], upTo: null, text: '' };
  if (kind === 'text') return { ...none, text };
  if (kind === 'yesNo') return { ...none, values: values.filter((value) => typeof value === 'boolean').slice(0, 1) };
  if (kind === 'number') {
    const numbers = values.filter((value) => typeof value === 'number');
    return { ...none, values: numbers, upTo: numbers.length === 1 ? upTo : null };
  }
  const chosen = options.filter(({ id }) => id !== undefined && values.includes(id));
  return { ...none, values: chosen.map(({ name }) => name), keys: chosen.map(keyOfOption) };
}

/**
 * Facts as visitors read them: those that have a value and whose attribute is published. `order`: the numbers of the
 * attributes of the category; their facts come first, in that order.
 */
export function composeFacts(
  stored: readonly StoredFact[],
  attributes: ReadonlyMap<number, AttributeOfFacts>,
  order: readonly number[],
): Fact[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = (fact: StoredFact) => place.get(fact.attribute) ?? order.length;
  return stored
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((fact): Fact[] => {
      const attribute = attributes.get(fact.attribute);
      if (!attribute) return [];
      const own = valuesOf(fact, attribute);
      if (own.values.length === 0 && own.text === '') return [];
      const { publicId, name, lang, kind, decimals, unit, unitCode, group, compare } = attribute;
      const said = { attribute: publicId, name, kind, decimals, unit, unitCode, group, compare };
      return [{ ...said, ...(lang === undefined ? {} : { lang }), ...own, note: fact.note ?? '' }];
    });
}
