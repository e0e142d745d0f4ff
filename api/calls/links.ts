import { pageShowing } from '#content/pages.ts';
import { type EntityName, entityNames, entityOf } from '#content/registry.ts';
import { pageAddresses } from '#contract/addresses/page-addresses.ts';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import { titleOf } from '#contract/entity.ts';
import { metaOf } from '#contract/fields.ts';
import type { PublishedEntry } from '#store/store.ts';
import type { CallContext } from '../context.ts';

const isType = (name: string | undefined): name is EntityName => entityNames.some((each) => each === name);

/** The relations of a type's document to other entries: the names of its fields, with the types that they refer to. */
export function relationsOf(type: EntityName): { field: string; to: EntityName }[] {
  return Object.entries(entityOf(type).document.shape).flatMap(([field, schema]) => {
    const meta = metaOf(schema);
    const isRelation = meta?.input === 'relation' || meta?.input === 'relations';
    return isRelation && isType(meta.to) ? [{ field, to: meta.to }] : [];
  });
}

/** The link to an entry. Its name is in the language of the entry, or in the default one where it is not translated. */
export function linkTo(type: EntityName, entry: PublishedEntry, { store }: CallContext): EntryLink {
  const { publicId: id, document, lang, translation } = entry;
  const title = (of: typeof document) => titleOf(entityOf(type), of);
  const address = pageAddresses(type, { document, translations: {} }).get('') ?? null;
  const link = { id, name: title(document), url: pageShowing(type, { id, address, document }) };
  if (lang === undefined) return link;
  return { ...link, lang: translation && title(translation) ? lang : store.defaultLanguage };
}

/** As many entries as one query names. */
const idsAtOnce = 500;

/** The published ones of some entries of a type, by their numbers. */
export async function entriesById(
  type: EntityName,
  ids: Iterable<number>,
  lang: string | undefined,
  { store }: CallContext,
): Promise<Map<number, PublishedEntry>> {
  const unique = [...new Set(ids)];
  const found = new Map<number, PublishedEntry>();
  for (let from = 0; from < unique.length; from += idsAtOnce) {
    const some = await store.entries.publishedByIds(type, unique.slice(from, from + idsAtOnce), lang);
    for (const entry of some) found.set(entry.id, entry);
  }
  return found;
}

const numbersIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');

/** The relations of a view as links in place of numbers. Entries that are not published are left out. */
export type Linked<View, Field extends string> = Omit<View, Field> & {
  [Name in Field & keyof View]: View[Name] extends readonly unknown[] ? EntryLink[] : EntryLink | null;
};

/** Views of a type with links in `fields`; absent: in all of its relations. */
export async function withLinks<View extends object, const Field extends string>(
  type: EntityName,
  views: readonly View[],
  lang: string | undefined,
  context: CallContext,
  fields?: readonly Field[],
): Promise<Linked<View, Field>[]> {
  const relations = relationsOf(type).filter(({ field }) => fields?.some((each) => each === field) ?? true);
  const linked = views.map((view): Record<string, unknown> => Object.fromEntries(Object.entries(view)));
  for (const { field, to } of relations) {
    const entries = await entriesById(
      to,
      linked.flatMap((view) => numbersIn(view[field])),
      lang,
      context,
    );
    for (const view of linked) {
      const links = numbersIn(view[field]).flatMap((id) => {
        const entry = entries.get(id);
        return entry ? linkTo(to, entry, context) : [];
      });
      view[field] = Array.isArray(view[field]) ? links : (links[0] ?? null);
    }
  }
  return linked as Linked<View, Field>[];
}
