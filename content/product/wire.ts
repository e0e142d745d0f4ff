import { defineWire } from '#contract/wire/define-wire.ts';
import { entryLink } from '#contract/wire/entry-links.ts';
import { text } from '#contract/wire/field-kinds.ts';
import { listOf } from '#contract/wire/wire-field.ts';
import { facts } from '../attribute/facts-wire.ts';
import { linkedCategory } from '../category/wire.ts';
import { evidence } from '../certificate/wire.ts';
import { editions } from '../document/wire.ts';
import { places } from '../location/wire.ts';
import { product } from './definition.ts';

const article = { number: text('number'), gtin: text('gtin'), name: text('name'), facts: facts('facts') };

export const productWire = defineWire(product.document, {
  required: ['name'],
  names: { media: 'productImagesVM' },
  fields: {
    category: linkedCategory('category'),
    facts: facts('facts'),
    articles: listOf('articles', article),
    concern: entryLink('concern'),
    successor: entryLink('successor'),
    evidence: evidence('evidence'),
    documents: editions('documents'),
    locations: places('locations'),
  },
});
