import type { CallContext } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import type { CheckedState } from '#api/office/content/checks/check-document.ts';
import { storeWording } from '#api/office/store-words.ts';
import type { EntryChange, StoredEntry } from '#store/store.ts';
import type { ImportReport } from '../imports.ts';

interface ProductToSave {
  parent: number | null;
  document: CheckedState['document'];
  publish: boolean;
}

/** Whether the changes of others wait to be published: an import does not publish them. */
export const isWaiting = ({ pending, status, publishAt }: Pick<StoredEntry, 'pending' | 'status' | 'publishAt'>) =>
  pending || status === 'scheduled' || publishAt !== null;

/** The languages of a product that an import publishes; undefined: all. Those that are kept as drafts stay so. */
export const publishedLanguages = ({ publications }: Pick<StoredEntry, 'publications'>): string[] | undefined =>
  Object.keys(publications).length > 0 ? [''] : undefined;

/** The change that saves a product: published, or as a draft or pending change. A change that is scheduled stays so. */
export function changeOf(
  before: StoredEntry | undefined,
  { parent, document, publish }: ProductToSave,
  { caller }: CallContext,
): EntryChange {
  const change = { type: 'product', parent, document, by: actorOf(caller) } as const;
  if (!before) {
    const status = publish ? 'published' : 'draft';
    return { ...change, status, publishAt: null, translations: {} };
  }
  const { id, revision, translations, publishAt } = before;
  const at = { ...change, id, revision, translations };
  if (publish && !isWaiting(before)) {
    return { ...at, status: 'published', publishAt: null, languages: publishedLanguages(before) };
  }
  const isScheduled = publishAt !== null;
  return {
    ...at,
    status: isScheduled ? 'scheduled' : 'draft',
    publishAt,
    keepPublished: true,
    // The status of no language changes.
    languages: [],
  };
}

/** A checked product that waits for its save. */
export interface WaitingProduct {
  line: number;
  count: 'changed' | 'created';
  change: EntryChange;
}

/** A commit waits for the disk. More would delay the writes of others by more than a tenth of a second. */
const savedAtOnce = 25;

/** Saves the waiting products and empties the list, once they are many or `isLast`. */
export async function saveWaiting(
  waiting: WaitingProduct[],
  isLast: boolean,
  { report, context }: { report: ImportReport; context: CallContext },
): Promise<void> {
  if (waiting.length === 0 || (waiting.length < savedAtOnce && !isLast)) return;
  const some = waiting.splice(0);
  const errors = await context.store.entries.saveAll(some.map(({ change }) => change));
  for (const [index, { line, count }] of some.entries()) {
    const error = errors[index];
    if (error) report.finding('entry-lost', storeWording(error), { line });
    else report.count(count);
  }
}
