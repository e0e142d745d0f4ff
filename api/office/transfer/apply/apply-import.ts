import type { CallContext } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import type { ToPublish } from '#api/office/content/checks/check-claims.ts';
import { storeWording } from '#api/office/store-words.ts';
import { words } from '#api/office/words.ts';
import { ownPageOf } from '#content/pages.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import type { Actor } from '#store/actor.ts';
import type { Store, StoredEntry, StoreError } from '#store/store.ts';
import { EntryLost, nameOf } from '../import-words.ts';
import type { ImportReport } from '../imports.ts';
import { yieldBetween } from '../yield-between.ts';
import { due } from './due.ts';
import { equalsStored } from './equals-stored.ts';
import type { IncomingContent, IncomingEntry } from './incoming.ts';
import { type ForeignRef, refKey } from './incoming.ts';
import { type EntryIds, inOrderOf, type Plan, planIds } from './plan-ids.ts';
import { isLost, type ReadyEntry, resolvedOrNot, resolveReferences } from './ready-entry.ts';
import { reportClaims } from './report-claims.ts';
import { type Resolve, rewritePath } from './rewrite-references.ts';
import { sortEntries } from './sort-entries.ts';

/** Types that other types refer or link to. */
const first: readonly EntityName[] = ['company', 'department', 'category', 'concern', 'product'];

/**
 * The entries in the order in which they are imported: those of other types by their numbers. A number above all others
 * stays, so an empty site keeps the numbers.
 */
function inTurn(incoming: readonly IncomingEntry[]): IncomingEntry[] {
  const numberOf = ({ publicId }: IncomingEntry) =>
    /^\d{1,10}$/.test(publicId ?? '') ? Number(publicId) : Number.MAX_SAFE_INTEGER;
  const others = incoming.filter(({ type }) => !first.includes(type));
  return [...inOrderOf(first, incoming), ...others.sort((one, other) => numberOf(one) - numberOf(other))];
}

/**
 * Imports content: an unchanged entry stays untouched, a changed one gets a new revision, a new one is created, all in
 * the order of the source. An entry that cannot be imported is reported, and the import continues.
 */
export async function applyImport(content: IncomingContent, report: ImportReport, context: CallContext): Promise<void> {
  const { store, now } = context;
  const { entries: saved } = store;
  const by = actorOf(context.caller);
  const at = now();
  const incoming = content.entries.map((entry) => due(entry, at));
  const made = new Map<string, EntryIds>();
  const imported = new Map((await store.imports.known(content.source)).map((each) => [refKey(each), each.id]));
  const isSame = async (there: StoredEntry, entry: IncomingEntry) => {
    const state = resolvedOrNot(entry, resolveAsImported(imported));
    return state !== undefined && equalsStored(there, state);
  };
  const plan = await planIds({ ...content, entries: incoming }, imported, store, isSame);
  const resolve = resolverOf(incoming, { made, plan });
  const later: { entry: IncomingEntry; id: number }[] = [];

  for await (const entry of yieldBetween(parentsFirst(inTurn(incoming)))) {
    report.signal.throwIfAborted();
    try {
      const state = resolveReferences(entry, resolve, report);
      const { id } = await importEntry(entry, state, plan);
      if (state.waits) later.push({ entry, id });
    } catch (error) {
      if (!isLost(error)) throw error;
      reportLost(entry, error, report);
      mapAddress(entry, undefined, report);
    }
    report.step();
  }
  if (!report.dryRun) await finish();
  await reportClaims(publishedOf(incoming, made, resolve), report, context);

  async function finish(): Promise<void> {
    // Entries that referred to entries not yet imported: their ids are known now.
    for await (const { entry, id } of yieldBetween(later)) {
      await saveStates({ there: await saved.get(id) }, entry, resolveReferences(entry, resolve), { store, by });
    }
    await sortEntries(incoming, { store, by, idOf: (ref) => made.get(refKey(ref))?.id });
    for await (const { from, to } of yieldBetween(content.redirects)) {
      const leads = rewritePath(to, resolve);
      if ((await store.redirects.find(from))?.to !== leads) await store.redirects.add(from, leads, by);
    }
    await store.synonyms.addMissing(content.synonyms, by);
  }

  async function importEntry(
    entry: IncomingEntry,
    state: ReadyEntry,
    { targetOf, publicIdOf }: Plan,
  ): Promise<EntryIds> {
    const target = targetOf(entry);
    const there = target && (await saved.get(target.id));
    if (there?.trashedAt) throw new EntryLost((texts) => texts.imports.entries.inTrash);
    const unchanged = there !== undefined && equalsStored(there, state);
    const id = unchanged ? there.id : await saveUnlessDry({ there, publicId: publicIdOf(entry) }, entry, state);
    if (!report.dryRun)
      await store.imports.remember(content.source, { type: entry.type, foreignId: entry.foreignId, id });
    report.count(unchanged ? 'unchanged' : there ? 'changed' : 'created');
    const ids = { id, publicId: there?.publicId ?? publicIdOf(entry) ?? String(id) };
    made.set(refKey(entry), ids);
    mapAddress(entry, ids, report);
    return ids;
  }

  /** In a dry run, new entries get negative numbers, which no stored entry has. */
  async function saveUnlessDry(to: Target, entry: IncomingEntry, state: ReadyEntry): Promise<number> {
    return report.dryRun ? (to.there?.id ?? -(made.size + 1)) : saveStates(to, entry, state, { store, by });
  }
}

interface Target {
  /** The entry here; absent: a new one is created. */
  there?: StoredEntry | undefined;
  /** The public id of a new one. */
  publicId?: string | undefined;
}

/** Saves the visible state of an entry, then its pending changes, then its review. Returns its id. */
async function saveStates(
  { there, publicId }: Target,
  { type }: IncomingEntry,
  { seen, pending, publications, unpublishAt, reviewOn }: ReadyEntry,
  { store: { entries }, by }: { store: Store; by: Actor },
): Promise<number> {
  const at = there ? { id: there.id, revision: there.revision } : { publicId };
  const whole = { ...seen, ...at, type, by, unpublishAt };
  const one = await entries.save({ ...whole, publications: pending ? undefined : publications });
  if (pending) await entries.save({ ...pending, ...one, type, by, keepPublished: true, publications });
  const known = there?.reviewOn ?? null;
  if (reviewOn !== undefined && reviewOn !== known) {
    const reviewer = there?.reviewer?.id ?? null;
    await entries.setReview(one.id, { reviewOn, reviewer, isReviewed: false, seen: { reviewOn: known, reviewer } }, by);
  }
  return one.id;
}

function reportLost(entry: IncomingEntry, error: StoreError | EntryLost, report: ImportReport): void {
  const [name, reason] = [nameOf(entry), error instanceof EntryLost ? error.wording : storeWording(error)];
  report.finding('entry-lost', (texts, lang) =>
    texts.imports.entries.lost({ name: name(texts, lang), reason: reason(texts, lang) }),
  );
}

/** Resolves to entries that this import has made, or will make later. */
function resolverOf(
  incoming: readonly IncomingEntry[],
  { made, plan }: { made: ReadonlyMap<string, EntryIds>; plan: Plan },
): Resolve {
  const known = new Set(incoming.map(refKey));
  const byPublicId = new Map(incoming.map((entry) => [`${entry.type} ${entry.publicId}`, entry]));
  const idsOf = (ref: ForeignRef) => made.get(refKey(ref)) ?? plan.targetOf(ref);
  return {
    id: (type, foreignId) => {
      const ref = { type, foreignId };
      return known.has(refKey(ref)) ? (idsOf(ref)?.id ?? 'later') : undefined;
    },
    publicId: (type, publicId) => {
      const entry = byPublicId.get(`${type} ${publicId}`);
      return entry && (idsOf(entry)?.publicId ?? plan.publicIdOf(entry) ?? 'later');
    },
  };
}

/** The entries that are published after the import, with their visible states. */
function* publishedOf(
  incoming: readonly IncomingEntry[],
  made: ReadonlyMap<string, EntryIds>,
  resolve: Resolve,
): Generator<[IncomingEntry, ToPublish]> {
  for (const entry of incoming) {
    const { type, publications = {} } = entry;
    const id = made.get(refKey(entry))?.id;
    const seen = id === undefined ? undefined : resolvedOrNot(entry, resolve)?.seen;
    if (seen?.status !== 'published') continue;
    const translations = Object.entries(seen.translations).filter(([lang]) => publications[lang]?.status !== 'draft');
    yield [entry, { ...seen, type, id, translations: Object.fromEntries(translations) }];
  }
}

/** Resolves to entries imported from the source before. Any other entry is assumed to have the same id here. */
const resolveAsImported = (imported: ReadonlyMap<string, number>): Resolve => ({
  id: (type, foreignId) => {
    const sameNumber = /^\d{1,10}$/.test(foreignId) ? Number(foreignId) : undefined;
    return imported.get(refKey({ type, foreignId })) ?? sameNumber;
  },
  publicId: (_, publicId) => publicId,
});

/**
 * Maps the page of an entry at the source to its page here. Reports an address that belongs to another entry here. A
 * dry run does not know the numbers that the import will assign.
 */
function mapAddress(entry: IncomingEntry, ids: EntryIds | undefined, report: ImportReport): void {
  const { type, publicId, document, formerAddress } = entry;
  const address = entityOf(type).address ? String(document.address ?? '') : null;
  const from = formerAddress ?? (publicId === null ? null : ownPageOf(type, publicId, address));
  if (from === null) return;
  const to = ids ? ownPageOf(type, ids.publicId, address) : null;
  const isAssigned = !ids || ids.publicId !== String(ids.id) || ids.id > 0;
  const name = nameOf(entry);
  const assigned = () => words.say((texts) => texts.imports.assigned, report.lang);
  report.address({ title: words.say(name, report.lang), from, to: isAssigned ? (to ?? '') : assigned() });
  if (to === null || to === from || formerAddress) return;
  report.finding('changed', (texts, lang) => {
    const { otherNumber, otherPage } = texts.imports.entries;
    const about = { name: name(texts, lang), from };
    return isAssigned ? otherPage({ ...about, page: to }) : otherNumber(about);
  });
}

/** The entries in their order, but none before its parent, nor before the one that its pending changes move it below. */
function parentsFirst(entries: readonly IncomingEntry[]): IncomingEntry[] {
  const byRef = new Map(entries.map((entry) => [refKey(entry), entry]));
  const placed = new Set<IncomingEntry>();
  const opened = new Set<IncomingEntry>();
  const stack = entries.toReversed();
  for (let next = stack.at(-1); next; next = stack.at(-1)) {
    const parents = [next.parent, next.pending?.parent].flatMap((ref) => (ref && byRef.get(refKey(ref))) ?? []);
    const missing = parents.find((parent) => !opened.has(parent) && !placed.has(parent));
    opened.add(next);
    if (missing && !placed.has(next)) stack.push(missing);
    else {
      placed.add(next);
      stack.pop();
    }
  }
  return [...placed];
}
