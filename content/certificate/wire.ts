import { defineWire, entriesOf } from '#contract/wire/define-wire.ts';
import { entryLinks } from '#contract/wire/entry-links.ts';
import { certificate } from './definition.ts';

export const certificateWire = defineWire(certificate.document, {
  names: { image: 'imgLink' },
  fields: {
    concerns: entryLinks('concerns'),
    locations: entryLinks('locations'),
    categories: entryLinks('categories'),
    products: entryLinks('products'),
  },
});

export const evidence = entriesOf(certificate.document, [
  'name',
  'scheme',
  'number',
  'issuer',
  'validFrom',
  'validUntil',
  'register',
  'file',
  'audience',
]);
