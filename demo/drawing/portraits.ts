import { darker, lighter, mix, tone } from './palette.ts';
import { circle, ellipse, group, path, polygon, rect, stroke, times } from './shapes.ts';
import { newSheet, type Sheet } from './sheet.ts';

interface Looks {
  ground: string;
  skin: string;
  hair: string;
  cloth: string;
  /** Hair behind the head, and hair over it. */
  back?: string;
  front?: string;
  beard?: 'full' | 'short' | 'moustache';
  glasses?: 'round' | 'square';
  collar: 'shirt' | 'round' | 'blazer' | 'scarf' | 'coat';
  second?: string;
  earrings?: boolean;
  old?: boolean;
  wrap?: string;
}

/** Head and shoulders, 800 × 1000, the same light for all: from the upper left. */
function portrait(looks: Looks): Sheet {
  const sheet = newSheet(800, 1000);
  const { ground, skin, hair, cloth } = looks;
  const face = 'M270 400C262 270 320 220 400 220S538 270 530 400C526 510 480 600 400 604C320 600 274 510 270 400Z';
  const shoulders = 'M60 1100C70 840 170 780 300 750L400 770L500 750C630 780 730 840 740 1100Z';
  const skinLight = sheet.linear(
    [
      [0, lighter(skin, 0.3)],
      [0.45, skin],
      [1, darker(skin, 0.26)],
    ],
    { x2: 1, y2: 0.35 },
  );
  const bust = [
    rect(
      -100,
      -100,
      1000,
      1300,
      sheet.linear(
        [
          [0, lighter(ground, 0.3)],
          [0.6, ground],
          [1, darker(ground, 0.22)],
        ],
        { x2: 1, y2: 0.8 },
      ),
    ),
    polygon(
      [
        [-60, 420],
        [260, -60],
        [560, -60],
        [60, 720],
        [-60, 720],
      ],
      '#fff3d6',
      { opacity: '0.35', filter: sheet.blur(20) },
    ),
    ellipse(470, 560, 330, 380, tone.night, { opacity: '0.2', filter: sheet.blur(60) }),
    looks.back
      ? path(looks.back, hair) +
        path(
          looks.back,
          sheet.linear(
            [
              [0, '#fff', 0.14],
              [0.5, '#fff', 0],
              [1, tone.night, 0.4],
            ],
            { x2: 1, y2: 0.4 },
          ),
        )
      : '',
    path('M325 520H475V700Q400 790 325 700Z', darker(skin, 0.2)),
    path('M325 540Q400 670 475 540V610Q400 690 325 610Z', darker(skin, 0.42), { opacity: '0.5' }),
    group(
      [
        path(
          shoulders,
          sheet.linear(
            [
              [0, lighter(cloth, 0.24)],
              [0.5, cloth],
              [1, darker(cloth, 0.4)],
            ],
            { x2: 1, y2: 0.4 },
          ),
        ),
        collar(sheet, looks),
      ],
      { transform: 'translate(0 -74)' },
    ),
    ellipse(268, 425, 24, 44, darker(skin, 0.12)),
    ellipse(532, 425, 24, 44, darker(skin, 0.3)),
    looks.earrings ? circle(264, 486, 15, tone.amber) + circle(536, 486, 15, darker(tone.amber, 0.2)) : '',
    path(face, skinLight),
    path('M400 220S538 270 530 400C526 510 480 600 400 604C470 540 490 420 440 300Z', darker(skin, 0.4), {
      opacity: '0.22',
      filter: sheet.blur(18),
      'clip-path': sheet.clip(path(face, '#000')),
    }),
    ellipse(318, 480, 34, 24, mix(skin, tone.ember, 0.55), { opacity: '0.3', filter: sheet.blur(12) }),
    ellipse(482, 480, 34, 24, mix(skin, tone.ember, 0.55), { opacity: '0.3', filter: sheet.blur(12) }),
    beard(sheet, looks),
    features(looks),
    looks.front
      ? path(looks.front, hair) +
        path(
          looks.front,
          sheet.linear(
            [
              [0, '#fff', 0.24],
              [0.5, '#fff', 0],
              [1, tone.night, 0.32],
            ],
            { x2: 1, y2: 0.5 },
          ),
        )
      : '',
    looks.wrap ? wrap(sheet, looks.wrap) : '',
    looks.glasses ? glasses(looks.glasses) : '',
  ];
  sheet.add(group(bust, { transform: 'translate(-76 -64) scale(1.19)' }));
  return sheet;
}

function features({ skin, hair, old, beard: kind }: Looks): string {
  const brow = darker(mix(hair, tone.night, 0.35), 0.1);
  const eye = (x: number) =>
    path(`M${x - 30} 414Q${x} 392 ${x + 30} 414Q${x} 432 ${x - 30} 414Z`, tone.white) +
    circle(x + 1, 412, 12, darker(mix(tone.clay, tone.night, 0.5), 0.3)) +
    circle(x - 3, 408, 3.6, '#ffffff') +
    stroke(`M${x - 32} 414Q${x} 388 ${x + 32} 413`, darker(skin, 0.68), 5);
  const lines = old
    ? stroke('M300 450q14 12 30 8M470 458q16 4 30 -8M318 520q-8 20 -2 36M482 520q8 20 2 36', darker(skin, 0.36), 3.5, {
        opacity: '0.6',
      })
    : '';
  const lip = mix(skin, tone.clay, 0.55);
  return [
    stroke('M300 372Q334 350 368 370', brow, 11),
    stroke('M432 370Q466 350 500 372', brow, 11),
    eye(335),
    eye(465),
    stroke('M404 420Q414 470 422 486Q410 502 386 496', darker(skin, 0.4), 5),
    path('M350 538Q400 552 450 538Q434 576 400 577Q366 576 350 538Z', kind ? darker(lip, 0.08) : lip),
    path('M360 543Q400 555 440 543Q424 558 400 559Q376 558 360 543Z', tone.white, { opacity: '0.9' }),
    stroke('M343 534Q349 540 354 540M446 540Q451 540 457 534', darker(lip, 0.4), 4),
    lines,
  ].join('');
}

function beard(sheet: Sheet, { beard: kind, hair }: Looks): string {
  if (!kind) return '';
  if (kind === 'moustache')
    return path('M328 538Q364 506 400 520Q436 506 472 538Q436 534 400 536Q364 534 328 538Z', hair);
  const low = kind === 'full' ? 660 : 622;
  const d = `M268 420Q284 500 330 510Q366 500 400 516Q434 500 470 510Q516 500 532 420Q538 560 480 ${low - 30}Q400 ${low + 20} 320 ${low - 30}Q262 560 268 420Z`;
  return (
    path(d, hair, { opacity: kind === 'short' ? '0.82' : '1' }) +
    path(
      d,
      sheet.linear(
        [
          [0, '#fff', 0.16],
          [0.5, '#fff', 0],
          [1, tone.night, 0.34],
        ],
        { x2: 1, y2: 0.4 },
      ),
    )
  );
}

const glasses = (kind: 'round' | 'square') =>
  [335, 465]
    .map((x) =>
      kind === 'round'
        ? circle(x, 414, 50, '#ffffff', { 'fill-opacity': '0.14', stroke: tone.ink, 'stroke-width': 8 })
        : rect(x - 54, 380, 108, 72, '#ffffff', {
            'fill-opacity': '0.14',
            stroke: tone.ink,
            'stroke-width': 8,
            rx: 16,
          }),
    )
    .join('') +
  stroke('M387 406q13 -10 26 0M284 404l-20 -8M516 404l20 -8', tone.ink, 7) +
  stroke('M312 436l30 -38M446 436l30 -38', '#ffffff', 5, { opacity: '0.5' });

function collar(sheet: Sheet, { collar: kind, cloth, second = tone.white, skin }: Looks): string {
  const open = path('M322 752L400 900L478 752Q440 800 400 806Q360 800 322 752Z', darker(skin, 0.14));
  if (kind === 'round') return path('M300 748Q400 860 500 748L520 760Q400 900 280 760Z', darker(cloth, 0.22));
  if (kind === 'scarf')
    return (
      path('M286 730Q400 830 514 730Q560 790 500 840Q400 890 300 840Q240 790 286 730Z', second) +
      path('M340 830L300 1000H400L420 860Z', darker(second, 0.16)) +
      times(4, (at) =>
        stroke(
          `M${300 + at * 6} ${770 + at * 20}Q400 ${830 + at * 16} ${500 - at * 6} ${770 + at * 20}`,
          darker(second, 0.4),
          4,
          { opacity: '0.5' },
        ),
      )
    );
  const lapels = (colour: string) =>
    path('M300 748L230 830L340 1000H400Z', lighter(colour, 0.1)) +
    path('M500 748L570 830L460 1000H400Z', darker(colour, 0.24)) +
    stroke(
      'M300 750L230 830L300 850L280 880L380 1000M500 750L570 830L500 850L520 880L420 1000',
      darker(colour, 0.5),
      4,
      { opacity: '0.6' },
    );
  const shirt =
    path('M310 748L400 1000L490 748L400 800Z', second) +
    open +
    path(
      'M318 744L286 790L372 850L400 806ZM482 744L514 790L428 850L400 806Z',
      sheet.linear(
        [
          [0, lighter(second, 0.3)],
          [1, darker(second, 0.16)],
        ],
        { x2: 1, y2: 0.3 },
      ),
    );
  if (kind === 'shirt') return shirt;
  if (kind === 'coat') return path('M310 748L400 1000L490 748Z', second) + lapels(tone.white);
  return shirt + lapels(cloth);
}

function wrap(sheet: Sheet, colour: string): string {
  const d = 'M248 372C230 210 300 128 420 130C560 140 580 250 552 376C520 300 470 276 400 280C330 276 280 300 248 372Z';
  const knot = 'M300 190C240 110 330 50 420 84C520 60 590 120 520 200C440 240 360 240 300 190Z';
  const spots = times(16, (at) =>
    circle(270 + (at % 8) * 38, 150 + Math.floor(at / 8) * 80 + (at % 3) * 22, 12, at % 2 ? tone.honey : tone.paper),
  );
  const shape = path(d, colour) + path(knot, darker(colour, 0.1));
  return (
    shape +
    group(spots, { 'clip-path': sheet.clip(path(d, '#000') + path(knot, '#000')) }) +
    path(
      d,
      sheet.linear(
        [
          [0, '#fff', 0.2],
          [0.5, '#fff', 0],
          [1, tone.night, 0.36],
        ],
        { x2: 1, y2: 0.4 },
      ),
    ) +
    stroke('M262 350Q300 230 420 240Q520 240 546 340', darker(colour, 0.5), 5, { opacity: '0.6' })
  );
}

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
