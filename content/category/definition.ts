import { z } from 'zod';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { EntryLanguage, ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import type { AttributeKind } from '../attribute/definition.ts';
import { defineEntity } from '../define-entity.ts';
import type { ProductCard } from '../product/definition.ts';
import { namesOf } from '../related-names.ts';
import { categoryPages } from './pages.ts';

/** Categories and sub-categories: the parent of a sub-category is a category. */
export const category = defineEntity({
  name: 'category',
  label: { one: 'Product category', many: 'Product categories' },
  pages: categoryPages,
  searchNumber: 2,
  searchOrder: 2,
  menu: { group: 'products', position: 2, icon: 'category' },
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
  claims: true,
  texts: ({ description, attributes }, related) => [
    description,
    ...namesOf(attributes.map((id) => related?.documentOf(id))),
  ],
  describedBy: ({ description }) => description,
  searchedWith: ['attributes'],
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

/** A value that products can be filtered by. */
export interface FacetOption {
  /** That of an option, or `yes` or `no`. */
  key: string;
  /** '' for yes and no. */
  name: string;
  /** The products with it that pass the filters by other attributes. */
  count: number;
  isChosen: boolean;
}

/** In place of an attribute: the schemes of the valid certificates that cover products. Its facet has no name. */
export const evidenceAttribute = 'certificates';

/** An attribute that the products of a category can be filtered by, with what is chosen. */
export interface Facet extends EntryLanguage {
  /** The public id. */
  attribute: string;
  name: string;
  kind: Exclude<AttributeKind, 'text'>;
  unit: string;
  decimals: number;
  options: FacetOption[];
  /** Numbers: the range of the products that pass the filters by other attributes; null where none does. */
  least: number | null;
  most: number | null;
  /** Numbers: the chosen range. */
  from: number | null;
  to: number | null;
}

/** By `name`, or by the numbers of the attribute with a public id. */
export interface ProductOrder {
  by: string;
  descending: boolean;
}

/** A category or sub-category, with its products and those of its sub-categories. */
export interface Category extends CategoryDocument {
  /** The parent category; null at the top level. */
  parent: SubCategory | null;
  subCategories: SubCategory[];
  /** The attributes that its products can be filtered by, in the order of the category and the one above. */
  facets: Facet[];
  products: ProductCard[];
  /** The number of all products that pass the filter, regardless of the part in `products`. */
  productTotal: number;
}
