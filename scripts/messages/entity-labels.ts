import { join } from 'node:path';
import type { z } from 'zod';
import { type EntityName, entityNames, entityOf, folderOf } from '#content/registry.ts';
import { metaOf } from '#contract/fields.ts';
import type { Messages } from './catalogs.ts';

const content = join(import.meta.dirname, '../../content');

/** The labels of a content type in a language other than English. */
export const labelsFile = (type: EntityName, language: string): string =>
  join(content, folderOf(type), 'texts', language, 'labels.json');

/** The texts of the pages of a content type in a language. */
export const pagesFile = (type: EntityName, language: string): string =>
  join(content, folderOf(type), 'texts', language, 'pages.json');

/** The English labels of every content type, from its definition. */
export const englishLabels = (): Record<EntityName, Messages> =>
  Object.fromEntries(entityNames.map((type) => [type, labelsOf(type)])) as Record<EntityName, Messages>;

function labelsOf(type: EntityName): Messages {
  const { label, single, document } = entityOf(type);
  const [one, many] = [label.one, label.many].map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return {
    label,
    add: `Add ${one}`,
    search: `Search ${many}`,
    none: `No ${many} yet`,
    addFirst: `Add the ${single ? one : `first ${one}`}. Until you publish it, only people in the office see it.`,
    fields: fieldLabels(document.shape),
  };
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

function fieldLabels(shape: Shape): Messages {
  const fields: Messages = {};
  for (const [name, schema] of Object.entries(shape)) {
    const meta = metaOf(schema);
    if (!meta) continue;
    const { label, help, absent, optionNames } = meta;
    const options = optionsIn(schema);
    const parts = fieldLabels(partsIn(schema));
    fields[name] = {
      label,
      ...(help && { help }),
      ...(absent && { absent }),
      ...(options.length > 0 && {
        options: Object.fromEntries(options.map((option) => [option, optionNames?.[option] ?? option])),
      }),
      ...(Object.keys(parts).length > 0 && { fields: parts }),
    };
  }
  return fields;
}

function innermost(schema: z.core.$ZodType): z.core.$ZodTypeDef {
  const { def } = schema._zod;
  return 'innerType' in def ? innermost(def.innerType as z.core.$ZodType) : def;
}

/** The values of a choice. */
function optionsIn(schema: z.core.$ZodType): string[] {
  const def = innermost(schema);
  return def.type === 'enum' ? Object.values((def as z.core.$ZodEnumDef).entries).map(String) : [];
}

/** The fields of a list's items. */
function partsIn(schema: z.core.$ZodType): Shape {
  const def = innermost(schema);
  if (def.type !== 'array') return {};
  const item = (def as z.core.$ZodArrayDef).element._zod.def;
  return item.type === 'object' ? (item as z.core.$ZodObjectDef).shape : {};
}
