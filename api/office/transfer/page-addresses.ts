import { pathKey } from '#api/rules/redirect-paths.ts';
import { ownPageOf } from '#content/pages.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import type { JsonDocument } from '#store/store.ts';
import type { IncomingEntry } from './apply/incoming.ts';
import type { ForeignEntry } from './backend/foreign-entry.ts';
import type { ImportReport } from './imports.ts';

const live = { status: 'published', publishAt: null, translations: {}, pending: null } as const;

/**
 * Joins the entries of a backend with their documents. Page addresses become unique within a type. An entry whose
 * address changes gets the path of its former page.
 */
export function withPageAddresses(
  read: readonly (readonly [ForeignEntry, JsonDocument])[],
  { finding }: ImportReport,
): IncomingEntry[] {
  const kept = read.filter(([{ view }, { address }]) => addressThere(view)?.toLowerCase() === address);
  const taken = new Set<string>();
  const addresses = new Map<object, string>();
  // Entries that can keep their addresses go first.
  for (const [{ type, view, where }, { address }] of [...kept, ...read.filter((each) => !kept.includes(each))]) {
    if (!entityOf(type).address || typeof address !== 'string') continue;
    let free = address;
    for (let next = 2; taken.has(`${type} ${free}`); next++) free = `${address}-${next}`;
    taken.add(`${type} ${free}`);
    if (free !== address) {
      finding('changed', (texts, lang) =>
        texts.imports.entries.addressTaken({ where: where(texts, lang), address, free }),
      );
    }
    addresses.set(view, free);
  }
  return read.map(([{ type, foreignId, publicId, parent, view }, document]) => {
    const address = addresses.get(view);
    const formerAddress = address === undefined ? undefined : formerPage(type, view, address);
    const own = address === undefined ? document : { ...document, address };
    return { ...live, type, foreignId, publicId, parent, document: own, ...(formerAddress && { formerAddress }) };
  });
}

/** Redirects from the former pages. */
export const redirectsFrom = (entries: readonly IncomingEntry[]): { from: string; to: string }[] =>
  entries.flatMap(({ type, document, formerAddress }) => {
    const to = ownPageOf(type, '', String(document.address ?? ''));
    return formerAddress && to ? [{ from: pathKey(formerAddress) ?? formerAddress, to }] : [];
  });

function addressThere(view: object): string | undefined {
  const address: unknown = Reflect.get(view, 'address');
  return typeof address === 'string' && address !== '' ? address : undefined;
}

/** Addresses are case-insensitive. */
function formerPage(type: EntityName, view: object, address: string): string | undefined {
  const before = addressThere(view);
  if (before === undefined || before.toLowerCase() === address) return undefined;
  return ownPageOf(type, '', before) ?? undefined;
}
