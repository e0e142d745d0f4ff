import type { EntityName } from '#content/registry.ts';
import { entityOf } from '#content/registry.ts';
import type { Store, StoredEntry } from '#store/store.ts';
import { yieldBetween } from '../yield-between.ts';
import { type ForeignRef, type IncomingContent, type IncomingEntry, refKey } from './incoming.ts';

/** The numeric id and the public id of an entry. */
export type EntryIds = Pick<StoredEntry, 'id' | 'publicId'>;

export interface Plan {
  /** The matching entry here; undefined for a new entry. */
  targetOf(ref: ForeignRef): EntryIds | undefined;
  /** The public id of a new entry; undefined: its numeric id, which is not known yet. */
  publicIdOf(ref: ForeignRef): string | undefined;
}

/**
 * Matches every incoming entry with an entry here, in this order: the entry created from it by an earlier import; the
 * single entry of its type; the one with the same public id, if the content is our own or the entries are identical;
 * the one at the same address. A new entry keeps its public id unless another entry of its type has it. `imported`: the
 * entries that came from the same source before.
 */
export async function planIds(
  { own, entries }: Pick<IncomingContent, 'own' | 'entries'>,
  imported: ReadonlyMap<string, number>,
  store: Store,
  isSame: (there: StoredEntry, entry: IncomingEntry) => Promise<boolean>,
): Promise<Plan> {
  const targets = new Map<string, EntryIds>();
  const publicIds = new Map<string, string>();
  const taken = new Set<number>();
  const reserved = new Set<string>();

  const targetFor = async (entry: IncomingEntry): Promise<number | undefined> => {
    const before = imported.get(refKey(entry));
    if (before !== undefined) return before;
    const { type, publicId, document } = entry;
    if (entityOf(type).single) return singleOf(type, store);
    const holder = publicId === null ? undefined : await store.entries.publicIdHolder(type, publicId);
    const there = holder === undefined ? undefined : await store.entries.get(holder);
    if (there && (own || (await isSame(there, entry)))) return there.id;
    const address = addressOf(type, document);
    return address === undefined ? undefined : store.entries.addressHolder(type, address);
  };

  for await (const entry of yieldBetween(entries)) {
    const id = await targetFor(entry);
    const target = id === undefined || taken.has(id) ? undefined : await store.entries.get(id);
    if (!target) continue;
    targets.set(refKey(entry), target);
    taken.add(target.id);
  }
  for await (const entry of yieldBetween(entries)) {
    const { type, publicId } = entry;
    if (publicId === null || targets.has(refKey(entry)) || reserved.has(`${type} ${publicId}`)) continue;
    if ((await store.entries.publicIdHolder(type, publicId)) !== undefined) continue;
    publicIds.set(refKey(entry), publicId);
    reserved.add(`${type} ${publicId}`);
  }
  return { targetOf: (ref) => targets.get(refKey(ref)), publicIdOf: (ref) => publicIds.get(refKey(ref)) };
}

export const inOrderOf = (types: readonly EntityName[], entries: readonly IncomingEntry[]): IncomingEntry[] => {
  const byType = Map.groupBy(entries, ({ type }) => type);
  return types.flatMap((type) => byType.get(type) ?? []);
};

async function singleOf(type: EntityName, { entries }: Store): Promise<number | undefined> {
  const { items } = await entries.list({ type, sort: 'own', skip: 0, take: 1 });
  return items[0]?.id;
}

/** The address of a document; undefined where the document does not match its type. */
function addressOf(type: EntityName, document: Record<string, unknown>): string | undefined {
  const entity = entityOf(type);
  const read = entity.document.safeParse(document);
  return read.success ? entity.address?.(read.data) : undefined;
}
