import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, FormHelperText, Typography } from '@mui/material';
import { useRef } from 'react';
import type { EntityName } from '#content/registry.ts';
import { entityName } from '#contract/office/entry-view.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { flattenErrors } from '#office/generic/form/form-errors.ts';
import { fieldId, useErrorsAt, useField } from '#office/generic/form/use-field.ts';
import { landing, SortHandle, type Sorting, useSorting } from '#office/generic/sortable.tsx';
import { useFocusNext } from '#office/screen/use-focus-next.ts';
import { announce } from '#office/shell/announcer.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { MoveButtons } from '../lists/move-buttons.tsx';
import { SmallButton } from '../lists/small-button.tsx';
import { EntryPicker } from './entry-picker.tsx';
import { useTitles } from './use-titles.ts';

export const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? [...new Set(value.filter((each) => typeof each === 'number'))] : [];

/** References to several entries of a type, in the editor’s order. */
export function RelationsInput(props: InputProps) {
  const to = entityName.safeParse(props.field.to);
  return to.success ? <EntriesInput {...props} to={to.data} /> : null;
}

function EntriesInput({ field, path, to }: InputProps & { to: EntityName }) {
  const { entities, form: texts } = useTexts();
  const { readOnly } = useFormFacts();
  const { value, onChange, onBlur, id } = useField(path);
  const ids = idsIn(value);
  const titleOf = useTitles(to, ids);
  const container = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const errors = flattenErrors(useErrorsAt(path));
  const errorAt = (index: number) => errors.find((each) => each.path === String(index))?.message;
  const own = errors.find((each) => each.path === '')?.message;
  const pickerId = `${id}-add`;

  const move = (from: number, to: number) => {
    onChange(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? 0));
    announce(texts.moved({ name: titleOf(ids[from] ?? 0), place: to + 1, of: ids.length }));
  };
  const remove = (index: number) => {
    announce(texts.removed({ name: titleOf(ids[index] ?? 0) }));
    focusNext(() => rowsIn(container.current)[Math.max(0, index - 1)] ?? document.getElementById(pickerId));
    onChange(ids.toSpliced(index, 1));
  };
  const add = (added: number | null) => {
    if (added !== null && !ids.includes(added)) onChange([...ids, added]);
  };
  const sorting = useSorting(container, move);
  return (
    <FieldFrame field={field} id={id} error={own} isEmpty={ids.length === 0} group>
      {({ describedBy, invalid, labelId }) => (
        <>
          <Box ref={container} sx={{ maxHeight: 480, overflowY: 'auto', display: 'grid', gap: 0.5 }}>
            {ids.map((entry, index) => (
              <EntryRow
                key={entry}
                title={titleOf(entry)}
                id={fieldId(`${path}.${index}`)}
                error={errorAt(index)}
                index={index}
                count={ids.length}
                sorting={sorting}
                readOnly={readOnly}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            ))}
          </Box>
          {!readOnly && (
            <Box sx={{ marginBlockStart: ids.length > 0 ? 1 : 0 }}>
              <EntryPicker
                {...{ onBlur, describedBy, invalid }}
                type={to}
                value={null}
                onChange={add}
                without={ids}
                id={pickerId}
                labelledBy={labelId}
                placeholder={entities[to].search}
              />
            </Box>
          )}
        </>
      )}
    </FieldFrame>
  );
}

const rowsIn = (container: HTMLElement | null) =>
  container?.querySelectorAll<HTMLElement>(':scope > [data-sortable]') ?? [];

interface EntryRowProps {
  title: string;
  id: string;
  error: string | undefined;
  index: number;
  count: number;
  sorting: Sorting;
  readOnly: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function EntryRow({ title, id, error, index, count, sorting, readOnly, onMove, onRemove }: EntryRowProps) {
  const texts = useTexts().form;
  return (
    <Box
      data-sortable
      role="group"
      id={id}
      tabIndex={-1}
      aria-label={title}
      sx={{ border: 1, borderColor: error ? 'error.main' : 'divider', borderRadius: 1, ...landing(sorting, index) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, paddingInline: 0.5 }}>
        {!readOnly && count > 1 && <SortHandle sorting={sorting} index={index} name={title} />}
        <Typography variant="body2" dir="auto" sx={{ flex: 1, minWidth: 0, padding: 0.75, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {!readOnly && (
          <>
            {count > 1 && <MoveButtons title={title} index={index} count={count} onMove={onMove} />}
            <SmallButton title={`${texts.remove}: ${title}`} onClick={onRemove}>
              <Delete fontSize="small" />
            </SmallButton>
          </>
        )}
      </Box>
      {error !== undefined && (
        <FormHelperText error sx={{ paddingInline: 1.25, paddingBlockEnd: 0.5 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
