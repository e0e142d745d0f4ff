import { type EntryChange, StoreError } from '#store/store.ts';
import { EntryLost, nameOf, refArguments } from '../import-words.ts';
import type { ImportReport } from '../imports.ts';
import type { ForeignRef, IncomingEntry, IncomingState } from './incoming.ts';
import { type Resolve, rewriteReferences } from './rewrite-references.ts';

/** The states of an entry, with all references resolved to entries here. */
export interface ReadyEntry extends Pick<IncomingEntry, 'unpublishAt' | 'reviewOn'> {
  seen: ReadyState;
  pending: ReadyState | null;
  publications: NonNullable<IncomingEntry['publications']>;
  waits: boolean;
}
type ReadyState = Pick<EntryChange, 'status' | 'publishAt' | 'parent' | 'document' | 'translations' | 'sources'>;

export const isLost = (error: unknown): error is StoreError | EntryLost =>
  error instanceof StoreError || error instanceof EntryLost;

export function resolveReferences(
  { type, pending, publications = {}, unpublishAt, reviewOn, ...entry }: IncomingEntry,
  resolve: Resolve,
  report?: ImportReport,
): ReadyEntry {
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
export function resolvedOrNot(entry: IncomingEntry, resolve: Resolve): ReadyEntry | undefined {
  try {
    return resolveReferences(entry, resolve);
  } catch (error) {
    if (isLost(error)) return undefined;
    throw error;
  }
}
