import { defineWire, entriesOf } from '#contract/wire/define-wire.ts';
import { entryLink, entryLinks } from '#contract/wire/entry-links.ts';
import { documentType } from './definition.ts';

export const documentWire = defineWire(documentType.document, {
  required: ['id', 'name'],
  fields: {
    concerns: entryLinks('concerns'),
    categories: entryLinks('categories'),
    products: entryLinks('products'),
    replaces: entryLink('replaces'),
  },
});

export const editions = entriesOf(documentType.document, ['name', 'kind', 'edition', 'date', 'files']);
