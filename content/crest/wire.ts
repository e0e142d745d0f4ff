import { defineWire } from '#contract/wire/define-wire.ts';
import { crest } from './definition.ts';

export const crestWire = defineWire(crest.document, { names: { image: 'imgLink' } });
