import { saveEntry } from '#contract/calls/office/content.ts';
import { between, oneOf, type Random, randomFrom } from '../content/random.ts';
import type { Editor } from '../processes/editor.ts';

/** A category whose products are imported, and its attributes. */
export interface Catalogue {
  category: number;
  attributes: readonly MadeAttribute[];
}

interface MadeAttribute {
  id: number;
  name: string;
  kind: 'number' | 'choice' | 'yesNo' | 'text';
}

const numbers = ['Weight', 'Length', 'Width', 'Count', 'Twist', 'Strength', 'Shrinkage', 'Thickness'];
const choices = ['Fibre', 'Colour', 'Finish', 'Weave'];
const options = ['Cotton', 'Linen', 'Wool', 'Hemp', 'Silk', 'Jute'];

const published = { status: 'published', publishAt: null, keepPublished: false, translations: {} } as const;

/** Publishes 14 attributes and an empty category that has them. */
export async function publishCatalogue({ call }: Editor): Promise<Catalogue> {
  const attributes: MadeAttribute[] = [];
  const add = async (kind: MadeAttribute['kind'], name: string, more: object = {}) => {
    const document = { name, kind, filter: true, compare: true, ...more };
    const { id } = await call(saveEntry, { ...published, type: 'attribute', parent: null, document });
    attributes.push({ id, name, kind });
  };
  for (const name of numbers) await add('number', name, { unit: 'mm', decimals: 2 });
  for (const name of choices) {
    await add('choice', name, { options: options.map((option) => ({ name: option, id: idOf(option), key: option })) });
  }
  await add('yesNo', 'Washable');
  await add('text', 'Origin');
  const document = { name: 'Everything', attributes: attributes.map(({ id }) => id) };
  const { id: category } = await call(saveEntry, { ...published, type: 'category', parent: null, document });
  return { category, attributes };
}

const idOf = (option: string): string => option.toLowerCase();

function cellOf({ kind }: MadeAttribute, random: Random): string {
  if (kind === 'number') return (between(random, 1, 9_999) / 100).toFixed(2);
  if (kind === 'choice') return oneOf(random, options);
  if (kind === 'yesNo') return oneOf(random, ['yes', 'no']);
  return `Mill ${between(random, 1, 40)}`;
}

/** A table of this many new products, as a spreadsheet writes it. */
export function productTable({ category, attributes }: Catalogue, count: number): string {
  const random = randomFrom(count);
  const headers = [
    'Name',
    'Category',
    'Minimum order',
    ...attributes.map(({ name, id }) => `${name} [attribute-${id}]`),
  ];
  const rows = Array.from({ length: count }, (_, n) => [
    ...[`Product ${n + 1}`, `Everything #${category}`, `${between(random, 1, 20)} cartons`],
    ...attributes.map((attribute) => cellOf(attribute, random)),
  ]);
  return [headers, ...rows].map((row) => row.join()).join('\n');
}

/** What three filters choose in an address. The ranges differ, so that no page is like another. */
export function filteredPaths({ category, attributes }: Catalogue): string[] {
  const [weight, length] = attributes;
  const fibre = attributes.find(({ kind }) => kind === 'choice');
  return Array.from({ length: 50 }, (_, n) => {
    const filter = [`${weight?.id}:${n}..90`, `${length?.id}:10..80`, `${fibre?.id}:Cotton,Linen`].sort().join(';');
    return `/product/${category}?filter=${filter}`;
  });
}

/** The same as a query of the store, with the counts of every attribute. */
export function filteredQuery({ category, attributes }: Catalogue): object {
  const [weight, length] = attributes;
  const fibre = attributes.find(({ kind }) => kind === 'choice');
  return {
    parents: [category],
    filters: [
      { attribute: weight?.id ?? 0, kind: 'number', from: 10, to: 90 },
      { attribute: length?.id ?? 0, kind: 'number', from: 10, to: 80 },
      { attribute: fibre?.id ?? 0, kind: 'choice', values: ['cotton', 'linen'] },
    ],
    facets: attributes.flatMap(({ id, kind }) =>
      kind === 'text' ? [] : [{ attribute: id, kind, options: kind === 'choice' ? options.map(idOf) : [] }],
    ),
    skip: 0,
    take: 24,
  };
}
