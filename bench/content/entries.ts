import type { EntityName } from '#content/registry.ts';
import { between, oneOf, type Random } from './random.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A row of a table, as in a backup. */
export interface Row {
  table: string;
  row: Record<string, unknown>;
}

/** The types that grow over the years, with their shares of the growth. */
export const shares = { product: 0.48, news: 0.42, gallery: 0.1 } as const satisfies Partial<
  Record<EntityName, number>
>;
export type GrowingType = keyof typeof shares;

/** The sources of generated entries. */
export interface Sources {
  random: Random;
  vocabulary: Vocabulary;
  /** Pictures whose files are in the archive. */
  pictures: readonly Record<string, unknown>[];
  /** The categories of the products, used in turn. */
  categories: readonly number[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentence = ({ vocabulary, random }: Sources, words: number): string =>
  capital(`${Array.from({ length: words }, () => vocabulary.word(random)).join(' ')}.`);

/** One to three kilobytes, like real articles and product descriptions. */
function paragraphs(sources: Sources, least: number, most: number): string {
  const { random, vocabulary } = sources;
  const texts = Array.from({ length: between(random, 2, 4) }, () => {
    const sentences = Array.from({ length: between(random, least, most) }, () =>
      sentence(sources, between(random, 8, 18)),
    );
    return `<p>${sentences.join(' ')}</p>`;
  });
  return `${texts.join('\n')}\n<p>${capital(vocabulary.rare(random))}.</p>`;
}

const titleOf = ({ vocabulary, random }: Sources): string =>
  capital(Array.from({ length: between(random, 3, 6) }, () => vocabulary.word(random)).join(' '));

const moment = (minutes: number): string => new Date(Date.UTC(2000, 0, 1) + minutes * 60_000).toISOString();

const documents: Record<GrowingType, (sources: Sources, at: string) => Record<string, unknown>> = {
  product: (sources) => ({
    name: titleOf(sources).slice(0, 160),
    description: paragraphs(sources, 2, 6),
    media: Array.from({ length: 3 }, () => ({ kind: 'picture', picture: oneOf(sources.random, sources.pictures) })),
  }),
  news: (sources, at) => ({
    heading: titleOf(sources),
    date: at,
    description: paragraphs(sources, 3, 8),
    image: oneOf(sources.random, sources.pictures),
  }),
  gallery: (sources) => ({
    name: titleOf(sources).slice(0, 160),
    description: `${sentence(sources, 14)} ${capital(sources.vocabulary.rare(sources.random))}.`,
    image: oneOf(sources.random, sources.pictures),
    media: Array.from({ length: 4 }, () => ({ kind: 'picture', picture: oneOf(sources.random, sources.pictures) })),
  }),
};

/** The number of entries of each type in `count` entries. */
export function countsFor(count: number): Record<GrowingType, number> {
  const product = Math.round(count * shares.product);
  const news = Math.round(count * shares.news);
  return { product, news, gallery: count - product - news };
}

/** A generated entry with its document and its only revision. */
export interface MadeEntry {
  entry: Row;
  document: Row;
  revision: Row;
}

/** Published entries, with mixed types as they would be created over the years. */
export function* madeEntries(sources: Sources, count: number, firstId: number): Generator<MadeEntry> {
  const left = countsFor(count);
  const made: Record<GrowingType, number> = { product: 0, news: 0, gallery: 0 };
  const minutesEach = Math.floor((26 * 365 * 24 * 60) / Math.max(1, count));
  for (let n = 0; n < count; n++) {
    const type = typeOf(left, sources.random);
    left[type] -= 1;
    const at = moment(n * minutesEach);
    yield madeEntry(sources, type, { id: firstId + n, position: made[type]++, at });
  }
}

/** Picks a remaining type, weighted by how many entries of it remain. */
function typeOf(left: Record<GrowingType, number>, random: Random): GrowingType {
  const { product, news, gallery } = left;
  const wanted = random() * (product + news + gallery);
  if (wanted < product) return 'product';
  return wanted < product + news ? 'news' : 'gallery';
}

function madeEntry(
  sources: Sources,
  type: GrowingType,
  { id, position, at }: { id: number; position: number; at: string },
): MadeEntry {
  const document = JSON.stringify(documents[type](sources, at));
  const parent = type === 'product' ? (sources.categories[position % sources.categories.length] ?? null) : null;
  const common = { status: 'published', publish_at: null };
  const entry = { id, type, parent_id: parent, position, ...common, revision: 1, address: null };
  const moments = { dated_at: type === 'news' ? at : null, created_at: at, updated_at: at };
  const office = {
    title: '',
    pending: 0,
    pending_at: null,
    pending_address: null,
    trashed_at: null,
    updated_by: 'bench',
  };
  return {
    entry: { table: 'entries', row: { ...entry, ...moments, ...office } },
    document: { table: 'entry_documents', row: { entry_id: id, type, lang: '', document } },
    revision: {
      table: 'revisions',
      row: {
        entry_id: id,
        revision: 1,
        saved_at: at,
        saved_by: 'bench',
        parent_id: parent,
        ...common,
        document,
        translations: '{}',
      },
    },
  };
}
