import { darker, mix, tone } from '../palette.ts';
import { ellipse, group, path, rect, stroke, times } from '../shapes.ts';
import { newSheet, type Sheet } from '../sheet.ts';
import { stage, vignette } from '../stage.ts';
import { coils, couplers } from './coils-and-couplers.ts';
import { pipe, pipeBlue } from './pipe.ts';
import { elbow, tees } from './pipe-fittings.ts';

export function table(wall: string, top: string, edge: number, draw: (sheet: Sheet) => string): Sheet {
  const sheet = stage({ wall, table: top, edge });
  sheet.add(draw(sheet), vignette(sheet));
  return sheet;
}

const marks = (x: number, y: number, r: number, length: number) =>
  rect(x + r, y - r * 1.5, length - r, r * 0.05, tone.white, { opacity: '0.8' }) +
  times(14, (at) =>
    rect(x + r * 1.3 + at * r * 0.62, y - r * 1.34, r * 0.34, r * 0.1, tone.white, { opacity: '0.75' }),
  );

const ridged = (sheet: Sheet, x: number, y: number, r: number, length: number) =>
  times(Math.floor(length / 46), (at) =>
    path(
      `M${x + 30 + at * 46} ${y - 2 * r - 10}h24a${r * 0.42} ${r + 10} 0 0 1 0 ${2 * r + 20}h-24a${r * 0.42} ${r + 10} 0 0 0 0 ${-2 * r - 20}z`,
      sheet.linear([
        [0, '#3b464b'],
        [0.18, '#90a2a6'],
        [0.4, '#273237'],
        [0.85, '#0c1418'],
        [1, '#27343a'],
      ]),
    ),
  );

const macro = (draw: (sheet: Sheet) => string): Sheet => {
  const sheet = newSheet(1600, 1200);
  sheet.add(
    draw(sheet),
    rect(
      0,
      0,
      1600,
      1200,
      sheet.linear(
        [
          [0, '#fff6e0', 0.18],
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

export const pipePictures: Record<string, () => Sheet> = {
  'water-pipe': () =>
    table(
      tone.foam,
      tone.sand,
      620,
      (sheet) =>
        pipe(sheet, 720, 640, 110, 1000, -4, pipeBlue) +
        pipe(sheet, 480, 820, 150, 1250, -3, pipeBlue) +
        pipe(sheet, 260, 1120, 240, 1500, -4, pipeBlue, undefined, undefined, marks(260, 1120, 240, 1500)) +
        pipe(sheet, 330, 640, 46, 420, -6, pipeBlue) +
        pipe(sheet, 1010, 1160, 70, 700, 3, pipeBlue),
    ),
  'water-pipe-close': () =>
    macro(
      (sheet) =>
        rect(0, 0, 1600, 1200, tone.sand) +
        pipe(
          sheet,
          -600,
          1060,
          450,
          2600,
          -7,
          pipeBlue,
          undefined,
          0.16,
          rect(-300, 420, 2400, 30, tone.white, { opacity: '0.85' }) +
            times(26, (at) => rect(-100 + at * 90, 500, 52, at % 5 ? 40 : 84, tone.white, { opacity: '0.85' })),
        ),
    ),
  'pvc-pipe': () =>
    table(
      tone.honey,
      tone.paper,
      640,
      (sheet) =>
        pipe(sheet, 380, 760, 110, 1300, 6, tone.slate, tone.steel) +
        pipe(sheet, 300, 1130, 140, 1300, -22, tone.slate, tone.steel) +
        pipe(sheet, 300, 1130, 172, 210, -22, tone.slate, tone.steel, 0.12) +
        pipe(sheet, 800, 1140, 90, 800, -2, mix(tone.slate, tone.steel, 0.4), tone.steel),
    ),
  'pvc-pipe-close': () =>
    macro(
      (sheet) =>
        rect(0, 0, 1600, 1200, tone.sand) +
        pipe(sheet, 620, 1150, 540, 1600, -6, mix(tone.slate, tone.steel, 0.3), tone.slate, 0.12) +
        group(
          ellipse(622, 610, 190, 452, 'none', { stroke: '#10181b', 'stroke-width': 46 }) +
            ellipse(612, 606, 190, 452, 'none', { stroke: '#4c5a60', 'stroke-width': 8 }),
          { transform: 'rotate(-6 620 1150)' },
        ),
    ),
  coil: () => table(tone.clay, tone.sand, 760, coils),
  'coil-close': () =>
    macro(
      (sheet) =>
        rect(
          0,
          0,
          1600,
          1200,
          sheet.linear([
            [0, tone.teal],
            [1, tone.deep],
          ]),
        ) +
        rect(
          780,
          140,
          1000,
          920,
          sheet.linear([
            [0, tone.steel],
            [0.2, tone.white],
            [0.6, tone.steel],
            [1, tone.slate],
          ]),
        ) +
        [
          [460, tone.white],
          [420, tone.amber],
          [400, tone.steel],
          [372, tone.amber],
          [350, tone.white],
          [300, tone.ink],
        ]
          .map(([r, colour]) => ellipse(780, 600, Number(r) * 0.86, Number(r), String(colour)))
          .join('') +
        ellipse(
          800,
          600,
          240,
          288,
          sheet.linear([
            [0, tone.night],
            [1, tone.slate],
          ]),
        ),
    ),
  coupler: () => table(tone.mist, tone.sand, 700, couplers),
  'coupler-close': () =>
    macro(
      (sheet) =>
        rect(
          0,
          0,
          1600,
          1200,
          sheet.linear([
            [0, '#1a262b'],
            [0.4, '#3c4c53'],
            [1, '#141d21'],
          ]),
        ) +
        times(
          13,
          (at) =>
            stroke(`M-50 ${60 + at * 96}q850 130 1700 -10`, darker(tone.clay, 0.5), 44) +
            stroke(`M-50 ${54 + at * 96}q850 130 1700 -10`, tone.ember, 34) +
            stroke(`M-50 ${46 + at * 96}q850 130 1700 -10`, tone.honey, 9, { opacity: '0.8' }),
        ),
    ),
  elbow: () =>
    table(
      tone.rose,
      tone.paper,
      660,
      (sheet) =>
        elbow(sheet, 330, 880, 260, tone.slate, 0) +
        elbow(sheet, 1020, 920, 190, pipeBlue, 8) +
        elbow(sheet, 640, 1090, 330, pipeBlue, 0) +
        elbow(sheet, 1240, 1110, 140, tone.slate, -6),
    ),
  'press-tee': () => table(tone.sea, tone.oat, 740, tees),
  'drain-pipe': () =>
    table(tone.moss, tone.sand, 600, (sheet) =>
      [
        [620, 660, 130, 1100, -3],
        [300, 940, 190, 1400, -2],
        [760, 1140, 130, 1000, 2],
      ]
        .map(([x = 0, y = 0, r = 0, length = 0, turn = 0]) =>
          pipe(sheet, x, y, r, length, turn, '#26343a', tone.sand, 0.2, ridged(sheet, x, y, r, length)),
        )
        .join(''),
    ),
  'drain-pipe-close': () =>
    macro(
      (sheet) =>
        rect(0, 0, 1600, 1200, '#10181b') +
        group(
          times(13, (at) =>
            rect(
              -200 + at * 160,
              -300,
              116,
              1900,
              sheet.linear(
                [
                  [0, '#5f7278'],
                  [0.25, '#93a5a9'],
                  [0.5, '#3a494f'],
                  [1, '#162126'],
                ],
                { x2: 1, y2: 0 },
              ),
              { rx: 40 },
            ),
          ),
          { transform: 'rotate(12 800 600)' },
        ) +
        rect(
          0,
          0,
          1600,
          1200,
          sheet.linear([
            [0, '#fff', 0.12],
            [0.3, '#fff', 0.02],
            [1, tone.night, 0.65],
          ]),
        ),
    ),
};
