import { defineWire } from '#contract/wire/define-wire.ts';
import { number } from '#contract/wire/field-kinds.ts';
import { concern } from './definition.ts';

export const concernWire = defineWire(concern.document, {
  required: ['name'],
  names: {
    address: 'url',
    backgroundImage: 'bgImg',
    missionImage: 'missionImg',
    vision: 'vission',
    visionImage: 'vissionImg',
    redirectUrl: 'redirectlink',
    content: ['concernContent', { image: 'imgLink' }],
  },
  // Pages of other backends have three columns where the backend does not say.
  fields: { contentColumns: number('contentColumn', 3) },
});
