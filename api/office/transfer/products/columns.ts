import { fieldLabel } from '#api/office/entity-words.ts';
import { words } from '#api/office/words.ts';
import { textFields } from './product-cells.ts';
import type { AttributeColumn, Vocabulary } from './vocabulary.ts';

export interface Column {
  /** A part of a product, or an attribute such as `attribute-12`. */
  key: string;
  label: string;
  attribute?: AttributeColumn;
}

type Part = 'id' | 'articleId' | 'category' | 'concern' | 'number' | 'gtin' | 'articleName';

/** What columns other than attributes can be. */
export function partColumns(lang: string): Column[] {
  const part = (key: Part): Column => ({ key, label: words.say(({ products }) => products.parts[key], lang) });
  const text = (key: string): Column => ({ key, label: fieldLabel('product', key, lang) });
  return [
    ...(['id', 'articleId'] as const).map(part),
    text('name'),
    ...(['category', 'concern'] as const).map(part),
    ...textFields.filter((key) => key !== 'name').map(text),
    ...(['number', 'gtin', 'articleName'] as const).map(part),
  ];
}

export const attributeColumn = (attribute: AttributeColumn): Column => ({
  key: `attribute-${attribute.id}`,
  label: attribute.unit === '' ? attribute.name : `${attribute.name} (${attribute.unit})`,
  attribute,
});

export const allColumns = ({ attributes }: Vocabulary, lang: string): Column[] => [
  ...partColumns(lang),
  ...[...attributes.values()].map(attributeColumn),
];

/** The header of a column: its label, and the key by which it is recognized in every language. */
export const headerOf = ({ key, label }: Column): string => `${label} [${key}]`;

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();

/** What columns are by their headers: by the key, or else by the name, where no other column has it. '': unknown. */
export function guessTargets(headers: readonly string[], columns: readonly Column[]): string[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const byName = Map.groupBy(
    columns.flatMap(({ key, label, attribute }) =>
      [...new Set([label, key, attribute?.name ?? label].map(folded))].map((name) => ({ name, key })),
    ),
    ({ name }) => name,
  );
  const seen = new Set<string>();
  return headers.map((header) => {
    const named = byName.get(folded(header.replace(/\s*\[[^\]]*\]$/, ''))) ?? [];
    const key =
      byKey.get(/\[([\w-]+)\]$/.exec(header)?.[1] ?? '')?.key ?? (named.length === 1 ? named[0]?.key : undefined);
    if (key === undefined || seen.has(key)) return '';
    seen.add(key);
    return key;
  });
}
