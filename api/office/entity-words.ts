import { type Texts as EntityTexts, loaders as entityLoaders } from '#build/messages/office-server/entities.ts';
import { type Texts as RuleTexts, loaders as ruleLoaders } from '#build/messages/office-server/rules.ts';
import type { EntityName } from '#content/registry.ts';
import { labelAt } from '#contract/field-labels.ts';
import type { TermError } from '#contract/languages/glossary.ts';
import { loadWords } from '#contract/languages/wording.ts';
import type { BrokenRule } from '#contract/rules.ts';
import type { Wording } from './words.ts';

const [entities, rules] = await Promise.all([loadWords<EntityTexts>(entityLoaders), loadWords<RuleTexts>(ruleLoaders)]);
/** The name of a content type. */
export const typeName = (type: EntityName, lang: string): string =>
  entities.say((texts) => texts[type].label.one, lang);

/** The label of a field by its path in the document; the path without one. */
export const fieldLabel = (type: EntityName, path: string, lang: string): string =>
  entities.say((texts) => labelAt(texts[type].fields, path) ?? path, lang);

type PlainRule = { [Name in keyof RuleTexts]: RuleTexts[Name] extends string ? Name : never }[keyof RuleTexts];

const { messages: english } = await ruleLoaders.en();

const isPlainRule = (code: string | undefined): code is PlainRule =>
  code !== undefined && typeof new Map(Object.entries(english)).get(code) === 'string';

/** An error in a document of a type, by the path of its field. */
export interface DocumentError extends BrokenRule {
  path: string;
  message: string;
}

/** The text about a broken rule. A message of the schema library stays as it is. */
export function ruleWording(type: EntityName, { path, message, code }: DocumentError): Wording {
  if (isPlainRule(code)) return (_, lang) => rules.say((texts) => texts[code], lang);
  if (code !== 'not_empty') return () => message;
  return (_, lang) => rules.say((texts) => texts.not_empty({ label: fieldLabel(type, path, lang) }), lang);
}

/** Why a line of a glossary cannot be read. */
export const termWording =
  ({ line, reason, source, most }: TermError): Wording =>
  (_, lang) =>
    rules.say(({ terms }) => terms[reason]({ line, source, most }), lang);
