import type { Translations } from '../translations.ts';
import { pic, still } from './pictures.ts';
import {
  bottleIsBorn,
  frameSeven,
  fromBaleToCone,
  nightOnTheQuay,
  printingATile,
  settingUpAWarp,
  waterUsedTwice,
} from './videos.ts';

export const galleries: Translations['gallery'] = {
  'Thread by thread': {
    name: 'Fio a fio',
    description: 'Do campo de algodão à toalha dobrada, em Guimarães e em Vila Nova de Famalicão.',
    image: pic('loom-hall'),
    media: [
      still('cotton-field'),
      still('spinning-hall'),
      still('loom-hall'),
      still('dye-house'),
      still('check-cloth-close'),
      fromBaleToCone,
      settingUpAWarp,
    ],
  },
  'Clay and fire': {
    name: 'Barro e fogo',
    description: 'A fábrica de azulejos de Aveiro: barro, vidrado, calor e o que deles resulta nas paredes da cidade.',
    image: pic('kiln'),
    media: [
      still('salt-pans'),
      still('glaze-line'),
      still('kiln'),
      still('azul-tile-close'),
      still('facade'),
      still('tiled-hall'),
      printingATile,
    ],
  },
  'Glass, tin and paper': {
    name: 'Vidro, lata e papel',
    description: 'Aquilo em que viajam os produtos dos outros: o forno, as prensas e a sala de costura.',
    image: pic('furnace'),
    media: [
      still('furnace'),
      still('bottle-line'),
      still('tin-press'),
      still('tin-line'),
      still('sack-hall'),
      still('paper-hall'),
      bottleIsBorn,
    ],
  },
  'Works to quay': {
    name: 'Da fábrica ao cais',
    description: 'Como uma palete de Águeda chega a Yokohama: armazém, estrada, grua e navio.',
    image: pic('port-dusk'),
    media: [
      still('warehouse'),
      still('coast-road'),
      still('container-yard'),
      still('port-day'),
      still('port-dusk'),
      nightOnTheQuay,
    ],
  },
  'Forty years, one day': {
    name: 'Quarenta anos, um dia',
    description: 'A 6 de outubro de 2026, nove fábricas abriram os portões, e vieram 4200 pessoas.',
    image: pic('open-day'),
    media: [
      still('mill-morning'),
      still('open-day'),
      still('apprentice-bench'),
      still('harbour-town'),
      still('mill-night'),
      frameSeven,
    ],
  },
  'Sun, water and trees': {
    name: 'Sol, água e árvores',
    description: 'O que tiramos e o que devolvemos: telhados, tanques de decantação e 11 000 sobreiros.',
    image: pic('solar-roof'),
    media: [still('solar-roof'), still('water-works'), still('cork-oaks'), still('atlantic'), waterUsedTwice],
  },
};
