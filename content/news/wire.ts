import { defineWire, entriesOf } from '#contract/wire/define-wire.ts';
import { entryLinks } from '#contract/wire/entry-links.ts';
import { news } from './definition.ts';

export const newsWire = defineWire(news.document, {
  required: ['id', 'heading'],
  names: { image: 'imgLink' },
  fields: { concerns: entryLinks('concerns') },
});

export const newsLinks = entriesOf(news.document, ['heading', 'date']);
