import { z } from 'zod';
import { fieldLabel } from '#api/office/entity-words.ts';
import { words } from '#api/office/words.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { metaOf } from '#contract/fields.ts';
import { schemasAt } from '#contract/schema-walk.ts';

export interface TextFacts {
  /** The labels of the field and of the lists that it is in, such as `Content 3: Title`. */
  label: string;
  /** The longest text that the field accepts, characters. */
  max?: number;
}

/** Parts of pictures and lists, which have no labels in the contract. */
const isPart = (key: string): key is 'alt' | 'title' | 'picture' => ['alt', 'title', 'picture'].includes(key);

/** What translators need to know about a text of an entry, by its path. `lang`: the language of the label. */
export function textFacts(type: EntityName, path: string, lang: string): TextFacts {
  const labels: string[] = [];
  let schema: z.core.$ZodType | undefined = entityOf(type).document;
  for (const [depth, key] of path.split('.').entries()) {
    schema = schema && schemasAt(schema, key)[0];
    if (/^\d+$/.test(key)) labels.push(`${labels.pop() ?? ''} ${Number(key) + 1}`.trim());
    else {
      const hasLabel = schema && metaOf(schema) !== undefined;
      const keys = path.split('.').slice(0, depth + 1);
      if (hasLabel) labels.push(fieldLabel(type, keys.join('.'), lang));
      else labels.push(isPart(key) ? words.say((texts) => texts.exchange.labels[key], lang) : key);
    }
  }
  const { maxLength } = schema
    ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { maxLength?: number })
    : {};
  return { label: labels.join(': '), ...(maxLength === undefined ? {} : { max: maxLength }) };
}
