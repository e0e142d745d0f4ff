import { defineWire } from '#contract/wire/define-wire.ts';
import { number } from '#contract/wire/field-kinds.ts';
import { jobs } from '../career/wire.ts';
import { contacts } from '../contact-person/wire.ts';
import { people } from '../executive/wire.ts';
import { newsLinks } from '../news/wire.ts';
import { productCards } from '../product/cards.ts';
import { concern } from './definition.ts';

const map = {
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
} as const;

export const concernWire = defineWire(concern.document, map);

export const concernPageWire = defineWire(concern.document, {
  ...map,
  fields: {
    ...map.fields,
    products: productCards('products'),
    people: people('people'),
    contacts: contacts('contacts'),
    news: newsLinks('news'),
    jobs: jobs('jobs'),
  },
});
