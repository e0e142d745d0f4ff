import { isDeepStrictEqual } from 'node:util';
import type { CallContext } from '#api/context.ts';
import { ownPageOf } from '#content/pages.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { withoutIds } from '#store/documents/item-ids.ts';
import {
  type EntryChange,
  type JsonDocument,
  type StoredEntry,
  StoreError,
  type TranslationSources,
} from '#store/store.ts';
import { actorOf } from '../content/allowed.ts';
import type { ToPublish } from '../content/check-claims.ts';
import { storeWording } from '../store-words.ts';
import { words } from '../words.ts';
import { due } from './due.ts';
import { EntryLost, nameOf, refArguments } from './import-words.ts';
import type { ImportReport } from './imports.ts';
import type { IncomingContent, IncomingEntry, IncomingState } from './incoming.ts';
import { type ForeignRef, refKey } from './incoming.ts';
import { type EntryIds, inOrderOf, type Plan, planIds } from './plan-ids.ts';
import { reportClaims } from './report-claims.ts';
import { type Resolve, rewritePath, rewriteReferences } from './rewrite-references.ts';
import { sortEntries } from './sort-entries.ts';
import { yieldBetween } from './yield-between.ts';

const isLost = (error: unknown): error is StoreError | EntryLost =>
  error instanceof StoreError || error instanceof EntryLost;

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

/** The states of an entry, with all references resolved to entries here. */
interface Ready extends Pick<IncomingEntry, 'unpublishAt' | 'reviewOn'> {
  seen: ReadyState;
  pending: ReadyState | null;
  publications: NonNullable<IncomingEntry['publications']>;
  waits: boolean;
}
type ReadyState = Pick<EntryChange, 'status' | 'publishAt' | 'parent' | 'document' | 'translations' | 'sources'>;

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
  const known = new Set(incoming.map(refKey));
  const byPublicId = new Map(incoming.map((entry) => [`${entry.type} ${entry.publicId}`, entry]));
  const imported = new Map((await store.imports.known(content.source)).map((each) => [refKey(each), each.id]));
  const isSame = async (there: StoredEntry, entry: IncomingEntry) => {
    const state = readyOrNot(entry, resolveAsImported(imported));
    return state !== undefined && same(there, state);
  };
  const plan = await planIds({ ...content, entries: incoming }, imported, store, isSame);
  const idsOf = (ref: ForeignRef) => made.get(refKey(ref)) ?? plan.targetOf(ref);
  const resolve: Resolve = {
    id: (type, foreignId) => {
      const ref = { type, foreignId };
      return known.has(refKey(ref)) ? (idsOf(ref)?.id ?? 'later') : undefined;
    },
    publicId: (type, publicId) => {
      const entry = byPublicId.get(`${type} ${publicId}`);
      return entry && (idsOf(entry)?.publicId ?? plan.publicIdOf(entry) ?? 'later');
    },
  };
  const later: { entry: IncomingEntry; id: number }[] = [];

  for await (const entry of yieldBetween(parentsFirst(inTurn(incoming)))) {
    report.signal.throwIfAborted();
    try {
      const state = ready(entry, resolve, report);
      const { id } = await importEntry(entry, state, plan);
      if (state.waits) later.push({ entry, id });
    } catch (error) {
      if (!isLost(error)) throw error;
      const [name, reason] = [nameOf(entry), error instanceof EntryLost ? error.wording : storeWording(error)];
      report.finding('entry-lost', (texts, lang) =>
        texts.imports.entries.lost({ name: name(texts, lang), reason: reason(texts, lang) }),
      );
      mapAddress(entry, undefined, report);
    }
    report.step();
  }
  if (!report.dryRun) await finish();
  await reportClaims(published(), report, context);

  async function finish(): Promise<void> {
    // Entries that referred to entries not yet imported: their ids are known now.
    for await (const { entry, id } of yieldBetween(later)) {
      await put(await saved.get(id), entry, ready(entry, resolve), undefined);
    }
    await sortEntries(incoming, { store, by, idOf: (ref) => made.get(refKey(ref))?.id });
    for await (const { from, to } of yieldBetween(content.redirects)) {
      const leads = rewritePath(to, resolve);
      if ((await store.redirects.find(from))?.to !== leads) await store.redirects.add(from, leads, by);
    }
    await store.synonyms.addMissing(content.synonyms, by);
  }

  function* published(): Generator<[IncomingEntry, ToPublish]> {
    for (const entry of incoming) {
      const { type, publications = {} } = entry;
      const id = made.get(refKey(entry))?.id;
      const seen = id === undefined ? undefined : readyOrNot(entry, resolve)?.seen;
      if (seen?.status !== 'published') continue;
      const translations = Object.entries(seen.translations).filter(([lang]) => publications[lang]?.status !== 'draft');
      yield [entry, { ...seen, type, id, translations: Object.fromEntries(translations) }];
    }
  }

  async function importEntry(entry: IncomingEntry, state: Ready, { targetOf, publicIdOf }: Plan): Promise<EntryIds> {
    const target = targetOf(entry);
    const there = target && (await saved.get(target.id));
    if (there?.trashedAt) throw new EntryLost((texts) => texts.imports.entries.inTrash);
    const unchanged = there !== undefined && same(there, state);
    const id = unchanged ? there.id : await putUnlessDry(there, entry, state, publicIdOf(entry));
    if (!report.dryRun)
      await store.imports.remember(content.source, { type: entry.type, foreignId: entry.foreignId, id });
    report.count(unchanged ? 'unchanged' : there ? 'changed' : 'created');
    const ids = { id, publicId: there?.publicId ?? publicIdOf(entry) ?? String(id) };
    made.set(refKey(entry), ids);
    mapAddress(entry, ids, report);
    return ids;
  }

  /** In a dry run, new entries get negative numbers, which no stored entry has. */
  async function putUnlessDry(...[there, ...rest]: Parameters<typeof put>): Promise<number> {
    if (!report.dryRun) return put(there, ...rest);
    return there?.id ?? -(made.size + 1);
  }

  async function put(
    there: StoredEntry | undefined,
    { type }: IncomingEntry,
    { seen, pending, publications, unpublishAt, reviewOn }: Ready,
    publicId: string | undefined,
  ): Promise<number> {
    const at = there ? { id: there.id, revision: there.revision } : { publicId };
    const whole = { ...seen, ...at, type, by, unpublishAt };
    const one = await saved.save({ ...whole, publications: pending ? undefined : publications });
    if (pending) await saved.save({ ...pending, ...one, type, by, keepPublished: true, publications });
    const known = there?.reviewOn ?? null;
    if (reviewOn !== undefined && reviewOn !== known) {
      const reviewer = there?.reviewer?.id ?? null;
      await saved.setReview(one.id, { reviewOn, reviewer, isReviewed: false, seen: known }, by);
    }
    return one.id;
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

function ready(
  { type, pending, publications = {}, unpublishAt, reviewOn, ...entry }: IncomingEntry,
  resolve: Resolve,
  report?: ImportReport,
): Ready {
  let waits = false;
  const stateOf = (state: IncomingState): ReadyState => {
    const rewritten = rewriteReferences(type, state, resolve);
    waits ||= rewritten.waits;
    for (const { to, foreignId } of rewritten.lost) {
      const name = nameOf({ type, ...entry });
      report?.finding('field-lost', (texts, lang) =>
        texts.imports.entries.noReference({
          name: name(texts, lang),
          ...refArguments({ type: to, foreignId }, lang),
        }),
      );
    }
    const { document, translations } = rewritten;
    const { status, publishAt, sources } = state;
    return { status, publishAt, parent: parentOf(state.parent), document, translations, sources };
  };
  const parentOf = (parent: ForeignRef | null): number | null => {
    if (!parent) return null;
    const id = resolve.id(parent.type, parent.foreignId);
    if (typeof id === 'number') return id;
    throw new EntryLost((texts, lang) => texts.imports.entries.noParent(refArguments(parent, lang)));
  };
  return { seen: stateOf(entry), pending: pending && stateOf(pending), publications, unpublishAt, reviewOn, waits };
}

/** Undefined for an entry whose parent is not imported. */
function readyOrNot(entry: IncomingEntry, resolve: Resolve): Ready | undefined {
  try {
    return ready(entry, resolve);
  } catch (error) {
    if (isLost(error)) return undefined;
    throw error;
  }
}

/** Whether an entry here equals the incoming one, in every state. */
function same(saved: StoredEntry, { publications, unpublishAt, reviewOn, ...incoming }: Ready): boolean {
  if (unpublishAt !== undefined && unpublishAt !== saved.unpublishAt) return false;
  if (reviewOn !== undefined && reviewOn !== saved.reviewOn) return false;
  // An archive of an earlier version has no ids of items.
  const there = withoutIds(saved);
  const [seen, pending] = [withoutIds(incoming.seen), incoming.pending && withoutIds(incoming.pending)];
  const latest = pending ?? seen;
  if ((there.visible !== undefined) !== (pending !== null) || there.status !== seen.status) return false;
  if (there.publishAt !== latest.publishAt || there.parent !== latest.parent) return false;
  const { type } = there;
  if (!alike(type, there.document, latest.document)) return false;
  if (!isDeepStrictEqual(plain(there.translations), plain(latest.translations))) return false;
  if (!hasSources(there.sources, latest.sources)) return false;
  if (!isDeepStrictEqual(plain(there.publications), plain(publications))) return false;
  const visible = there.visible && withoutIds(there.visible);
  if (!visible) return true;
  if (visible.parent !== seen.parent || !alike(type, visible.document, seen.document)) return false;
  return isDeepStrictEqual(plain(visible.translations), plain(seen.translations));
}

/** Whether an entry here has all sources that the incoming one names. */
const hasSources = (here: TranslationSources, incoming: TranslationSources = {}): boolean =>
  Object.entries(incoming).every(([lang, hashes]) =>
    Object.entries(hashes).every(([path, hash]) => here[lang]?.[path] === hash),
  );

/** A field that an older document lacks equals its default. */
function alike(type: EntityName, one: JsonDocument, other: JsonDocument): boolean {
  const { document } = entityOf(type);
  const [first, second] = [document.safeParse(one), document.safeParse(other)];
  return isDeepStrictEqual(plain(first.data ?? one), plain(second.data ?? other));
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
