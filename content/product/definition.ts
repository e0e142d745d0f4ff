import { z } from 'zod';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { EntryLanguage, ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { mediaList } from '#contract/media/media.ts';
import type { Fact } from '../attribute/definition.ts';
import { articleFact, fact } from '../attribute/facts.ts';
import type { SubCategory } from '../category/definition.ts';
import type { Evidence } from '../certificate/definition.ts';
import { defineEntity } from '../define-entity.ts';
import type { Edition } from '../document/definition.ts';
import type { Place } from '../location/definition.ts';
import { namesOf } from '../related-names.ts';
import { productPages } from './pages.ts';
import { factTexts } from './related-texts.ts';

export const product = defineEntity({
  name: 'product',
  label: { one: 'Product', many: 'Products' },
  pages: productPages,
  searchNumber: 1,
  searchOrder: 1,
  supersedes: { field: 'successor', of: 'older' },
  menu: { group: 'products', position: 1, icon: 'inventory' },
  calls: { byId: { name: 'GetProductById', summary: 'One product' } },
  parents: ['category'],
  document: z.strictObject({
    name: field.text({ label: 'Name' }, 160),
    description: field.richText({ label: 'Description', absent: 'The page leaves it out.' }),
    media: mediaList({ label: 'Pictures and videos', absent: 'Four drawn placeholders are shown.' }),
    facts: field.list({ label: 'Facts', help: 'One for each attribute.' }, fact, 100),
    articles: field.list(
      { label: 'Articles', help: 'What can be ordered, with the facts that differ.' },
      z.strictObject({
        id: field.itemId,
        number: field.code({ label: 'Article number', absent: 'It can’t be ordered by a number.' }, 40),
        gtin: field.gtin({ label: 'GTIN', absent: 'It has none.' }),
        name: field.optionalText({ label: 'Name', absent: 'The article number is shown.' }, 120),
        facts: field.list({ label: 'Facts that differ' }, articleFact, 30),
      }),
      200,
    ),
    concern: field.relation({ label: 'Made by', to: 'concern', absent: 'No maker is shown.' }),
    minimumOrder: field.optionalText(
      { label: 'Minimum order', help: 'Such as “500 kg a colour”.', absent: 'No minimum order is shown.' },
      120,
    ),
    leadTime: field.optionalText(
      { label: 'Lead time', help: 'Such as “3 weeks from order”.', absent: 'No lead time is shown.' },
      120,
    ),
    discontinued: field.flag({ label: 'Discontinued', help: 'Its page stays and says so.' }),
    successor: field.relation({
      label: 'Successor',
      help: 'The product that takes its place.',
      to: 'product',
      absent: 'No successor is named.',
    }),
  }),
  example: {
    name: 'Combed yarn Ne 30/1',
    description: '<p>For single jersey.</p>',
    media: [{ kind: 'picture', picture: { src: '/files/cone.webp', alt: 'A cone of yarn' } }],
  },
  codes: ({ articles }) =>
    articles.flatMap(({ number, gtin }, index) => [
      { kind: 'article', code: number, field: `articles.${index}.number` },
      { kind: 'gtin', code: gtin, field: `articles.${index}.gtin` },
    ]),
  card: { text: 'description', isCurrent: ({ discontinued }) => !discontinued },
  claims: true,
  texts: ({ description, minimumOrder, leadTime, facts, articles, concern: maker }, related) => [
    description,
    minimumOrder,
    leadTime,
    ...factTexts([...facts, ...articles.flatMap((article) => article.facts)], related),
    ...articles.flatMap(({ number, gtin, name }) => [number, gtin, name]),
    ...namesOf([related?.parent, maker === null ? undefined : related?.documentOf(maker)]),
  ],
  searchedWith: ['facts.attribute', 'articles.facts.attribute', 'concern', 'parent'],
});

/** What can be ordered. `facts` are those that differ from the product's. */
export interface Article {
  number: string;
  gtin: string;
  name: string;
  facts: Fact[];
}

type Composed = 'facts' | 'articles' | 'concern' | 'successor';

export interface Product extends Omit<ViewOf<typeof product>, Composed> {
  /** The product's category; null where the backend does not say. */
  category: SubCategory | null;
  /** In the order of the category's attributes, the others after them. */
  facts: Fact[];
  articles: Article[];
  /** The maker. */
  concern: EntryLink | null;
  successor: EntryLink | null;
  /** The valid certificates that cover the product, its category, its maker or the group. */
  evidence: Evidence[];
  /** The current editions of documents that cover it or its category. */
  documents: Edition[];
  /** The locations of its maker. */
  locations: Place[];
}

/** A product in the list of a category page. */
export interface ProductCard {
  id: string;
  name: string;
  /** As in {@link EntryLanguage}, of the name. */
  lang?: string | undefined;
  image: field.Picture | null;
  /** Absent: it is made. */
  discontinued?: boolean | undefined;
}
