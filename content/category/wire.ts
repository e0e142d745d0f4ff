import { z } from 'zod';
import { defineWire } from '#contract/wire/define-wire.ts';
import { entryLinks } from '#contract/wire/entry-links.ts';
import { wireId, wireList } from '#contract/wire/parts.ts';
import { type WireObject, wireField } from '#contract/wire/wire-field.ts';
import { productCards } from '../product/cards.ts';
import { category, type SubCategory } from './definition.ts';
import { facets } from './facets-wire.ts';

const wireSubCategory = z.object({ id: wireId, name: z.string(), lang: z.string().optional() });

/** A category by its name; null where the backend sends none. */
export const linkedCategory = (name: string) =>
  wireField(name, wireSubCategory.optional(), {
    decode: (sent): SubCategory | null => sent ?? null,
    encode: (own) => own ?? undefined,
  });

const subCategories = wireField('ourProductSubCategoryVM', wireList(wireSubCategory), {
  decode: (sent): SubCategory[] => sent ?? [],
  encode: (own) => own,
});

export const menuCategoryWire = defineWire(category.document.omit({ description: true, attributes: true }), {
  required: ['id', 'name'],
  names: { image: 'imgLink' },
  fields: { subCategories },
});

export const categoryWire = defineWire(category.document, {
  required: ['name'],
  names: { image: 'imgLink' },
  fields: {
    attributes: entryLinks('attributes'),
    parent: linkedCategory('parent'),
    subCategories,
    productTotal: {
      ...wireField('productTotal', z.int().nonnegative().optional(), {
        decode: (sent) => sent ?? 0,
        encode: (total: number) => total,
      }),
      decode: ({ productTotal, products }: Readonly<WireObject>) =>
        typeof productTotal === 'number' ? productTotal : Array.isArray(products) ? products.length : 0,
    },
    facets: facets('facets'),
    products: productCards('products'),
  },
});
