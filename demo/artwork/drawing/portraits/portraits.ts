import { tone } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { portrait } from './portrait.ts';

const short =
  'M258 420C240 250 300 170 410 172C530 176 562 270 542 420C534 360 510 320 480 300C420 320 330 316 300 296C276 330 266 370 258 420Z';

const wavy =
  'M254 420C220 300 260 180 350 170C380 130 470 140 500 180C580 210 570 330 546 420C540 370 520 330 496 316C470 330 450 290 420 300C380 320 330 316 306 300C274 330 264 380 254 420Z';

const bobBack =
  'M226 600C210 400 220 160 400 156C580 160 590 400 574 600C540 640 500 620 490 560H310C300 620 260 640 226 600Z';

const bobFront =
  'M250 470C236 300 290 180 400 178C510 180 564 300 550 470C536 380 520 330 500 310C440 300 340 300 300 316C276 340 262 390 250 470Z';

const longBack =
  'M236 560C206 340 250 150 410 154C570 160 590 340 570 520C600 680 620 800 560 880C500 900 470 800 480 640H320C300 620 250 620 236 560Z';

const parted =
  'M252 450C240 280 300 176 400 176C500 176 560 280 548 450C540 360 500 290 400 262C310 300 264 360 252 450Z';

export const portraitPictures: Record<string, () => Sheet> = {
  'portrait-sarmento': () =>
    portrait({
      ground: tone.sand,
      skin: '#e6b892',
      hair: '#c9cfd0',
      cloth: tone.ink,
      front: wavy,
      back: 'M236 480C220 280 280 150 410 150C550 156 590 300 566 480C540 520 260 520 236 480Z',
      glasses: 'square',
      collar: 'scarf',
      second: tone.teal,
      old: true,
    }),
  'portrait-okonjo': () =>
    portrait({
      ground: tone.mist,
      skin: '#7a4a30',
      hair: '#1c1512',
      cloth: tone.ink,
      front: 'M262 400C250 250 310 190 400 190S550 250 538 400C530 330 500 290 400 286C300 290 270 330 262 400Z',
      beard: 'short',
      collar: 'blazer',
      second: tone.paper,
    }),
  'portrait-solheim': () =>
    portrait({
      ground: tone.teal,
      skin: '#f0c8a8',
      hair: '#d8b172',
      cloth: tone.slate,
      back: 'M330 190C330 110 380 80 420 84C480 90 490 150 470 200Z',
      front: parted,
      collar: 'blazer',
      second: tone.white,
    }),
  'portrait-rahman': () =>
    portrait({
      ground: tone.clay,
      skin: '#b57c50',
      hair: '#1d1a19',
      cloth: tone.oat,
      front: short,
      beard: 'moustache',
      collar: 'round',
    }),
  'portrait-tan': () =>
    portrait({
      ground: tone.sea,
      skin: '#ecc39c',
      hair: '#1b1a1d',
      cloth: tone.amber,
      back: bobBack,
      front: bobFront,
      collar: 'shirt',
      second: tone.honey,
    }),
  'portrait-tavares': () =>
    portrait({
      ground: tone.honey,
      skin: '#d39d74',
      hair: '#8d9294',
      cloth: '#2c5d86',
      beard: 'full',
      collar: 'shirt',
      second: '#3a6f9a',
      old: true,
    }),
  'portrait-diallo': () =>
    portrait({
      ground: tone.foam,
      skin: '#65402c',
      hair: '#17110f',
      cloth: tone.clay,
      wrap: tone.teal,
      earrings: true,
      collar: 'round',
    }),
  'portrait-kowalczyk': () =>
    portrait({
      ground: tone.deep,
      skin: '#f0c3a4',
      hair: '#b4582a',
      cloth: tone.night,
      front: short,
      glasses: 'round',
      beard: 'short',
      collar: 'round',
    }),
  'portrait-nair': () =>
    portrait({
      ground: tone.rose,
      skin: '#a66f48',
      hair: '#201816',
      cloth: tone.white,
      back: longBack,
      front: parted,
      collar: 'coat',
      second: tone.teal,
    }),
  'portrait-quispe': () =>
    portrait({
      ground: tone.moss,
      skin: '#bf8a60',
      hair: '#231c1a',
      cloth: tone.ink,
      front: wavy,
      collar: 'scarf',
      second: tone.deep,
    }),
};
