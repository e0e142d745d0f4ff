import { defineWire } from '#contract/wire/define-wire.ts';
import { brand } from './definition.ts';

export const brandWire = defineWire(brand.document, { names: { image: 'imgLink' } });
