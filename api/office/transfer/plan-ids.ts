import type { EntityName } from '#contract/entities/registry.ts';
import { entityNames, entityOf } from '#contract/entities/registry.ts';
import { ownPageOf } from '#contract/pages.ts';
import type { Store, StoredEntry } from '#store/store.ts';
import { type ForeignRef, type IncomingContent, type IncomingEntry, refKey } from './incoming.ts';

export interface Plan {
  /** The entry here that this one is; undefined: it is new. */
  targetOf(ref: ForeignRef): number | undefined;
  /** The id that a new entry will have; undefined: whichever comes next. */
  newIdOf(ref: ForeignRef): number | undefined;
}

/** Types whose pages bear their entries' ids choose theirs first, so that as many addresses as possible stay. */
const byNeed = (type: EntityName): number => (ownPageOf(type, 1, '') === null ? 1 : 0);
const inNeed = [...entityNames].sort((a, b) => byNeed(a) - byNeed(b));

/**
 * Decides for every entry that comes in which entry here it is: the one that came of it before, of our own content the
 * one of the same id, the one of its type that there can be only one of, the one at the same address, or the one of the
 * same id that is exactly the same. A new one keeps its id where nothing else has it.
 */
export async function planIds(
  { source, own, entries }: IncomingContent,
  store: Store,
  isSame: (there: StoredEntry, entry: IncomingEntry) => Promise<boolean>,
): Promise<Plan> {
  const known = new Map((await store.imports.known(source)).map((each) => [refKey(each), each.id]));
  const targets = new Map<string, number>();
  const newIds = new Map<string, number>();
  const taken = new Set<number>();
  const free = new Set<number>();

  const targetFor = async (entry: IncomingEntry): Promise<number | undefined> => {
    const before = known.get(refKey(entry));
    if (before !== undefined) return before;
    const { type, foreignId, document } = entry;
    if (entityOf(type).single) return singleOf(type, store);
    const id = Number(foreignId);
    const there = isId(id) ? await store.entries.get(id) : undefined;
    if (isId(id) && !there) free.add(id);
    if (there?.type === type && (own || (await isSame(there, entry)))) return id;
    const address = addressOf(type, document);
    return address === undefined ? undefined : store.entries.addressHolder(type, address);
  };

  for (const entry of inOrderOf(inNeed, entries)) {
    const target = await targetFor(entry);
    const key = refKey(entry);
    if (target !== undefined && !taken.has(target)) {
      targets.set(key, target);
      taken.add(target);
    }
  }
  for (const entry of inOrderOf(inNeed, entries)) {
    const key = refKey(entry);
    const id = Number(entry.foreignId);
    if (targets.has(key) || taken.has(id) || !free.has(id)) continue;
    newIds.set(key, id);
    taken.add(id);
  }
  return { targetOf: (ref) => targets.get(refKey(ref)), newIdOf: (ref) => newIds.get(refKey(ref)) };
}

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

export const inOrderOf = (types: readonly EntityName[], entries: readonly IncomingEntry[]): IncomingEntry[] => {
  const byType = Map.groupBy(entries, ({ type }) => type);
  return types.flatMap((type) => byType.get(type) ?? []);
};

async function singleOf(type: EntityName, { entries }: Store): Promise<number | undefined> {
  const { items } = await entries.list({ type, sort: 'own', skip: 0, take: 1 });
  return items[0]?.id;
}

/** Of a document that may not fit its type, as far as it goes. */
function addressOf(type: EntityName, document: Record<string, unknown>): string | undefined {
  const entity = entityOf(type);
  const read = entity.document.safeParse(document);
  return read.success ? entity.address?.(read.data) : undefined;
}
