import { currentOf } from '#contract/documents/current-editions.ts';
import type { Document } from './definition.ts';
import { documentLinkOf } from './document-link.server.ts';
import type { DocumentEntry } from './document-link.ts';

/** The documents that no other one replaces. */
export const currentEditions = (documents: readonly Document[]): Document[] =>
  currentOf(documents, ({ id, replaces }) => ({ id, replaces: replaces?.id ?? null }));

export function withEarlier(current: Document, documents: readonly Document[]): DocumentEntry {
  const earlier: Document[] = [];
  const seen = new Set([current.id]);
  let { replaces } = current;
  while (replaces && !seen.has(replaces.id)) {
    const { id } = replaces;
    seen.add(id);
    const found = documents.find((document) => document.id === id);
    if (found) earlier.push(found);
    replaces = found?.replaces ?? null;
  }
  return { ...documentLinkOf(current), earlier: earlier.map(documentLinkOf) };
}
