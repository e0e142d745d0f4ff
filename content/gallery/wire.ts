import { defineWire } from '#contract/wire/define-wire.ts';
import { gallery } from './definition.ts';

export const galleryWire = defineWire(gallery.document, {
  required: ['id'],
  names: { image: 'imgLink', media: 'galleryDetailsVM' },
});
