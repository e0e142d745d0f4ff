import type { Picture } from '#contract/fields.ts';
import { textAt } from '#contract/languages/translatable-texts.ts';
import {
  type FieldDescription,
  fieldsOfItem,
  hasTexts,
  type ItemDescription,
} from '#office/generic/fields/describe-fields.ts';
import { altField, videoTexts, videoTitleField } from '#office/generic/fields/media-fields.ts';
import { recordIn } from '#office/generic/form/entry-values.ts';
import { pictureIn } from '#office/generic/inputs/media/picture-field.tsx';

/** One text of an entry, in the original and in the translation. */
export interface TextRow {
  kind: 'text';
  /** Such as `content.2.title`. */
  path: string;
  field: FieldDescription;
  source: string;
  /** The picture that an alt text describes. */
  picture?: Picture;
}

/** Texts under a heading: a section of the form, a list, or an item of a list. */
export interface RowGroup {
  kind: 'group';
  /** Unique among its siblings. */
  path: string;
  title: string;
  rows: Row[];
}

export type Row = TextRow | RowGroup;

export interface RowWords {
  alt: string;
  altOf: (values: { label: string }) => string;
  videoTitle: string;
  item: (item: ItemDescription, label: string, index: number, value: unknown) => string;
}

interface Sides {
  document: unknown;
  translation: unknown;
}

/**
 * The texts of an entry in the order of its form, without those that are blank in both languages. A text that only the
 * translation has is shown, so that it can be removed.
 */
export function rowsOf(fields: readonly FieldDescription[], { document, translation }: Sides, words: RowWords): Row[] {
  const text = (path: string, field: FieldDescription): TextRow[] => {
    const source = textAt(document, path);
    if (source === '' && textAt(translation, path) === '') return [];
    return [{ kind: 'text', path, field: { ...field, required: false, absent: undefined }, source }];
  };
  const alt = (path: string, value: unknown, label: string): TextRow[] => {
    const picture = pictureIn(value);
    if (!picture) return [];
    return text(`${path}.alt`, altField(label)).map((row) => ({ ...row, picture }));
  };
  const rowsIn = (some: readonly FieldDescription[], value: unknown, base: string): Row[] =>
    some.filter(hasTexts).flatMap((field): Row[] => {
      const path = base === '' ? field.name : `${base}.${field.name}`;
      const own = recordIn(value)[field.name];
      if (field.input === 'picture') return alt(path, own, words.altOf({ label: field.label }));
      if (!field.item) return text(path, field);
      const { item, label } = field;
      const items = (Array.isArray(own) ? (own as unknown[]) : []).flatMap((each, index): Row[] => {
        const rows = itemRows(item, each, `${path}.${index}`);
        const title = words.item(item, label, index, each);
        return rows.length === 0 ? [] : [{ kind: 'group', path: `${path}.${index}`, title, rows }];
      });
      return items.length === 0 ? [] : [{ kind: 'group', path, title: label, rows: items }];
    });
  const itemRows = (item: ItemDescription, value: unknown, path: string): Row[] => {
    if (item.kind === 'parts' || item.kind === 'kinds') return rowsIn(fieldsOfItem(item, value), value, path);
    if (item.kind === 'pictures') return alt(path, value, words.alt);
    if (recordIn(value).kind !== 'video') return alt(`${path}.picture`, recordIn(value).picture, words.alt);
    const title = text(`${path}.title`, videoTitleField(words.videoTitle));
    return [...title, ...videoTexts.flatMap((field) => text(`${path}.${field.name}`, field))];
  };
  return rowsIn(fields, document, '');
}

/** The text rows of all groups, in order. */
export const textRows = (rows: readonly Row[]): TextRow[] =>
  rows.flatMap((row) => (row.kind === 'text' ? [row] : textRows(row.rows)));

export type RowState = 'missing' | 'outdated' | 'done';
