import { useFormContext } from 'react-hook-form';
import { withoutItemId } from '#contract/documents/list-items.ts';
import type { EntryValues } from '../form/entry-values.ts';

/** A change of a list in the default language. */
export type ListChange =
  | { kind: 'move'; at: number; to: number }
  | { kind: 'remove'; at: number }
  | { kind: 'insert'; at: number }
  | { kind: 'duplicate'; at: number };

/** The translated list after the same change: a translation goes with its item. It may be shorter than the list. */
export function changedAlike(translated: readonly unknown[], change: ListChange): unknown[] {
  const { at } = change;
  if (change.kind === 'insert') return at < translated.length ? translated.toSpliced(at, 0, {}) : [...translated];
  const last = change.kind === 'move' ? Math.max(at, change.to) : at;
  const list = [...translated];
  if (change.kind !== 'remove') while (list.length <= last) list.push({});
  if (change.kind === 'duplicate') return list.toSpliced(at + 1, 0, withoutItemId(structuredClone(list[at]) as object));
  if (change.kind === 'remove') return list.toSpliced(at, 1);
  return list.toSpliced(at, 1).toSpliced(change.to, 0, list[at]);
}

/** Returns a function that changes the translations of a list like the list itself: the form shows both side by side. */
export function useTranslatedLists(path: string, isTranslated: boolean): (change: ListChange) => void {
  const { getValues, setValue } = useFormContext<EntryValues>();
  const [root, ...rest] = path.split('.');
  return (change) => {
    if (root !== 'document' || !isTranslated) return;
    for (const lang of Object.keys(getValues('translations'))) {
      const place = ['translations', lang, ...rest].join('.') as `translations.${string}`;
      const translated: unknown = getValues(place);
      if (!Array.isArray(translated)) continue;
      setValue(place, changedAlike(translated, change) as never, { shouldDirty: true });
    }
  };
}
