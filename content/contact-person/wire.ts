import { defineWire } from '#contract/wire/define-wire.ts';
import { contactPerson } from './definition.ts';

export const contactPersonWire = defineWire(contactPerson.document, { required: ['name'] });
