import { defineWire, entriesOf } from '#contract/wire/define-wire.ts';
import { entryLinks } from '#contract/wire/entry-links.ts';
import { contactPerson } from './definition.ts';

export const contactPersonWire = defineWire(contactPerson.document, {
  required: ['name'],
  fields: { concerns: entryLinks('concerns') },
});

export const contacts = entriesOf(contactPerson.document, ['title', 'name', 'designation', 'phone', 'email']);
