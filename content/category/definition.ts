import { z } from 'zod';
import { defineEntity, type EntryLanguage, type ViewOf } from '#contract/entity.ts';
import type { EntryLink } from '#contract/entry-link.ts';
import * as field from '#contract/fields.ts';
import type { ProductCard } from '../product/definition.ts';
import { categoryPages } from './pages.ts';

/** Categories and sub-categories: the parent of a sub-category is a category. */
export const category = defineEntity({
  name: 'category',
  label: { one: 'Product category', many: 'Product categories' },
  order: 'position',
  pages: categoryPages,
  searchNumber: 2,
  menu: { group: 'products', position: 2, icon: 'category' },
  access: 'content',
  calls: {
    list: { name: 'GetProductMenu', summary: 'Categories with their sub-categories', isShared: true },
    byId: {
      name: 'GetCategoryByCategoryId',
      summary: 'A category or sub-category with its products and those of its sub-categories',
      isShared: true,
    },
  },
  parents: ['category'],
  document: z.strictObject({
    name: field.text({ label: 'Name' }, 120),
    image: field.picture({ label: 'Picture', absent: 'A drawn placeholder is shown.' }),
    description: field.longText({ label: 'Introduction', absent: 'The page leaves it out.' }, 1_000),
    attributes: field.relations({
      label: 'Attributes',
      help: 'The facts that its products should have, in this order. Sub-categories have them too.',
      to: 'attribute',
      absent: 'Those of the category above, if any.',
    }),
  }),
  example: { name: 'Yarn', description: 'Carded and combed, from Ne 10 to Ne 80.' },
  title: (document) => document.name,
  texts: (document) => [document.description],
});

export interface CategoryDocument extends Omit<ViewOf<typeof category>, 'attributes'> {
  attributes: EntryLink[];
}

export interface SubCategory {
  id: string;
  name: string;
  /** As in {@link EntryLanguage}, of the name. */
  lang?: string | undefined;
}

/** A category in the product menu. */
export interface MenuCategory extends SubCategory, EntryLanguage {
  image: CategoryDocument['image'];
  subCategories: SubCategory[];
}

/** A category or sub-category, with its products and those of its sub-categories. */
export interface Category extends CategoryDocument {
  /** The parent category; null at the top level. */
  parent: SubCategory | null;
  subCategories: SubCategory[];
  products: ProductCard[];
  /** The number of all products, regardless of the part in `products`. */
  productTotal: number;
}
