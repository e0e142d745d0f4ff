import type { EntityName } from '#content/registry.ts';
import { between, oneOf, type Random } from './random.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A line of an archive of content. */
export interface EntryLine {
  kind: 'entry';
  id: number;
  type: GrowingType;
  status: 'published';
  publishAt: null;
  parent: number | null;
  document: Record<string, unknown>;
  translations: Record<string, never>;
  pending: null;
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

/** Published entries, with mixed types as they would be created over the years. */
export function* madeEntries(sources: Sources, count: number, firstId: number): Generator<EntryLine> {
  const left = countsFor(count);
  let products = 0;
  const minutesEach = Math.floor((26 * 365 * 24 * 60) / Math.max(1, count));
  for (let n = 0; n < count; n++) {
    const type = typeOf(left, sources.random);
    left[type] -= 1;
    const parent = type === 'product' ? (sources.categories[products++ % sources.categories.length] ?? null) : null;
    const document = documents[type](sources, moment(n * minutesEach));
    const published = { status: 'published', publishAt: null, pending: null } as const;
    yield { kind: 'entry', id: firstId + n, type, parent, document, translations: {}, ...published };
  }
}

/** Picks a remaining type, weighted by how many entries of it remain. */
function typeOf({ product, news, gallery }: Record<GrowingType, number>, random: Random): GrowingType {
  const wanted = random() * (product + news + gallery);
  if (wanted < product) return 'product';
  return wanted < product + news ? 'news' : 'gallery';
}
