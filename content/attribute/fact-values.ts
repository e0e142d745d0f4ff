import type { Attribute, Fact, FactValue } from './definition.ts';

/** A fact as a product has it. */
export interface StoredFact {
  attribute: number;
  values: readonly FactValue[];
  upTo: number | null;
  text?: string;
  note?: string;
}

type Option = { id?: string | undefined; key: string; name: string };

/** `chosen`: the options of `values`, with their places among those of the attribute. */
type FittingValues<O> = Pick<Fact, 'values' | 'upTo' | 'text'> & { chosen: readonly { option: O; index: number }[] };

/** The values that fit the kind of the attribute; others were saved before it changed. Options have their names. */
export function fittingValues<O extends Option>(
  { values, upTo, text = '' }: StoredFact,
  { kind, options }: Pick<Attribute, 'kind'> & { options: readonly O[] },
): FittingValues<O> {
  const none = { values: [], upTo: null, text: '', chosen: [] };
  if (kind === 'text') return { ...none, text };
  if (kind === 'yesNo') return { ...none, values: values.filter((value) => typeof value === 'boolean').slice(0, 1) };
  if (kind === 'number') {
    const numbers = values.filter((value) => typeof value === 'number');
    return { ...none, values: numbers, upTo: numbers.length === 1 ? upTo : null };
  }
  const chosen = options
    .map((option, index) => ({ option, index }))
    .filter(({ option: { id } }) => id !== undefined && values.includes(id));
  return { ...none, values: chosen.map(({ option }) => option.name), chosen };
}
