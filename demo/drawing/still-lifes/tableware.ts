import { turned } from '../lathe.ts';
import { darker, lighter, mix, tone } from '../palette.ts';
import { ellipse, path, rect, stroke, times } from '../shapes.ts';
import { newSheet, type Sheet } from '../sheet.ts';
import { board, shadow, stage, vignette } from '../stage.ts';

const glaze = (sheet: Sheet, x: number, y: number, r: number, squash: number) =>
  [
    [1, tone.amber],
    [0.95, tone.deep],
    [0.82, tone.teal],
    [0.62, tone.sea],
    [0.4, tone.teal],
    [0.22, tone.deep],
  ]
    .map(([share, colour]) =>
      ellipse(
        x,
        y + r * squash * 0.03,
        r * Number(share),
        r * squash * Number(share),
        sheet.radial([
          [0, String(colour)],
          [0.85, String(colour)],
          [1, lighter(String(colour), 0.3)],
        ]),
        { opacity: '0.92' },
      ),
    )
    .join('');

export function plates(): Sheet {
  const sheet = stage({ wall: tone.sand, table: tone.paper, edge: 700 });
  const plate = (x: number, y: number, r: number) =>
    turned(sheet, {
      x,
      y,
      scale: r,
      profile: [
        [0.5, 0],
        [0.55, 0.03],
        [1, 0.12],
      ],
      colour: mix(tone.teal, tone.slate, 0.4),
      squash: 0.26,
      gloss: 0.5,
    }) + glaze(sheet, x, y - r * 0.12, r, 0.26);
  sheet.add(
    shadow(sheet, 760, 1010, 760, 260),
    times(6, (at) => plate(760 + (at % 2) * 8, 1010 - at * 52, 380)),
    shadow(sheet, 1230, 1110, 330, 100),
    plate(1230, 1110, 210),
    plate(1226, 1082, 210),
    vignette(sheet),
  );
  return sheet;
}

export const plateAbove = (): Sheet => {
  const sheet = newSheet(1600, 1200);
  sheet.add(
    rect(0, 0, 1600, 1200, tone.sand),
    ellipse(860, 660, 760, 740, tone.night, { opacity: '0.4', filter: sheet.blur(40) }),
    glaze(sheet, 800, 600, 740, 0.98),
    stroke('M240 420A640 640 0 0 1 660 60', tone.white, 26, { opacity: '0.45', filter: sheet.blur(12) }),
    rect(
      0,
      0,
      1600,
      1200,
      sheet.linear(
        [
          [0, '#fff', 0.2],
          [0.5, '#fff', 0],
          [1, tone.night, 0.4],
        ],
        { x2: 1, y2: 1 },
      ),
    ),
    vignette(sheet),
  );
  return sheet;
};

export function jug(): Sheet {
  const sheet = stage({ wall: tone.rose, table: tone.oat });
  const cup = (x: number, y: number, colour: string) =>
    stroke(`M${x + 96} ${y - 130}q96 6 76 72q-16 40 -84 30`, darker(colour, 0.25), 24) +
    shadow(sheet, x, y, 200, 170) +
    turned(sheet, {
      x,
      y,
      scale: 1,
      profile: [
        [80, 0],
        [104, 30],
        [110, 180],
      ],
      colour,
      gloss: 0.4,
      squash: 0.24,
      top: 'open',
      bands: [{ from: 110, to: 200, colour: tone.teal }],
    });
  const handle = 'M880 560q220 -10 190 190q-20 140 -180 150';
  sheet.add(
    board(sheet, 800, 1080, 1150, 100),
    shadow(sheet, 720, 1030, 420, 520),
    stroke(handle, darker(tone.teal, 0.45), 52),
    stroke(handle, tone.teal, 40),
    stroke(handle, lighter(tone.teal, 0.35), 10, { opacity: '0.6' }),
    turned(sheet, {
      x: 720,
      y: 1030,
      scale: 1,
      profile: [
        [150, 0],
        [225, 120],
        [225, 220],
        [130, 400],
        [140, 520],
      ],
      colour: tone.sand,
      gloss: 0.4,
      squash: 0.2,
      top: 'open',
      bands: [{ from: 230, to: 540, colour: tone.teal }],
      over: times(16, (at) => stroke(`M480 ${1000 - at * 30}q240 46 480 0`, tone.night, 3, { opacity: '0.14' })),
    }),
    path('M584 512q-60 -14 -66 -44q50 2 90 24z', lighter(tone.teal, 0.2)),
    cup(1080, 1060, tone.sand),
    cup(430, 1075, tone.paper),
    vignette(sheet),
  );
  return sheet;
}
