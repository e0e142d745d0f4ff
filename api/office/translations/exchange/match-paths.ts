import { fieldOf } from '#contract/languages/translatable-texts.ts';
import type { TranslatedText } from '#store/store.ts';

type Text = Pick<TranslatedText, 'path' | 'key' | 'hash'>;

/** The item of a list that a text belongs to, such as `content.2`; '' outside of lists. */
const itemOf = (path: string): string => /^(?:.*\.)?\d+(?=\.|$)/.exec(path)?.[0] ?? '';

/** Whether a text is in an item with an id. */
const isIdentified = ({ path, key }: Text): boolean => path !== key;

/**
 * Where the texts of an export are now: by the path in the export, the path in the latest state. A text without one was
 * removed. The item of a text is known by its id. Items of old revisions have none: a text that is in another item than
 * before has moved there, and takes the changed texts of its item along.
 */
export function matchPaths(before: readonly Text[], now: readonly Text[]): Map<string, string> {
  const hashes = new Map(now.map(({ path, hash }) => [path, hash]));
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const match = (path: string, to: string) => {
    found.set(path, to);
    taken.add(to);
  };
  const keys = new Map(now.map(({ path, key }) => [key, path]));
  const others: Text[] = [];
  for (const text of before) {
    const same = hashes.get(text.path) === text.hash ? text.path : undefined;
    const to = isIdentified(text) ? keys.get(text.key) : same;
    if (to !== undefined) match(text.path, to);
    else if (!isIdentified(text)) others.push(text);
  }
  const items = new Map<string, string>();
  const keyOf = ({ path, hash }: Pick<Text, 'path' | 'hash'>) => `${hash} ${fieldOf(path)}`;
  const free = Map.groupBy(
    now.filter(({ path }) => !taken.has(path)),
    keyOf,
  );
  for (const { path, hash } of others) {
    const same = (free.get(keyOf({ path, hash })) ?? []).filter((text) => !taken.has(text.path));
    const [only] = same;
    if (!only || same.length > 1) continue;
    match(path, only.path);
    items.set(itemOf(path), itemOf(only.path));
  }
  for (const { path } of others) {
    if (found.has(path)) continue;
    const item = itemOf(path);
    const to = `${items.get(item) ?? item}${path.slice(item.length)}`;
    if (hashes.has(to) && !taken.has(to)) match(path, to);
  }
  return found;
}
