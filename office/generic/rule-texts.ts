import { type EntityName, entityOf } from '#content/registry.ts';
import english from '../texts/messages/en/rules.json' with { type: 'json' };
import type { Texts } from '../texts/texts.ts';
import { describeFields, type FieldDescription } from './describe-fields.ts';
import { type FieldsTexts, withTexts } from './field-texts.ts';

type Rules = Texts['rules'];

const { notEmpty: _, terms: _terms, ...constant } = english;

/** The names of the contract's messages by their English texts. */
const names: ReadonlyMap<string, keyof typeof constant> = new Map(
  Object.entries(constant).map(([name, text]) => [text, name as keyof typeof constant]),
);

/** The contract's message about a field in the language of the office. Any other message stays as it is. */
export function ruleText(message: string, rules: Rules): string {
  const name = names.get(message);
  return name === undefined ? message : rules[name];
}

const labelsIn = (fields: readonly FieldDescription[]): string[] =>
  fields.flatMap(({ label, item }) => [label, ...(item?.kind === 'parts' ? labelsIn(item.fields) : [])]);

/** As {@link ruleText}, for messages that name a field of a content type. */
export function ruleTextsOf(type: EntityName, { rules, entities }: Texts): (message: string) => string {
  const fields = describeFields(entityOf(type).document);
  const own = labelsIn(withTexts(fields, entities[type].fields as FieldsTexts));
  const required = new Map(
    labelsIn(fields).map((label, index) => [
      `${label} must not be empty`,
      rules.notEmpty({ label: own[index] ?? label }),
    ]),
  );
  return (message) => required.get(message) ?? ruleText(message, rules);
}
