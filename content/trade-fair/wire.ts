import { defineWire } from '#contract/wire/define-wire.ts';
import { tradeFair } from './definition.ts';

export const tradeFairWire = defineWire(tradeFair.document, {
  required: ['id'],
  names: { image: 'imgLink', images: 'tradeFairImagesVM' },
});
