import { type RefObject, useRef, useState } from 'react';
import type { FieldValues, UseFieldArrayReturn } from 'react-hook-form';
import { withoutItemId } from '#contract/documents/list-items.ts';
import type { FieldDescription } from '#office/generic/fields/describe-fields.ts';
import { useTranslatedLists } from '#office/generic/languages/translated-lists.ts';
import { useFocusNext } from '#office/screen/use-focus-next.ts';
import { announce } from '#office/shell/announcer.tsx';
import { useTexts } from '#office/texts/texts.ts';
import type { ListActions } from './list-item.tsx';
import { movesIn } from './outline.ts';

/** The first control of a new part. */
const firstField = 'input:not([type="hidden"]), textarea, [contenteditable="true"], [role="combobox"]';

interface ListChangesOptions {
  field: FieldDescription;
  path: string;
  /** The items as they are now. */
  list: readonly unknown[];
  array: UseFieldArrayReturn<FieldValues, string, 'listKey'>;
  nameOf: (index: number, value: unknown) => string;
  elementAt: (index: number) => HTMLElement | undefined;
  addButton: RefObject<HTMLButtonElement | null>;
}

/** An item that can be put back where it was. */
export interface RemovedItem {
  index: number;
  name: string;
  putBack: () => void;
}

/** The changes of a list: each is announced, moves the focus, and is repeated in the translations. */
export function useListChanges({ field, path, list, array, nameOf, elementAt, addButton }: ListChangesOptions) {
  const texts = useTexts();
  const { item } = field;
  const { fields, append, insert, move, remove } = array;
  const follow = useTranslatedLists(path, item !== undefined);
  const focusNext = useFocusNext();
  const [removed, setRemoved] = useState<RemovedItem>();

  const moveTo = (from: number, to: number) => {
    const moves: [number, number][] = field.isOutline ? movesIn(list, from, to) : [[from, to]];
    for (const [at, place] of moves) {
      move(at, place);
      follow({ kind: 'move', at, to: place });
    }
    announce(texts.form.moved({ name: nameOf(from, list[from]), place: to + 1, of: fields.length }));
  };
  const addAll = (added: readonly object[]) => {
    append([...added], { shouldFocus: false });
    const start = fields.length;
    announce(texts.form.added({ name: added.map((value, index) => nameOf(start + index, value)).join(', ') }));
    // Pictures are added in a dialog, which returns the focus to its button.
    if (item?.kind === 'parts' || item?.kind === 'kinds')
      focusNext(() => elementAt(start)?.querySelector<HTMLElement>(firstField));
  };
  const removeAt = (index: number) => {
    const item = list[index] as object;
    const name = nameOf(index, item);
    announce(texts.form.removed({ name }));
    focusNext(() => elementAt(index) ?? elementAt(index - 1) ?? addButton.current);
    remove(index);
    const putBackTranslations = follow({ kind: 'remove', at: index });
    setRemoved({ index, name, putBack: () => latest.current.putBack(index, item, putBackTranslations) });
  };
  const putBack = (index: number, item: object, putBackTranslations: (at: number) => void) => {
    // Other changes may have made the list shorter.
    const at = Math.min(index, list.length);
    insert(at, item, { shouldFocus: false });
    putBackTranslations(at);
    setRemoved(undefined);
    announce(texts.form.added({ name: nameOf(at, item) }));
    focusNext(() => elementAt(at));
  };
  const duplicate = (index: number) => {
    insert(index + 1, withoutItemId(structuredClone(list[index]) as object));
    follow({ kind: 'duplicate', at: index });
    announce(texts.form.added({ name: nameOf(index + 1, list[index]) }));
  };

  const addAbove = (index: number, value: object) => {
    insert(index, value, { shouldFocus: false });
    follow({ kind: 'insert', at: index });
    announce(texts.form.added({ name: nameOf(index, value) }));
    focusNext(() => elementAt(index)?.querySelector<HTMLElement>(firstField));
  };

  const latest = useRef({ moveTo, removeAt, putBack, duplicate, addAbove });
  latest.current = { moveTo, removeAt, putBack, duplicate, addAbove };
  const [actions] = useState<ListActions>(() => ({
    move: (index, to) => latest.current.moveTo(index, to),
    remove: (index) => latest.current.removeAt(index),
    duplicate: (index) => latest.current.duplicate(index),
    addAbove: (index, value) => latest.current.addAbove(index, value),
  }));
  return { addAll, actions, removed };
}
