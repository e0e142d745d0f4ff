import { defineWire, entriesOf } from '#contract/wire/define-wire.ts';
import { entryLink } from '#contract/wire/entry-links.ts';
import { location } from './definition.ts';

export const locationWire = defineWire(location.document, {
  required: ['id', 'name'],
  fields: { concern: entryLink('concern') },
});

export const places = entriesOf(location.document, ['name', 'address', 'activities']);
