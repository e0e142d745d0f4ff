import { join } from 'node:path';
import type { z } from 'zod';
import { hasSectionsBelow } from '#content/entry-sections/definition.ts';
import { type EntityName, entityNames, entityOf, folderOf } from '#content/registry.ts';
import { hasOwnPage } from '#contract/entity.ts';
import { type KindMeta, kindMeta, metaOf } from '#contract/fields.ts';
import { innermost, shapeFor, structureOf } from '#contract/schema-walk.ts';
import { type Messages, readMessages } from './read-messages.ts';

const content = join(import.meta.dirname, '../../content');

/** The labels of a content type in a language other than English. */
export const labelsFile = (type: EntityName, language: string): string =>
  join(content, folderOf(type), 'texts', language, 'labels.json');

/** The labels in `content/` that are written once for all types. */
const sharedLabels = (folder: string, language: string): Messages =>
  readMessages(join(content, folder, 'texts', language, 'labels.json'));

/** The labels of a content type in another language. Those of sections, and of pages, are written once for all types. */
export function labelsIn(type: EntityName, language: string): Messages {
  const messages = readMessages(labelsFile(type, language));
  const { fields } = messages;
  if (typeof fields !== 'object') return messages;
  const { document, pages } = entityOf(type);
  const named: Messages = hasSectionsBelow(entityOf(type))
    ? { ...fields, ...sharedLabels('entry-sections', language) }
    : fields;
  const lists = Object.entries(document.shape).filter(([, schema]) => kindsIn(schema).length > 0);
  const sections = lists.length > 0 ? sharedLabels('sections', language) : {};
  const own = lists.map(([name, schema]): [string, Messages] => {
    const kinds = kindsIn(schema).map(([kind]) => [kind, (sections.kinds as Messages)[kind]]);
    return [name, { ...(named[name] as Messages), ...sections, kinds: Object.fromEntries(kinds) as Messages }];
  });
  const ofPages = hasOwnPage(pages) ? sharedLabels('search-engines', language) : {};
  return { ...messages, fields: { ...fields, ...Object.fromEntries(own), ...ofPages } };
}

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
    const kinds = kindsIn(schema).map(([kind, { label, help }]) => [kind, { label, help }]);
    fields[name] = {
      label,
      ...(help && { help }),
      ...(absent && { absent }),
      ...(options.length > 0 && {
        options: Object.fromEntries(options.map((option) => [option, optionNames?.[option] ?? option])),
      }),
      ...(kinds.length > 0 && { kinds: Object.fromEntries(kinds) }),
      ...(Object.keys(parts).length > 0 && { fields: parts }),
    };
  }
  return fields;
}

/** The values of a choice. */
function optionsIn(schema: z.core.$ZodType): string[] {
  const { def } = innermost(schema)._zod;
  return def.type === 'enum' ? Object.values((def as z.core.$ZodEnumDef).entries).map(String) : [];
}

/** The kinds of a list's items, where they are of several. */
function kindsIn(schema: z.core.$ZodType): [name: string, label: KindMeta][] {
  const list = structureOf(schema);
  const item = list.kind === 'list' ? structureOf(list.element) : undefined;
  if (item?.kind !== 'union') return [];
  return item.options.flatMap((option): [string, KindMeta][] => {
    const meta = kindMeta.get(option);
    const { kind } = shapeFor(option, {}) ?? {};
    return meta ? [[String([...(kind?._zod.values ?? [])][0]), meta]] : [];
  });
}

/** The fields of a list's items, of all kinds. */
function partsIn(schema: z.core.$ZodType): Shape {
  const list = structureOf(schema);
  if (list.kind !== 'list') return {};
  const isNamed = structureOf(list.element).kind === 'object' || kindsIn(schema).length > 0;
  return (isNamed && shapeFor(list.element, {})) || {};
}
