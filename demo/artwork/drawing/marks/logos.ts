import { centred, lettering, textWidth } from '../lettering.ts';
import { tone } from '../palette.ts';
import { circle, rect } from '../shapes.ts';
import { newSheet, type Sheet } from '../sheet.ts';
import { type Emblem, placed, sun, symbols } from './symbols.ts';

function wordmark(isJubilee: boolean): Sheet {
  const sheet = newSheet(760, 200);
  const word = lettering('ALVORIM', 222, 50, 74, tone.deep, 1.7, 3.2);
  const below = isJubilee ? '40 YEARS OF GOOD WORK' : 'GROUP OF COMPANIES';
  const badge = circle(100, 100, 88, tone.deep) + placed(sun(tone.honey, tone.amber), 32, 26, 136);
  sheet.add(
    isJubilee ? badge : placed(sun(tone.deep, tone.ember), 8, 8, 184),
    word,
    lettering(below, 224, 145, 21, tone.ember, 1.5, 3.6),
  );
  return sheet;
}

function concern(symbol: Emblem, name: string): Sheet {
  const sheet = newSheet(640, 400);
  sheet.add(
    placed(symbol(tone.deep, tone.ember), 230, 48, 180),
    centred(name, 320, 274, 40, tone.deep, 1.5),
    rect(290, 344, 60, 6, tone.ember),
  );
  return sheet;
}

function brand(symbol: Emblem, name: string, main: string, second: string): Sheet {
  const sheet = newSheet(640, 240);
  const width = 130 + 34 + textWidth(name, 54);
  const left = (640 - width) / 2;
  sheet.add(placed(symbol(main, second), left, 55, 130), lettering(name, left + 164, 93, 54, main, 1.45));
  return sheet;
}

export const markPictures: Record<string, () => Sheet> = {
  logo: () => wordmark(false),
  'logo-alternate': () => wordmark(true),
  'logo-spinning': () => concern(symbols.cone, 'ALVORIM SPINNING'),
  'logo-weaving': () => concern(symbols.woven, 'ALVORIM WEAVING'),
  'logo-tiles': () => concern(symbols.quarters, 'SALGADO TILE WORKS'),
  'logo-glass': () => concern(symbols.glass, 'PINHAL GLASS'),
  'logo-tins': () => concern(symbols.tin, 'FOZ TINWORKS'),
  'logo-sacks': () => concern(symbols.sackAndRiver, 'LIMA SACKWORKS'),
  'logo-pipes': () => concern(symbols.pipes, 'VOUGA PIPE SYSTEMS'),
  'logo-quayline': () => concern(symbols.hook, 'QUAYLINE LOGISTICS'),
  'brand-fioclar': () => brand(symbols.needle, 'FIOCLAR', tone.deep, tone.ember),
  'brand-tardea': () => brand(symbols.folds, 'TARDEA', tone.clay, tone.amber),
  'brand-saline': () => brand(symbols.quarters, 'SALINE', tone.teal, tone.deep),
  'brand-limba': () => brand(symbols.sack, 'LIMBA', '#7a5b2e', tone.amber),
  'brand-pinova': () => brand(symbols.pineInBottle, 'PINOVA', tone.pine, tone.honey),
  'brand-lataria': () => brand(symbols.fish, 'LATARIA', tone.clay, tone.honey),
  'brand-vougaline': () => brand(symbols.drop, 'VOUGALINE', '#1b6396', tone.sea),
  'brand-quayline': () => brand(symbols.hook, 'QUAYLINE', tone.ink, tone.ember),
};
