import { z } from 'zod';
import { defineEntity, type ViewOf } from '../entity.ts';
import * as field from '../fields.ts';
import type { ProductCard } from './product.ts';

/** Categories and their sub-categories: a sub-category is a category whose parent is one. */
export const category = defineEntity({
  name: 'category',
  label: { one: 'Product category', many: 'Product categories' },
  order: 'position',
  searched: true,
  parents: ['category'],
  document: z.strictObject({
    name: field.text({ label: 'Name' }, 120),
    image: field.picture({ label: 'Picture', absent: 'A drawn placeholder is shown.' }),
    description: field.longText({ label: 'Introduction', absent: 'The page goes without it.' }, 1_000),
  }),
  example: { name: 'Yarn', description: 'Carded and combed, from Ne 10 to Ne 80.' },
  title: (document) => document.name,
  texts: (document) => [document.description],
});

export type CategoryDocument = ViewOf<typeof category>;

export interface SubCategory {
  id: string;
  name: string;
}

/** A category as the product menu lists it. */
export interface MenuCategory extends SubCategory {
  image: CategoryDocument['image'];
  subCategories: SubCategory[];
}

/** A category or sub-category with the products in it and below it. */
export interface Category extends CategoryDocument {
  /** The category above; null at the top. */
  parent: SubCategory | null;
  subCategories: SubCategory[];
  products: ProductCard[];
  /** How many products there are in all, whatever part of them `products` holds. */
  productTotal: number;
}
