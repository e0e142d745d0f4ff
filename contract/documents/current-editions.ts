/** A document and the one that it replaces. */
interface Replacing {
  id: number | string;
  replaces: number | string | null;
}

/** The documents that none of the others replaces. A document does not replace itself. */
export function currentOf<Edition>(
  documents: readonly Edition[],
  read: (document: Edition) => Replacing,
  others: readonly Edition[] = documents,
): Edition[] {
  const replaced = new Set(others.map(read).map(({ id, replaces }) => (replaces === id ? null : replaces)));
  return documents.filter((document) => !replaced.has(read(document).id));
}
