import { Box, Button, Typography } from '@mui/material';
import { Fragment, useRef } from 'react';
import { get, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { recordIn } from '#office/generic/form/entry-values.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { flattenErrors } from '#office/generic/form/form-errors.ts';
import { fieldId, useErrorsAt } from '#office/generic/form/use-field.ts';
import { useSorting } from '#office/generic/sortable.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { CategoryFacts } from '../facts/category-facts.tsx';
import { FactsOfLists } from '../facts/from-lists/facts-of-lists.tsx';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { useDeadLinks } from '../links/use-dead-links.ts';
import { AddButtons } from './add-buttons.tsx';
import { shownWhen } from './item-chips.tsx';
import { ListItem } from './list-item.tsx';
import { isBelow } from './outline.ts';
import { ShownTogether } from './shown-together.tsx';
import { useItemTitle } from './use-item-title.ts';
import { type RemovedItem, useListChanges } from './use-list-changes.ts';

const linkIn = (item: unknown): string => String(recordIn(item).link ?? '');

/** In the place of an item that was removed: puts it back. */
function Removed({ name, putBack }: RemovedItem) {
  const texts = useTexts().form;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        paddingInline: 1.5,
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {texts.removed({ name })}
      </Typography>
      <Button size="small" onClick={putBack} aria-label={`${texts.undo}: ${name}`}>
        {texts.undo}
      </Button>
    </Box>
  );
}

/** A sortable list of parts, pictures or videos. */
export function ListInput({ field, path }: InputProps) {
  const texts = useTexts();
  const { item } = field;
  const { readOnly } = useFormFacts();
  const { control, getValues } = useFormContext();
  const array = useFieldArray({ control, name: path, keyName: 'listKey' });
  const { fields } = array;
  useWatch({ control, name: path });
  // `useWatch` returns an added or moved item one render later. Inputs of another kind of item would then add their
  // fields to this one.
  const values: unknown = getValues(path);
  const container = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = Array.isArray(values) ? (values as unknown[]) : [];
  const nameOf = useItemTitle(field, list);
  const dead = useDeadLinks(field.isOutline ? list.map(linkIn) : []);
  const elementAt = (index: number) =>
    container.current?.querySelectorAll<HTMLElement>(':scope > [data-sortable]')[index];

  const { addAll, actions, removed } = useListChanges({ field, path, list, array, nameOf, elementAt, addButton });
  const sorting = useSorting(container, actions.move);
  const errors = useErrorsAt(path);
  const own = flattenErrors(errors).find((each) => each.path === 'root' || each.path === '')?.message;
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
              <Fragment key={listKey}>
                {removed?.index === index && <Removed {...removed} />}
                <ListItem
                  item={item}
                  path={`${path}.${index}`}
                  index={index}
                  count={fields.length}
                  title={nameOf(index, list[index])}
                  value={list[index]}
                  sorting={sorting}
                  folds={field.isOutline === true || item.kind === 'kinds'}
                  hasError={get(errors, String(index)) !== undefined}
                  shown={shownWhen(list[index])}
                  isBelow={field.isOutline === true && isBelow(list, index)}
                  isDead={dead.has(linkIn(list[index]))}
                  readOnly={readOnly}
                  actions={actions}
                />
              </Fragment>
            ))}
            {removed && removed.index >= fields.length && <Removed {...removed} />}
          </Box>
          {!readOnly && path === 'document.facts' && (
            <>
              <CategoryFacts facts={list} field={field} onAdd={addAll} />
              <FactsOfLists />
            </>
          )}
          {item.kind === 'kinds' && <ShownTogether sections={list} />}
          {!readOnly && <AddButtons item={item} label={field.label} onAdd={addAll} first={addButton} />}
        </>
      )}
    </FieldFrame>
  );
}
