import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { useTexts } from '#office/texts/texts.ts';
import { blankOf, type ItemDescription } from '../describe-fields.ts';
import { useFormFacts } from '../form-context.ts';
import { LibraryPicker } from '../library-picker.tsx';
import { useSorting } from '../sortable.tsx';
import { fieldId } from '../use-field.ts';
import { FieldFrame } from './field-frame.tsx';
import type { InputProps } from './input-props.ts';
import { ListItem } from './list-item.tsx';
import { pictureOf } from './picture-field.tsx';

/** A list of parts, pictures or films in the editor's order. */
export function ListInput({ field, path }: InputProps) {
  const texts = useTexts();
  const { readOnly } = useFormFacts();
  const { control, getFieldState, formState } = useFormContext();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: path, keyName: 'listKey' });
  const values: unknown = useWatch({ control, name: path });
  const [said, setSaid] = useState('');
  const container = useRef<HTMLDivElement>(null);
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setSaid(texts.form.moved(to + 1, fields.length));
  };
  const sorting = useSorting(container, moveTo);
  const error = getFieldState(path, formState).error;
  const own = error?.root?.message ?? (typeof error?.message === 'string' ? error.message : undefined);
  const { item } = field;
  if (!item) return null;
  const list = Array.isArray(values) ? (values as unknown[]) : [];
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
                label={field.label}
                path={`${path}.${index}`}
                index={index}
                count={fields.length}
                value={list[index]}
                sorting={sorting}
                readOnly={readOnly}
                onMove={(to) => moveTo(index, to)}
                onRemove={() => remove(index)}
                onDuplicate={() => insert(index + 1, structuredClone(list[index]) as object)}
              />
            ))}
          </Box>
          {!readOnly && <AddButtons item={item} label={field.label} onAdd={(value) => append(value)} />}
          <Box
            role="status"
            sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
          >
            {said}
          </Box>
        </>
      )}
    </FieldFrame>
  );
}

interface AddButtonsProps {
  item: ItemDescription;
  label: string;
  onAdd: (value: object) => void;
}

function AddButtons({ item, label, onAdd }: AddButtonsProps) {
  const words = useTexts().form;
  const [choosing, setChoosing] = useState(false);
  const pick = (file: LibraryFile) =>
    onAdd(item.kind === 'media' ? { kind: 'picture', picture: pictureOf(file) } : pictureOf(file));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
      {item.kind === 'parts' ? (
        <Button variant="outlined" onClick={() => onAdd(blankOf(item.fields))}>
          {words.addTo(label)}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => setChoosing(true)}>
          {words.addPicture}
        </Button>
      )}
      {item.kind === 'media' && (
        <Button
          variant="outlined"
          onClick={() =>
            onAdd({ kind: 'video', video: '', title: '', captions: null, transcript: '', description: '' })
          }
        >
          {words.addVideo}
        </Button>
      )}
      {choosing && <LibraryPicker kind="picture" onPick={pick} onClose={() => setChoosing(false)} />}
    </Box>
  );
}
