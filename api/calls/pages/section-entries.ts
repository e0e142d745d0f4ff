import type { CallContext } from '#api/context.ts';
import { yieldBetween } from '#api/office/transfer/yield-between.ts';
import { entityOf } from '#content/registry.ts';
import {
  chosenEntries,
  type EntryCard,
  mostOnPage,
  type ShownType,
  type StoredSection,
} from '#content/sections/definition.ts';
import { currentOf } from '#contract/documents/current-editions.ts';
import type { PublishedEntry, PublishedQuery } from '#store/store.ts';
import { type CardMoment, cardOf, isCurrent } from '../entry-card.ts';
import { entriesById, relationsOf } from '../links.ts';

type EntriesSection = Extract<StoredSection, { kind: 'entries' }>;

/** As many entries as are read to find those that visitors are still offered. */
const mostRead = 200;

/** The entries of each section that shows some: one query for those chosen of a type, and one for each rule. */
export async function sectionEntries(
  sections: readonly StoredSection[],
  lang: string | undefined,
  at: CardMoment,
  context: CallContext,
): Promise<ReadonlyMap<StoredSection, EntryCard[]>> {
  const found = new Map<EntriesSection, PublishedEntry[]>();
  const own = sections.filter((each) => each.kind === 'entries');
  const [chosen, ruled] = [true, false].map((is) => own.filter(({ selection }) => (selection === 'chosen') === is));
  for (const [type, some] of Map.groupBy(chosen ?? [], ({ type }) => type)) {
    const byId = await entriesById(type, some.flatMap(chosenEntries), lang, context);
    for (const each of some)
      found.set(
        each,
        chosenEntries(each).flatMap((id) => byId.get(id) ?? []),
      );
  }
  for await (const same of yieldBetween(Map.groupBy(ruled ?? [], ruleOf).values())) {
    const [first] = same;
    const most = Math.max(...same.map(({ count }) => count));
    const entries = first ? await entriesByRule(first, most, { lang, at }, context) : [];
    for (const each of same) found.set(each, entries.slice(0, each.count));
  }
  const cardFor = memoized((type: ShownType, entry: PublishedEntry) => cardOf(type, entry, at, context));
  let room = mostOnPage;
  const cards = own.map((each): [StoredSection, EntryCard[]] => {
    const entries = (found.get(each) ?? []).slice(0, room);
    room -= entries.length;
    return [each, entries.flatMap((entry) => cardFor(each.type, entry) ?? [])];
  });
  return new Map(cards);
}

/** Several sections may show the same entries. */
function memoized(make: (type: ShownType, entry: PublishedEntry) => EntryCard | undefined): typeof make {
  const made = new Map<PublishedEntry, EntryCard | undefined>();
  return (type, entry) => {
    if (!made.has(entry)) made.set(entry, make(type, entry));
    return made.get(entry);
  };
}

const ruleOf = ({ type, selection, category, concern }: EntriesSection): string =>
  JSON.stringify([type, selection, category, concern]);

/** The first entries that a rule names and that visitors are still offered. */
async function entriesByRule(
  { type, selection, category, concern }: EntriesSection,
  count: number,
  { lang, at }: { lang: string | undefined; at: CardMoment },
  context: CallContext,
): Promise<PublishedEntry[]> {
  const { entries } = context.store;
  const { card, supersedes } = entityOf(type);
  const replaces = supersedes?.of === 'newer' ? supersedes.field : undefined;
  const query: PublishedQuery = {
    type,
    lang,
    take: card?.isCurrent || replaces ? mostRead : count,
    newest: selection === 'newest',
    ...(concern !== null && ofConcern(type, concern)),
    ...(type === 'product' && category !== null && { parents: await withSubCategories(category, context) }),
  };
  const { items } = await entries.listPublished(query);
  const current = replaces
    ? currentOf(items, ({ id, document }) => ({ id, replaces: idIn(document[replaces]) }))
    : items;
  return current.filter((entry) => isCurrent(type, entry, at)).slice(0, count);
}

const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function ofConcern(type: ShownType, concern: number): Pick<PublishedQuery, 'related'> {
  const fields = relationsOf(type).flatMap(({ field, to }) => (to === 'concern' ? field : []));
  return fields.length > 0 ? { related: { fields, to: [concern] } } : {};
}

async function withSubCategories(category: number, { store }: CallContext): Promise<number[]> {
  const { items } = await store.entries.listPublished({ type: 'category', parents: [category] });
  return [category, ...items.map(({ id }) => id)];
}
