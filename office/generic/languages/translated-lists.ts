import { useFormContext } from 'react-hook-form';
import { withoutItemId } from '#contract/documents/list-items.ts';
import type { EntryValues } from '../form/entry-values.ts';

/** A change of a list in the default language. */
export type ListChange =
  | { kind: 'move'; at: number; to: number }
  | { kind: 'remove'; at: number }
  | { kind: 'insert'; at: number; translation?: unknown }
  | { kind: 'duplicate'; at: number };

const filledTo = (length: number, list: readonly unknown[]): unknown[] => [
  ...list,
  ...Array.from({ length: Math.max(0, length - list.length) }, () => ({})),
];

/** The translated list after the same change: a translation goes with its item. It may be shorter than the list. */
export function changedAlike(translated: readonly unknown[], change: ListChange): unknown[] {
  const { at } = change;
  if (change.kind === 'insert') {
    if (at >= translated.length && change.translation === undefined) return [...translated];
    return filledTo(at, translated).toSpliced(at, 0, change.translation ?? {});
  }
  if (change.kind === 'remove') return translated.toSpliced(at, 1);
  const list = filledTo((change.kind === 'move' ? Math.max(at, change.to) : at) + 1, translated);
  if (change.kind === 'duplicate') return list.toSpliced(at + 1, 0, withoutItemId(structuredClone(list[at]) as object));
  return list.toSpliced(at, 1).toSpliced(change.to, 0, list[at]);
}

/**
 * Returns a function that changes the translations of a list like the list itself: the form shows both side by side. It
 * returns a function that puts the translations of a removed item back at a place.
 */
export function useTranslatedLists(path: string, isTranslated: boolean): (change: ListChange) => (at: number) => void {
  const { getValues, setValue } = useFormContext<EntryValues>();
  const [root, ...rest] = path.split('.');
  const placeOf = (lang: string) => ['translations', lang, ...rest].join('.') as `translations.${string}`;
  const listOf = (lang: string): readonly unknown[] | undefined => {
    const translated: unknown = getValues(placeOf(lang));
    return Array.isArray(translated) ? translated : undefined;
  };
  const set = (lang: string, list: readonly unknown[]) => setValue(placeOf(lang), list as never, { shouldDirty: true });
  return (change) => {
    const known = root === 'document' && isTranslated ? Object.keys(getValues('translations')) : [];
    const removed = known.flatMap((lang) => {
      const translated = listOf(lang);
      if (translated) set(lang, changedAlike(translated, change));
      const translation = translated?.[change.at];
      return translation === undefined ? [] : [{ lang, translation }];
    });
    return (at) => {
      for (const { lang, translation } of removed)
        set(lang, changedAlike(listOf(lang) ?? [], { kind: 'insert', at, translation }));
    };
  };
}
