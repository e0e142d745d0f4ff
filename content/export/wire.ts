import { defineWire } from '#contract/wire/define-wire.ts';
import { exportSection } from './definition.ts';

export const exportWire = defineWire(exportSection.document, {
  names: { items: ['exportDetailsVM', { image: 'imgLink' }] },
});
