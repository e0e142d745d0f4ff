import type { EntityName } from '#content/registry.ts';
import { type FieldLabels, labelAt } from '#contract/field-labels.ts';
import type { BrokenRule } from '#contract/rules.ts';
import type { Texts } from '#office/texts/texts.ts';

type Rules = Texts['rules'];

interface RuleError extends BrokenRule {
  message: string;
}

/** The text about a broken rule in the language of the office. The message of any other error stays as it is. */
export function ruleText({ code, message }: RuleError, rules: Rules): string {
  const text = code === undefined ? undefined : new Map(Object.entries(rules)).get(code);
  return typeof text === 'string' ? text : message;
}

/** As {@link ruleText}, for errors in a document, whose fields have labels. `path`: such as `document.content.2.title`. */
export function ruleTextsOf(type: EntityName, { rules, entities }: Texts) {
  const fields: FieldLabels = entities[type].fields;
  return ({ path, ...error }: RuleError & { path: string }): string => {
    if (error.code !== 'not_empty') return ruleText(error, rules);
    const label = labelAt(fields, path.replace(/^(document|translations\.[^.]+)\./, ''));
    return label === undefined ? error.message : rules.not_empty({ label });
  };
}
