import type { Attribute, FactValue } from '#content/attribute/definition.ts';
import type { FieldError } from '../protocol/problem.ts';

/** A fact as it is checked. */
export interface CheckedFact {
  values: readonly FactValue[];
  upTo: number | null;
  /** Absent: facts of articles have none. */
  text?: string | undefined;
}

/** What facts of an attribute are checked by. */
export type CheckedAttribute = Pick<Attribute, 'kind' | 'decimals' | 'least' | 'most' | 'options'>;

type Rule = Pick<FieldError, 'code' | 'message'>;

const noKind: Rule = { code: 'fact_values_kind', message: 'These values do not fit the kind of the attribute' };

function brokenByNumber(value: unknown, { decimals, least, most }: CheckedAttribute): Rule | undefined {
  if (typeof value !== 'number') return { code: 'number', message: 'Enter a number' };
  if (Number(value.toFixed(decimals)) !== value)
    return { code: 'fact_decimals', message: 'This number has more decimal places than the attribute allows' };
  if (least !== null && value < least)
    return { code: 'fact_least', message: 'This number is smaller than the attribute allows' };
  if (most !== null && value > most)
    return { code: 'fact_most', message: 'This number is larger than the attribute allows' };
  return undefined;
}

function brokenByValue(value: FactValue, attribute: CheckedAttribute): Rule | undefined {
  switch (attribute.kind) {
    case 'number':
      return brokenByNumber(value, attribute);
    case 'choice':
      if (typeof value !== 'string') return noKind;
      return attribute.options.some(({ id }) => id === value)
        ? undefined
        : { code: 'fact_option', message: 'This option no longer exists; choose another' };
    case 'yesNo':
      return typeof value === 'boolean' ? undefined : noKind;
    case 'text':
      return noKind;
  }
}

function brokenByRange({ values, upTo }: CheckedFact, attribute: CheckedAttribute): Rule | undefined {
  if (upTo === null) return undefined;
  const [from, ...others] = values;
  if (attribute.kind !== 'number' || typeof from !== 'number' || others.length > 0)
    return { code: 'fact_no_range', message: 'Only a single number can be the start of a range' };
  if (upTo < from) return { code: 'fact_range', message: 'Enter the value or a larger number' };
  return brokenByNumber(upTo, attribute);
}

function brokenByValues(values: readonly FactValue[], attribute: CheckedAttribute): Rule | undefined {
  if (attribute.kind === 'yesNo' && values.length > 1)
    return { code: 'fact_values_one', message: 'Only one value is possible here' };
  return values.map((value) => brokenByValue(value, attribute)).find((rule) => rule !== undefined);
}

/** What of a fact does not fit its attribute: at most one error a field. */
export function factErrors(fact: CheckedFact, attribute: CheckedAttribute): FieldError[] {
  const text: Rule | undefined =
    fact.text && attribute.kind !== 'text'
      ? { code: 'fact_text', message: 'Only attributes with texts have a text; remove it' }
      : undefined;
  const broken = { values: brokenByValues(fact.values, attribute), upTo: brokenByRange(fact, attribute), text };
  return Object.entries(broken).flatMap(([field, rule]) => (rule ? [{ field, ...rule }] : []));
}
