import { defineWire } from '#contract/wire/define-wire.ts';
import { executive } from './definition.ts';

export const executiveWire = defineWire(executive.document, { required: ['name'], names: { image: 'imgLink' } });
