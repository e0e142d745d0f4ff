import { z } from 'zod';
import { defineEntity, type EntryLanguage, type ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { mediaList } from '#contract/media/media.ts';
import type { SubCategory } from '../category/definition.ts';
import { productPages } from './pages.ts';

export const product = defineEntity({
  name: 'product',
  label: { one: 'Product', many: 'Products' },
  order: 'position',
  pages: productPages,
  searchNumber: 1,
  menu: { group: 'products', position: 1, icon: 'inventory' },
  access: 'content',
  calls: { byId: { name: 'GetProductById', summary: 'One product' } },
  parents: ['category'],
  document: z.strictObject({
    name: field.text({ label: 'Name' }, 160),
    description: field.richText({ label: 'Description', absent: 'The page leaves it out.' }),
    media: mediaList({ label: 'Pictures and videos', absent: 'Four drawn placeholders are shown.' }),
  }),
  example: {
    name: 'Combed yarn Ne 30/1',
    description: '<p>For single jersey.</p>',
    media: [{ kind: 'picture', picture: { src: '/files/cone.webp', alt: 'A cone of yarn' } }],
  },
  title: (document) => document.name,
  texts: (document) => [document.description],
});

export interface Product extends ViewOf<typeof product> {
  /** The product's category; null where the backend does not say. */
  category: SubCategory | null;
}

/** A product in the list of a category page. */
export interface ProductCard {
  id: string;
  name: string;
  /** As in {@link EntryLanguage}, of the name. */
  lang?: string | undefined;
  image: field.Picture | null;
}
