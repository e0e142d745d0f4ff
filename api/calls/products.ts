import type { Evidence } from '#content/certificate/definition.ts';
import type { Edition } from '#content/document/definition.ts';
import type { Place } from '#content/location/definition.ts';
import type { getProductById as getProductByIdCall } from '#content/product/calls.ts';
import type { PublishedEntry } from '#store/store.ts';
import type { CallContext, Handler } from '../context.ts';
import { documentIn, viewOf } from '../read-entry.ts';
import { type AttributeOfFacts, composeFacts, type StoredFact } from '../rules/facts.ts';
import { dayIn } from '../rules/findings.ts';
import { categoryName } from './catalogue.ts';
import { found, publishedById } from './entry-calls.ts';
import { entriesById, linkTo, withLinks } from './links.ts';

type Lang = string | undefined;

/** The category of a product and the one above it, the upper one first. */
async function categoriesOf(parent: number | null, lang: Lang, { store }: CallContext): Promise<PublishedEntry[]> {
  const own = parent === null ? undefined : await store.entries.published('category', parent, lang);
  const above = own?.parent == null ? undefined : await store.entries.published('category', own.parent, lang);
  return [above, own].filter((category) => category !== undefined);
}

/** The attributes of categories: those of the upper one first. */
const attributesIn = (categories: readonly PublishedEntry[], context: CallContext): number[] =>
  categories.flatMap((category) => documentIn('category', category, context)?.attributes ?? []);

/** What facts need of the attributes that they name. */
async function attributesOf(
  stored: readonly StoredFact[],
  lang: Lang,
  context: CallContext,
): Promise<Map<number, AttributeOfFacts>> {
  const entries = await entriesById(
    'attribute',
    stored.map(({ attribute }) => attribute),
    lang,
    context,
  );
  return new Map(
    [...entries].flatMap(([id, entry]): [number, AttributeOfFacts][] => {
      const document = documentIn('attribute', entry, context);
      if (!document) return [];
      const { lang: own } = linkTo('attribute', entry, context);
      return [[id, { ...document, publicId: entry.publicId, lang: own }]];
    }),
  );
}

/** The calendar day in the company's time zone. */
export async function today({ store, now }: CallContext): Promise<string> {
  const company = await store.entries.publishedSingle('company');
  return dayIn(String(company?.document.timeZone || 'UTC'), now());
}

const isValid = ({ validFrom, validUntil }: Pick<Evidence, 'validFrom' | 'validUntil'>, day: string): boolean =>
  validFrom <= day && (validUntil === '' || validUntil >= day);

/** As many certificates, documents or locations as a product names. */
const mostNamed = 100;

/** What certificates and documents cover; ids are unique over all types. */
const covers = ['products', 'categories', 'concerns'];

/** The valid certificates that cover one of some entries, or the group. */
async function evidenceOf(covered: readonly number[], lang: Lang, context: CallContext): Promise<Evidence[]> {
  const { entries } = context.store;
  const list = { type: 'certificate', lang, take: mostNamed } as const;
  const [named, all] = [
    await entries.listPublished({ ...list, related: { fields: covers, to: covered } }),
    await entries.listPublished(list),
  ];
  const ofGroup = all.items.filter(({ document }) => document.coversGroup === true);
  const day = await today(context);
  const unique = new Map([...named.items, ...ofGroup].map((entry) => [entry.id, entry]));
  const order = new Map(all.items.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: PublishedEntry) => order.get(id) ?? all.items.length;
  return [...unique.values()]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flatMap((entry) => {
      const view = viewOf('certificate', entry, context);
      return view && isValid(view, day) ? view : [];
    });
}

/** The current editions of the documents that cover one of some entries. */
async function editionsOf(covered: readonly number[], lang: Lang, context: CallContext): Promise<Edition[]> {
  const { entries } = context.store;
  const list = { type: 'document', lang, take: mostNamed } as const;
  const { items } = await entries.listPublished({ ...list, related: { fields: covers, to: covered } });
  const replacing = { fields: ['replaces'], to: items.map(({ id }) => id) };
  const later = await entries.listPublished({ ...list, related: replacing });
  const replaced = new Set(later.items.map(({ document }) => document.replaces));
  return items.filter(({ id }) => !replaced.has(id)).flatMap((entry) => viewOf('document', entry, context) ?? []);
}

async function placesOf(concern: number | null, lang: Lang, context: CallContext): Promise<Place[]> {
  if (concern === null) return [];
  const related = { fields: ['concern'], to: [concern] };
  const { items } = await context.store.entries.listPublished({ type: 'location', related, lang, take: mostNamed });
  return items.flatMap((entry) => viewOf('location', entry, context) ?? []);
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
  return {
    ...found(linked),
    category: await categoryName(entry.parent, lang, context),
    facts: composeFacts(view.facts, attributes, order),
    articles: view.articles.map((article) => ({ ...article, facts: composeFacts(article.facts, attributes, order) })),
    evidence: await evidenceOf([entry.id, ...above, ...maker], lang, context),
    documents: await editionsOf([entry.id, ...above], lang, context),
    locations: await placesOf(view.concern, lang, context),
  };
};
