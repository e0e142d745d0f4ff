import type { CallContext, Handler } from '#api/context.ts';
import { documentIn, languageOf, viewOf } from '#api/read-entry.ts';
import { isValidOn } from '#api/rules/products/evidence.ts';
import { type AttributeOfFacts, composeFacts, type TextLanguage, withSameGroups } from '#api/rules/products/facts.ts';
import { todayIn } from '#api/rules/time/today.ts';
import type { StoredFact } from '#content/attribute/fact-values.ts';
import type { Evidence } from '#content/certificate/definition.ts';
import type { Edition } from '#content/document/definition.ts';
import type { Place } from '#content/location/definition.ts';
import type { getProductById as getProductByIdCall } from '#content/product/calls.ts';
import type { EntityName } from '#content/registry.ts';
import { currentOf } from '#contract/documents/current-editions.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import type { PublishedEntry } from '#store/store.ts';
import { certificatesCovering } from '../certificates.ts';
import { found, publishedById } from '../entry-calls.ts';
import { entriesById, withLinks } from '../links.ts';
import { names } from './listed-products.ts';

type Lang = string | undefined;

/** The category of a product and the one above it, the upper one first. */
async function categoriesOf(parent: number | null, lang: Lang, { store }: CallContext): Promise<PublishedEntry[]> {
  const own = parent === null ? undefined : await store.entries.published('category', parent, lang);
  const above = own?.parent == null ? undefined : await store.entries.published('category', own.parent, lang);
  return [above, own].filter((category) => category !== undefined);
}

/** The attributes of categories: those of the upper one first. */
export const attributesIn = (categories: readonly PublishedEntry[], context: CallContext): number[] =>
  categories.flatMap((category) => documentIn('category', category, context)?.attributes ?? []);

const languageIn = (name: EntityName, document: object, entry: PublishedEntry): TextLanguage => ({
  ...languageOf(name, document, entry),
  isOriginal: entry.lang !== undefined && !entry.translation,
});

/** What facts need of the attributes that they name. */
export async function attributesOf(
  stored: readonly Pick<StoredFact, 'attribute'>[],
  lang: Lang,
  context: CallContext,
): Promise<Map<number, AttributeOfFacts>> {
  const ids = stored.map(({ attribute }) => attribute);
  const entries = await entriesById('attribute', ids, lang, context);
  const attributes = new Map(
    [...entries].flatMap(([id, entry]): [number, AttributeOfFacts][] => {
      const document = documentIn('attribute', entry, context);
      if (!document) return [];
      return [[id, { ...document, publicId: entry.publicId, ...languageIn('attribute', document, entry) }]];
    }),
  );
  if (![...entries.values()].some(({ translation }) => translation)) return attributes;
  const originals = await entriesById('attribute', ids, undefined, context);
  const groups = [...originals].map(([id, { document }]) => [id, String(document.group ?? '')] as const);
  return withSameGroups(attributes, new Map(groups));
}

/** As many documents or locations as a product names. */
const mostNamed = 100;

/** What documents cover; ids are unique over all types. */
const covers = ['products', 'categories', 'concerns'];

/** The valid certificates that cover one of some entries, or the group. */
async function evidenceOf(covered: readonly number[], lang: Lang, context: CallContext): Promise<Evidence[]> {
  const covering = await certificatesCovering(covered, lang, context);
  const day = await todayIn(context.store, context.now());
  return covering.flatMap((entry) => {
    const view = viewOf('certificate', entry, context);
    return view && isValidOn(view, day) ? view : [];
  });
}

/** The current editions of the documents that cover one of some entries. */
async function editionsOf(covered: readonly number[], lang: Lang, context: CallContext): Promise<Edition[]> {
  const { entries } = context.store;
  const list = { type: 'document', lang, take: mostNamed } as const;
  const { items } = await entries.listPublished({ ...list, related: { fields: covers, to: covered } });
  const replacing = { fields: ['replaces'], to: items.map(({ id }) => id) };
  const later = await entries.listPublished({ ...list, related: replacing });
  const views = (listed: readonly PublishedEntry[]) =>
    listed.flatMap((entry) => {
      const view = viewOf('document', entry, context);
      return view ? { view, id: entry.id, replaces: view.replaces } : [];
    });
  return currentOf(views(items), (each) => each, views(later.items)).map(({ view }) => view);
}

async function placesOf(concern: number | null, lang: Lang, context: CallContext): Promise<Place[]> {
  if (concern === null) return [];
  const related = { fields: ['concern'], to: [concern] };
  const { items } = await context.store.entries.listPublished({ type: 'location', related, lang, take: mostNamed });
  return items.flatMap((entry) => viewOf('location', entry, context) ?? []);
}

/** Facts say themselves which of their texts have no translation; they have another order than in the document. */
function withoutFacts<View extends EntryLanguage>({ fallback = [], ...view }: View) {
  const others = fallback.filter((path) => !path.startsWith('facts.'));
  return { ...view, ...(others.length > 0 && { fallback: others }) };
}

export const getProductById: Handler<typeof getProductByIdCall> = async ({ id, lang }, context) => {
  const entry = await publishedById('product', { id, lang }, context);
  const view = found(viewOf('product', entry, context));
  const categories = await categoriesOf(entry.parent, lang, context);
  const order = attributesIn(categories, context);
  const attributes = await attributesOf([...view.facts, ...view.articles.flatMap(({ facts }) => facts)], lang, context);
  const [linked] = await withLinks('product', [view], lang, context, ['concern', 'successor']);
  const above = categories.map((category) => category.id);
  const maker = view.concern === null ? [] : [view.concern];
  const language = languageIn('product', view, entry);
  return {
    ...withoutFacts(found(linked)),
    category: names(categories.slice(-1), context)[0] ?? null,
    facts: composeFacts(view.facts, attributes, order, language),
    articles: view.articles.map((article) => ({ ...article, facts: composeFacts(article.facts, attributes, order) })),
    evidence: await evidenceOf([entry.id, ...above, ...maker], lang, context),
    documents: await editionsOf([entry.id, ...above], lang, context),
    locations: await placesOf(view.concern, lang, context),
  };
};
