import { type Texts as EntityTexts, loaders as entityLoaders } from '#build/messages/office-server/entities.ts';
import { type Texts as RuleTexts, loaders as ruleLoaders } from '#build/messages/office-server/rules.ts';
import type { EntityName } from '#content/registry.ts';
import type { TermError } from '#contract/glossary.ts';
import { loadWords } from '#contract/wording.ts';
import type { Wording } from './words.ts';

const [entities, rules] = await Promise.all([loadWords<EntityTexts>(entityLoaders), loadWords<RuleTexts>(ruleLoaders)]);
const [{ messages: englishEntities }, { messages: englishRules }] = await Promise.all([
  entityLoaders.en(),
  ruleLoaders.en(),
]);

interface FieldTexts {
  label: string;
  /** Lists: the fields of their parts. */
  fields?: Readonly<Record<string, FieldTexts>>;
}

const labelsIn = (fields: Readonly<Record<string, FieldTexts>>): string[] =>
  Object.values(fields).flatMap(({ label, fields: parts = {} }) => [label, ...labelsIn(parts)]);

/** The name of a content type. */
export const typeName = (type: EntityName, lang: string): string =>
  entities.say((texts) => texts[type].label.one, lang);

/** The label of a field by the one in the contract. */
export function fieldLabel(type: EntityName, label: string, lang: string): string {
  const index = labelsIn(englishEntities[type].fields).indexOf(label);
  return entities.say((texts) => labelsIn(texts[type].fields)[index] ?? label, lang);
}

type RuleName = { [Name in keyof RuleTexts]: RuleTexts[Name] extends string ? Name : never }[keyof RuleTexts];

const ruleNames = new Map(
  Object.entries(englishRules).flatMap(([name, text]) => (typeof text === 'string' ? [[text, name as RuleName]] : [])),
);

/** The contract’s message about a field of a type. Any other message, such as one of the schema library, stays as it is. */
export function ruleWording(type: EntityName, message: string): Wording {
  const name = ruleNames.get(message);
  if (name !== undefined) return (_, lang) => rules.say((texts) => texts[name], lang);
  const empty = labelsIn(englishEntities[type].fields).find((label) => englishRules.notEmpty({ label }) === message);
  if (empty === undefined) return () => message;
  return (_, lang) => rules.say((texts) => texts.notEmpty({ label: fieldLabel(type, empty, lang) }), lang);
}

/** Why a line of a glossary cannot be read. */
export const termWording =
  ({ line, reason, source, most }: TermError): Wording =>
  (_, lang) =>
    rules.say(({ terms }) => terms[reason]({ line, source, most }), lang);
