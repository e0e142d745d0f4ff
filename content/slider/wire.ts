import { defineWire } from '#contract/wire/define-wire.ts';
import { slider } from './definition.ts';

export const slideWire = defineWire(slider.document, { names: { image: 'imgLink' } });
