import { Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { withoutItemId } from '#contract/documents/list-items.ts';
import { recordIn } from '#office/generic/form/entry-values.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { fieldId } from '#office/generic/form/use-field.ts';
import { useTranslatedLists } from '#office/generic/languages/translated-lists.ts';
import { useSorting } from '#office/generic/sortable.tsx';
import { useFocusNext } from '#office/screen/use-focus-next.ts';
import { announce } from '#office/shell/announcer.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { CategoryFacts } from '../facts/category-facts.tsx';
import { FactsOfLists } from '../facts/from-lists/facts-of-lists.tsx';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { useDeadLinks } from '../links/use-dead-links.ts';
import { AddButtons } from './add-buttons.tsx';
import { type ListActions, ListItem } from './list-item.tsx';
import { isBelow, movesIn } from './outline.ts';
import { useItemTitle } from './use-item-title.ts';

/** The first control of a new part. */
const firstField = 'input:not([type="hidden"]), textarea, [contenteditable="true"], [role="combobox"]';

const linkIn = (item: unknown): string => String(recordIn(item).link ?? '');

/** A sortable list of parts, pictures or videos. */
export function ListInput({ field, path }: InputProps) {
  const texts = useTexts();
  const { item } = field;
  const { readOnly } = useFormFacts();
  const { control, getFieldState, getValues, formState } = useFormContext();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: path, keyName: 'listKey' });
  const follow = useTranslatedLists(path, item !== undefined);
  useWatch({ control, name: path });
  // `useWatch` returns an added or moved item one render later. Inputs of another kind of item would then add their
  // fields to this one.
  const values: unknown = getValues(path);
  const container = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  const list = Array.isArray(values) ? (values as unknown[]) : [];
  const nameOf = useItemTitle(field, list);
  const dead = useDeadLinks(field.isOutline ? list.map(linkIn) : []);
  const elementAt = (index: number) =>
    container.current?.querySelectorAll<HTMLElement>(':scope > [data-sortable]')[index];

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
    announce(texts.form.removed({ name: nameOf(index, list[index]) }));
    focusNext(() => elementAt(index) ?? elementAt(index - 1) ?? addButton.current);
    remove(index);
    follow({ kind: 'remove', at: index });
  };
  const duplicate = (index: number) => {
    insert(index + 1, withoutItemId(structuredClone(list[index]) as object));
    follow({ kind: 'duplicate', at: index });
    announce(texts.form.added({ name: nameOf(index + 1, list[index]) }));
  };

  const latest = useRef({ moveTo, removeAt, duplicate });
  latest.current = { moveTo, removeAt, duplicate };
  const [actions] = useState<ListActions>(() => ({
    move: (index, to) => latest.current.moveTo(index, to),
    remove: (index) => latest.current.removeAt(index),
    duplicate: (index) => latest.current.duplicate(index),
  }));
  const sorting = useSorting(container, actions.move);
  const error = getFieldState(path, formState).error;
  const own = error?.root?.message ?? (typeof error?.message === 'string' ? error.message : undefined);
  if (!item) return null;
  return (
    <FieldFrame field={field} id={fieldId(path)} error={own} isEmpty={fields.length === 0} group>
      {() => (
        <>
          <Box ref={container} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {fields.length === 0 && (
              <Typography variant="body2" color="textSecondary">
                {texts.form.emptyList}
              </Typography>
            )}
            {fields.map(({ listKey }, index) => (
              <ListItem
                key={listKey}
                item={item}
                path={`${path}.${index}`}
                index={index}
                count={fields.length}
                title={nameOf(index, list[index])}
                value={list[index]}
                sorting={sorting}
                folds={field.isOutline === true || item.kind === 'kinds'}
                hasError={getFieldState(`${path}.${index}`, formState).error !== undefined}
                isHidden={recordIn(list[index]).hidden === true}
                isBelow={field.isOutline === true && isBelow(list, index)}
                isDead={dead.has(linkIn(list[index]))}
                readOnly={readOnly}
                actions={actions}
              />
            ))}
          </Box>
          {!readOnly && path === 'document.facts' && (
            <>
              <CategoryFacts facts={list} field={field} onAdd={addAll} />
              <FactsOfLists />
            </>
          )}
          {!readOnly && <AddButtons item={item} label={field.label} onAdd={addAll} first={addButton} />}
        </>
      )}
    </FieldFrame>
  );
}
