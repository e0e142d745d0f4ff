import { defineWire } from '#contract/wire/define-wire.ts';
import { attribute } from './definition.ts';

export const attributeWire = defineWire(attribute.document, { required: ['id', 'name'] });
