import { z } from 'zod';
import { fieldLabel } from '#api/office/entity-words.ts';
import { words } from '#api/office/words.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { metaOf } from '#contract/fields.ts';

export interface TextFacts {
  /** The labels of the field and of the lists that it is in, such as `Content 3: Title`. */
  label: string;
  /** The longest text that the field accepts, characters. */
  max?: number;
}

function inside(schema: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  if ('innerType' in def) return inside(def.innerType as z.core.$ZodType, key);
  if (def.type === 'array') return (def as z.core.$ZodArrayDef).element;
  if (def.type === 'object') return (def as z.core.$ZodObjectDef).shape[key];
  if (def.type !== 'union') return undefined;
  return (def as z.core.$ZodUnionDef).options.map((option) => inside(option, key)).find((found) => found !== undefined);
}

/** Parts of pictures and lists, which have no labels in the contract. */
const isPart = (key: string): key is 'alt' | 'title' | 'picture' => ['alt', 'title', 'picture'].includes(key);

/** What translators need to know about a text of an entry, by its path. `lang`: the language of the label. */
export function textFacts(type: EntityName, path: string, lang: string): TextFacts {
  const labels: string[] = [];
  let schema: z.core.$ZodType | undefined = entityOf(type).document;
  for (const [depth, key] of path.split('.').entries()) {
    schema = schema && inside(schema, key);
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
