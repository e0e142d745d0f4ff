import Copy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Typography } from '@mui/material';
import { z } from 'zod';
import { idOfItem } from '#contract/documents/list-items.ts';
import type { Picture } from '#contract/fields.ts';
import { videoTextFields } from '#contract/media/video-texts.ts';
import {
  describeShape,
  type FieldDescription,
  type ItemDescription,
  plainField,
} from '#office/generic/fields/describe-fields.ts';
import { withTexts } from '#office/generic/fields/field-texts.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { landing, SortHandle, type Sorting } from '#office/generic/sortable.tsx';
import { type Texts, useTexts } from '#office/texts/texts.ts';
import { FactFields } from '../facts/fact-fields.tsx';
import { isFact } from '../facts/facts.ts';
import { PictureField, pictureIn } from '../media/picture-field.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { SmallButton } from './small-button.tsx';

interface ListItemProps {
  item: ItemDescription;
  path: string;
  index: number;
  count: number;
  title: string;
  value: unknown;
  sorting: Sorting;
  readOnly: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDuplicate: () => void;
}

const text = z.string().optional();
const named = z.looseObject({ title: text, name: text, number: text });

/** The title of a part in its list, from its content. */
export function itemTitle(label: string, index: number, value: unknown, titled: Texts['form']['itemTitle']) {
  const read = named.safeParse(value);
  const own = read.success ? (read.data.title || read.data.name || read.data.number || '').trim() : '';
  return own === '' ? titled({ label, place: index + 1 }) : own;
}

/** The title of an item of any kind. Items of lists of pictures alone do not have a kind. */
export const titleOf = (
  item: ItemDescription,
  label: string,
  index: number,
  value: unknown,
  words: Texts['form'],
): string => itemTitle(item.kind === 'parts' ? label : words.media[mediaKind(value)], index, value, words.itemTitle);

export function ListItem(props: ListItemProps) {
  const { item, path, index, count, title, value, sorting, readOnly, onMove, onRemove, onDuplicate } = props;
  const texts = useTexts().form;
  return (
    <Box
      data-sortable
      role="group"
      tabIndex={-1}
      aria-label={title}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        ...landing(sorting, index),
      }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, padding: 0.5, paddingInlineEnd: 1 }}
      >
        {!readOnly && count > 1 && <SortHandle sorting={sorting} index={index} name={title} />}
        <Typography variant="body2" sx={{ fontWeight: 600, flex: '1 1 120px', minWidth: 0, paddingInline: 0.75 }}>
          <bdi>{title}</bdi>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ marginInlineStart: 1 }}>
            {texts.item({ place: index + 1, of: count })}
          </Typography>
        </Typography>
        {!readOnly && (
          <Box sx={{ display: 'flex' }}>
            <MoveButtons title={title} index={index} count={count} onMove={onMove} />
            {/* An attribute has one fact. */}
            {!isFact(item) && (
              <SmallButton title={`${texts.duplicate}: ${title}`} onClick={onDuplicate}>
                <Copy fontSize="small" />
              </SmallButton>
            )}
            <SmallButton title={`${texts.remove}: ${title}`} onClick={onRemove}>
              <Delete fontSize="small" />
            </SmallButton>
          </Box>
        )}
      </Box>
      <Box
        sx={{ padding: 1.5, paddingBlockStart: 0.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <ItemFields item={item} path={path} value={value} readOnly={readOnly} />
      </Box>
    </Box>
  );
}

interface ItemFieldsProps {
  item: ItemDescription;
  path: string;
  value: unknown;
  readOnly: boolean;
}

const kinded = z.looseObject({ kind: z.string() });

function mediaKind(value: unknown): 'picture' | 'video' {
  const read = kinded.safeParse(value);
  return read.success && read.data.kind === 'video' ? 'video' : 'picture';
}

function ItemFields({ item, path, value, readOnly }: ItemFieldsProps) {
  const { Fields } = useFormFacts();
  if (item.kind === 'parts' && isFact(item)) return <FactFields fields={item.fields} path={path} />;
  if (item.kind === 'parts') return <Fields fields={item.fields} path={path} />;
  if (item.kind === 'pictures') return <ItemPicture path={path} readOnly={readOnly} />;
  if (mediaKind(value) === 'video') return <VideoFields path={path} />;
  return <ItemPicture path={`${path}.picture`} readOnly={readOnly} />;
}

function ItemPicture({ path, readOnly }: { path: string; readOnly: boolean }) {
  const { value, onChange } = useField(path);
  const id = idOfItem(value);
  const keepId = (picture: Picture | null) => onChange(id === undefined ? picture : { id, ...picture });
  return <PictureField value={pictureIn(value)} onChange={keepId} readOnly={readOnly} optional={false} />;
}

function VideoFields({ path }: { path: string }) {
  const { Fields } = useFormFacts();
  const { entities, form } = useTexts();
  const words = form.video;
  const fields: FieldDescription[] = [
    { ...plainField, name: 'video', label: words.label, input: 'video', required: true },
    { ...plainField, name: 'title', label: words.title, input: 'text', absent: words.titleAbsent, maxLength: 200 },
    ...withTexts(describeShape(videoTextFields), entities.video.fields),
  ];
  return <Fields fields={fields} path={path} />;
}
