import { fieldOf } from '#contract/translatable-texts.ts';
import type { TranslatedText } from '#store/store.ts';

type Text = Pick<TranslatedText, 'path' | 'hash'>;

/** The item of a list that a text belongs to, such as `content.2`; '' outside of lists. */
const itemOf = (path: string): string => /^(?:.*\.)?\d+(?=\.|$)/.exec(path)?.[0] ?? '';

/**
 * Where the texts of an export are now: by the path in the export, the path in the latest state. A text that is in another item of its list
 * than before has moved there, and takes the changed texts of its item along. A text without a path was removed.
 */
export function matchPaths(before: readonly Text[], now: readonly Text[]): Map<string, string> {
  const hashes = new Map(now.map(({ path, hash }) => [path, hash]));
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const match = (path: string, to: string) => {
    found.set(path, to);
    taken.add(to);
  };
  for (const { path, hash } of before) if (hashes.get(path) === hash) match(path, path);
  const items = new Map<string, string>();
  const keyOf = ({ path, hash }: Text) => `${hash} ${fieldOf(path)}`;
  const free = Map.groupBy(
    now.filter(({ path }) => !taken.has(path)),
    keyOf,
  );
  for (const { path, hash } of before) {
    if (found.has(path)) continue;
    const same = (free.get(keyOf({ path, hash })) ?? []).filter((text) => !taken.has(text.path));
    const [only] = same;
    if (!only || same.length > 1) continue;
    match(path, only.path);
    items.set(itemOf(path), itemOf(only.path));
  }
  for (const { path } of before) {
    if (found.has(path)) continue;
    const item = itemOf(path);
    const to = `${items.get(item) ?? item}${path.slice(item.length)}`;
    if (hashes.has(to) && !taken.has(to)) match(path, to);
  }
  return found;
}
