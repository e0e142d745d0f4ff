import { defineWire } from '#contract/wire/define-wire.ts';
import { entryLink } from '#contract/wire/entry-links.ts';
import { sections } from '../sections/wire.ts';
import { freePage } from './definition.ts';

const map = { required: ['id', 'name'], names: { address: 'url', image: 'imgLink' } } as const;

export const namedPageWire = defineWire(freePage.document.omit({ sections: true }), map);

export const freePageWire = defineWire(freePage.document, {
  ...map,
  fields: { sections: sections('sections'), parent: entryLink('parent') },
});
