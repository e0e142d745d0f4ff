import { defineWire } from '#contract/wire/define-wire.ts';
import { certificate } from './definition.ts';

export const certificateWire = defineWire(certificate.document, { names: { image: 'imgLink' } });
