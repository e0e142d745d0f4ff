import { defineWire, entriesOf } from '#contract/wire/define-wire.ts';
import { entryLinks } from '#contract/wire/entry-links.ts';
import { executive } from './definition.ts';

export const executiveWire = defineWire(executive.document, {
  required: ['name'],
  names: { image: 'imgLink' },
  fields: { concerns: entryLinks('concerns') },
});

export const people = entriesOf(executive.document, ['name', 'designation', 'description', 'image']);
