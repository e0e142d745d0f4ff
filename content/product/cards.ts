import { z } from 'zod';
import { optionalText, picture, requiredId, text } from '#contract/wire/field-kinds.ts';
import { listOf, sentAsItIs, type WireField } from '#contract/wire/wire-field.ts';
import type { ProductCard } from './definition.ts';

/** Products in the list of a category or a concern. */
export const productCards = (name: string): WireField<ProductCard[]> =>
  listOf(name, {
    id: requiredId('id'),
    name: text('name'),
    lang: optionalText('lang'),
    image: picture('imgLink'),
    discontinued: sentAsItIs('discontinued', z.boolean().optional(), (sent) => sent),
  });
