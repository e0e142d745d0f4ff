import Copy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import ExpandLess from '@mui/icons-material/ExpandLessOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Typography } from '@mui/material';
import { memo, useState } from 'react';
import { z } from 'zod';
import { idOfItem } from '#contract/documents/list-items.ts';
import type { Picture } from '#contract/fields.ts';
import { videoTextFields } from '#contract/media/video-texts.ts';
import {
  describeShape,
  type FieldDescription,
  fieldsOfItem,
  type ItemDescription,
  kindOf,
  plainField,
} from '#office/generic/fields/describe-fields.ts';
import { withTexts } from '#office/generic/fields/field-texts.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { fieldId, useField } from '#office/generic/form/use-field.ts';
import { landing, SortHandle, type Sorting } from '#office/generic/sortable.tsx';
import { type Texts, useTexts } from '#office/texts/texts.ts';
import { FactFields } from '../facts/fact-fields.tsx';
import { isFact } from '../facts/facts.ts';
import { PictureField, pictureIn } from '../media/picture-field.tsx';
import { AddKindAbove } from './add-kind.tsx';
import { ItemChips } from './item-chips.tsx';
import { kindIcons } from './kind-icons.ts';
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
  /** Whether its fields are shown only when the user opens it, or has just added it. */
  folds: boolean;
  hasError: boolean;
  /** When visitors see it, from `shownWhen`. `value` is the same object after a change. */
  shown: string;
  /** In an outline: below another item. */
  isBelow: boolean;
  /** Whether it links to a page that does not exist. */
  isDead: boolean;
  actions: ListActions;
}

/** What the buttons of items do, by the index of the item. They stay the same functions, so that no item is rendered for them. */
export interface ListActions {
  move: (index: number, to: number) => void;
  remove: (index: number) => void;
  duplicate: (index: number) => void;
  addAbove: (index: number, value: object) => void;
}

const text = z.string().optional();
const named = z.looseObject({
  title: text,
  name: text,
  number: text,
  heading: text,
  label: text,
  link: text,
  usual: text,
});

/** The title of a part in its list, from its content. */
export function itemTitle(label: string, index: number, value: unknown, words: Texts['form']) {
  const { data = {} } = named.safeParse(value);
  const own = (
    data.title ||
    data.name ||
    data.heading ||
    data.number ||
    data.label ||
    linkTitle(data, words.link)
  ).trim();
  return own === '' ? words.itemTitle({ label, place: index + 1 }) : own;
}

/** The name of the page that an item links to, or its address. Without a link, that of a default menu entry. */
function linkTitle({ link = '', usual = '' }: z.output<typeof named>, words: Texts['form']['link']): string {
  const names: Readonly<Record<string, string>> = link ? words.pages : words.usual;
  return names[link || usual] ?? link;
}

/** The title of an item of any kind. Items of lists of pictures alone do not have a kind. */
export const titleOf = (
  item: ItemDescription,
  label: string,
  index: number,
  value: unknown,
  words: Texts['form'],
): string => {
  const isMedia = item.kind === 'media' || item.kind === 'pictures';
  const kind = isMedia ? words.media[mediaKind(value)] : kindOf(item, value)?.label;
  return itemTitle(kind ?? label, index, value, words);
};

/**
 * Of an item with fields of its own, as a section of a page has: a key in one would lay out all of them, twice for each
 * text that grows.
 */
const laidOutInView = { contentVisibility: 'auto', containIntrinsicSize: 'auto 480px' };

/**
 * An item of a list. It does not read the form: each key in one of 60 items would render all of them, which took 180 ms,
 * and the first change of a form with 200 took seconds.
 */
export const ListItem = memo(function ListItem(props: ListItemProps) {
  const { item, path, index, count, title, value, sorting, readOnly, actions } = props;
  const { folds, hasError, shown, isBelow, isDead } = props;
  const texts = useTexts().form;
  const [isOpen, setOpen] = useState(!folds || idOfItem(value) === undefined);
  // An error is shown at its field.
  const open = isOpen || hasError;
  const kind = kindOf(item, value);
  const KindIcon = kind && kindIcons[kind.icon];
  return (
    <Box
      data-sortable
      id={fieldId(path)}
      role="group"
      tabIndex={-1}
      aria-label={title}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        ...landing(sorting, index),
        ...(folds && open ? laidOutInView : {}),
        ...(isBelow ? { marginInlineStart: { xs: 2, sm: 4 } } : {}),
      }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, padding: 0.5, paddingInlineEnd: 1 }}
      >
        {!readOnly && count > 1 && <SortHandle sorting={sorting} index={index} name={title} />}
        {KindIcon && <KindIcon fontSize="small" color="action" sx={{ marginInlineStart: 0.75 }} />}
        <Typography variant="body2" sx={{ fontWeight: 600, flex: '1 1 120px', minWidth: 0, paddingInline: 0.75 }}>
          <bdi>{title}</bdi>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ marginInlineStart: 1 }}>
            {kind && !title.startsWith(kind.label) && `${kind.label} · `}
            {texts.item({ place: index + 1, of: count })}
          </Typography>
        </Typography>
        <ItemChips item={item} shown={folds ? shown : ''} isDead={isDead} />
        {folds && (
          <SmallButton
            title={`${open ? texts.fold : texts.unfold}: ${title}`}
            expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
          </SmallButton>
        )}
        {!readOnly && (
          <Box sx={{ display: 'flex' }}>
            <MoveButtons title={title} index={index} count={count} onMove={(to) => actions.move(index, to)} />
            {item.kind === 'kinds' && (
              <AddKindAbove
                kinds={item.kinds}
                label={`${texts.addAbove}: ${title}`}
                onAdd={(added) => actions.addAbove(index, added)}
              />
            )}
            {/* An attribute has one fact. */}
            {!isFact(item) && (
              <SmallButton title={`${texts.duplicate}: ${title}`} onClick={() => actions.duplicate(index)}>
                <Copy fontSize="small" />
              </SmallButton>
            )}
            <SmallButton title={`${texts.remove}: ${title}`} onClick={() => actions.remove(index)}>
              <Delete fontSize="small" />
            </SmallButton>
          </Box>
        )}
      </Box>
      {open && (
        <Box
          sx={{ padding: 1.5, paddingBlockStart: 0.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <ItemFields item={item} path={path} value={value} readOnly={readOnly} />
        </Box>
      )}
    </Box>
  );
});

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
  if (item.kind === 'parts' || item.kind === 'kinds') return <Fields fields={fieldsOfItem(item, value)} path={path} />;
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
