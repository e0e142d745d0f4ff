import { setImmediate as nextRound } from 'node:timers/promises';
import { documentIn } from '#api/read-entry.ts';
import { type ClaimWords, claimWordsOf } from '#api/rules/products/claims.ts';
import { type EntityDocument, type EntityName, entityNames } from '#content/registry.ts';
import type { PublishedState } from '#store/interfaces/published-entries.ts';
import type { Store } from '#store/store.ts';
import { type EntryFacts, type FactsContext, factsOf, type SeenEntry } from './entry-facts.ts';

/** What the health page needs to know about the published content. */
export interface ContentFacts {
  /** Entries with anything to report, by type. */
  entries: ReadonlyMap<EntityName, ReadonlyMap<number, EntryFacts>>;
  /** The paths of internal links, with the entries that contain them. */
  links: ReadonlyMap<string, ReadonlySet<SeenEntry>>;
  /** The number of pages with each title or description in search results, by {@link PageTexts.keys}. */
  texts: ReadonlyMap<string, number>;
  /** The company's IANA time zone. */
  timeZone: string;
  /** The languages of the site beside the main one, as lower-case tags, without those in preparation. */
  siteLangs: string[];
}

/** Entries read before other requests get a turn: SQLite and the parser of rich texts block the process. */
const entriesAtOnce = 50;

/** After more changes than these, all entries are read again. */
const maxChanges = 5_000;

/** The facts of one content version. A change of content updates them in place, entry by entry. */
interface KnownFacts {
  version: number;
  /** The lists of words that need evidence, as JSON: other lists find other promises in all entries. */
  claimLists: string;
  entries: Map<EntityName, Map<number, EntryFacts>>;
  links: Map<string, Set<SeenEntry>>;
  texts: Map<string, number>;
}

const known = new WeakMap<Store, { facts: KnownFacts; work: Promise<unknown> }>();

/** The facts about the latest content. Only the first call reads the whole content. */
export async function contentFacts(context: FactsContext): Promise<{ version: number; facts: ContentFacts }> {
  const { store } = context;
  const latest = known.get(store) ?? { facts: emptyFacts(), work: Promise.resolve() };
  known.set(store, latest);
  // One after another, so that two requests do not update the same facts.
  const work = latest.work.then(() => update(latest.facts, context));
  latest.work = work.catch(() => {});
  await work;
  const { version, entries, links, texts } = latest.facts;
  return { version, facts: { entries, links, texts, ...(await siteOf(context)) } };
}

const emptyFacts = (): KnownFacts => ({
  version: -1,
  claimLists: '',
  entries: new Map(entityNames.map((name) => [name, new Map()])),
  links: new Map(),
  texts: new Map(),
});

/** With what entries are read. */
type Reading = FactsContext & { claimWords: ClaimWords };

async function companyIn(context: FactsContext): Promise<EntityDocument<'company'> | undefined> {
  const entry = await context.store.entries.publishedSingle('company');
  return entry && documentIn('company', entry, context);
}

async function siteOf(context: FactsContext): Promise<Pick<ContentFacts, 'timeZone' | 'siteLangs'>> {
  const company = await companyIn(context);
  const shown = company?.languages.filter(({ state }) => state === 'Published') ?? [];
  return { timeZone: company?.timeZone ?? 'UTC', siteLangs: shown.map(({ lang }) => lang.toLowerCase()) };
}

async function update(facts: KnownFacts, context: FactsContext): Promise<void> {
  const { contentChanges } = context.store;
  const { version, known: areKnown, changes } = await contentChanges.since(facts.version);
  if (version === facts.version) return;
  const ids = [...new Set(changes.map(({ id }) => id))];
  const company = await companyIn(context);
  const lists = company?.claimWords ?? [];
  const claimLists = JSON.stringify(lists);
  const isSmall = areKnown && facts.version >= 0 && ids.length <= maxChanges && claimLists === facts.claimLists;
  const reading: Reading = { ...context, claimWords: claimWordsOf(lists) };
  if (isSmall) await updateSome(facts, ids, reading);
  else await readAll(facts, reading);
  facts.claimLists = claimLists;
  // Changes made meanwhile are read with the next call.
  facts.version = version;
}

async function readAll(facts: KnownFacts, context: Reading): Promise<void> {
  // After a failed read, the next one starts from the beginning.
  facts.version = -1;
  for (const ofType of facts.entries.values()) ofType.clear();
  facts.links.clear();
  facts.texts.clear();
  for (let after = 0; ; ) {
    const states = await context.store.entries.publishedStates({ after, take: entriesAtOnce });
    const last = states.at(-1);
    if (!last) return;
    add(facts, states, context);
    after = last.id;
    await nextRound();
  }
}

async function updateSome(facts: KnownFacts, ids: readonly number[], context: Reading): Promise<void> {
  for (let from = 0; from < ids.length; from += entriesAtOnce) {
    const some = ids.slice(from, from + entriesAtOnce);
    const states = await context.store.entries.publishedStates({ ids: some });
    for (const id of some) remove(facts, id);
    add(facts, states, context);
    await nextRound();
  }
}

/** Counts the texts of the pages of an entry, or counts them no longer. */
function count(texts: Map<string, number>, own: EntryFacts | undefined, by: 1 | -1): void {
  for (const key of own?.pages.flatMap(({ keys }) => Object.values(keys)) ?? []) {
    if (key === '') continue;
    const left = (texts.get(key) ?? 0) + by;
    if (left > 0) texts.set(key, left);
    else texts.delete(key);
  }
}

function add({ entries, links, texts }: KnownFacts, states: readonly PublishedState[], context: Reading): void {
  for (const state of states) {
    const own = factsOf(state, context.claimWords, context);
    if (!own) continue;
    entries.get(state.type)?.set(state.id, own);
    count(texts, own, 1);
    for (const { entry, path } of own.links) links.set(path, (links.get(path) ?? new Set()).add(entry));
  }
}

function remove({ entries, links, texts }: KnownFacts, id: number): void {
  for (const ofType of entries.values()) {
    count(texts, ofType.get(id), -1);
    for (const { entry, path } of ofType.get(id)?.links ?? []) {
      const linking = links.get(path);
      linking?.delete(entry);
      if (linking?.size === 0) links.delete(path);
    }
    ofType.delete(id);
  }
}
