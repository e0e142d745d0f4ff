import { turned } from './lathe.ts';
import { darker, lighter, mix, tone } from './palette.ts';
import { circle, ellipse, group, path, rect, stroke, times } from './shapes.ts';
import { newSheet, type Sheet } from './sheet.ts';
import { board, shadow, stage, vignette } from './stage.ts';

export const pipeBlue = mix(tone.teal, '#1d6fb0', 0.55);

/** A pipe that lies on the table, its open end to the left; `turn` in degrees. */
export function pipe(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  length: number,
  turn: number,
  colour: string,
  inside: string = darker(colour, 0.55),
  wall = 0.16,
  over = '',
): string {
  const rx = r * 0.42;
  const light = sheet.linear([
    [0, darker(colour, 0.1)],
    [0.16, lighter(colour, 0.55)],
    [0.34, lighter(colour, 0.1)],
    [0.6, darker(colour, 0.12)],
    [0.9, darker(colour, 0.5)],
    [1, darker(colour, 0.3)],
  ]);
  return group(
    [
      rect(x, y - r * 0.3, length + rx, r * 0.45, tone.night, { opacity: '0.5', filter: sheet.blur(12) }),
      path(`M${x} ${y - 2 * r}H${x + length}A${rx} ${r} 0 0 1 ${x + length} ${y}H${x}Z`, light),
      over,
      ellipse(
        x,
        y - r,
        rx,
        r,
        sheet.linear([
          [0, lighter(colour, 0.45)],
          [1, darker(colour, 0.15)],
        ]),
      ),
      ellipse(
        x + rx * 0.04,
        y - r,
        rx * (1 - wall),
        r * (1 - wall),
        sheet.linear([
          [0, darker(inside, 0.6)],
          [1, lighter(inside, 0.12)],
        ]),
      ),
    ],
    { transform: `rotate(${turn} ${x} ${y})` },
  );
}

function table(wall: string, top: string, edge: number, draw: (sheet: Sheet) => string): Sheet {
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

function coils(sheet: Sheet): string {
  const coil = (x: number, y: number, r: number, squash: number) =>
    times(
      9,
      (at) =>
        ellipse(x + (squash < 1 ? 0 : at * 9), y - (squash < 1 ? at * 24 : 0), r, r * squash, 'none', {
          stroke: at % 2 ? tone.white : mix(tone.steel, tone.white, 0.5),
          'stroke-width': 26,
        }) +
        ellipse(x + (squash < 1 ? 0 : at * 9), y - (squash < 1 ? at * 24 : 0) + 9, r, r * squash, 'none', {
          stroke: tone.slate,
          'stroke-width': 4,
          opacity: '0.5',
        }),
    );
  return (
    rect(370, 60, 60, 130, tone.ink, { rx: 8 }) +
    ellipse(440, 440, 300, 300, 'none', {
      stroke: tone.night,
      'stroke-width': 40,
      opacity: '0.3',
      filter: sheet.blur(18),
      transform: 'translate(50 40)',
    }) +
    coil(400, 400, 270, 1) +
    shadow(sheet, 1060, 1050, 700, 260) +
    coil(1060, 1020, 330, 0.34) +
    stroke('M1380 1010q120 30 160 130', tone.white, 26)
  );
}

function couplers(sheet: Sheet): string {
  const black = '#26343a';
  const one = (x: number, y: number, s: number) =>
    shadow(sheet, x, y, s * 1.2, s) +
    turned(sheet, {
      x,
      y,
      scale: s,
      profile: [
        [0.52, 0],
        [0.56, 0.04],
        [0.56, 0.2],
        [0.62, 0.24],
        [0.62, 0.76],
        [0.56, 0.8],
        [0.56, 0.96],
        [0.52, 1],
      ],
      colour: black,
      straight: true,
      gloss: 0.6,
      squash: 0.26,
      top: 'open',
    }) +
    [0.3, 0.68]
      .map((h) =>
        turned(sheet, {
          x: x - s * 0.36,
          y: y - s * h,
          scale: s,
          profile: [
            [0.07, 0],
            [0.07, 0.14],
          ],
          colour: tone.amber,
          straight: true,
          squash: 0.3,
          top: tone.ink,
        }),
      )
      .join('') +
    rect(x - s * 0.08, y - s * 0.66, s * 0.4, s * 0.26, tone.white, { rx: 4 }) +
    times(8, (at) =>
      rect(x - s * 0.05 + at * s * 0.043, y - s * 0.63, s * (at % 3 ? 0.016 : 0.028), s * 0.2, tone.ink),
    );
  const cut = (x: number, y: number, s: number) =>
    shadow(sheet, x, y, s * 1.2, s) +
    turned(sheet, {
      x,
      y,
      scale: s,
      profile: [
        [0.6, 0],
        [0.62, 0.04],
        [0.62, 0.96],
        [0.6, 1],
      ],
      colour: black,
      straight: true,
      squash: 0.26,
      top: 'open',
    }) +
    path(
      `M${x - s * 0.3} ${y - s * 0.86}H${x + s * 0.44}V${y + s * 0.06}Q${x + s * 0.06} ${y + s * 0.2} ${x - s * 0.3} ${y + s * 0.1}Z`,
      sheet.linear(
        [
          [0, '#4a5a60'],
          [0.5, '#1c282d'],
          [1, '#36454b'],
        ],
        { x2: 1, y2: 0 },
      ),
    ) +
    times(11, (at) =>
      stroke(
        `M${x - s * 0.29} ${y - s * (0.76 - at * 0.075)}q${s * 0.36} ${s * 0.1} ${s * 0.72} -${s * 0.02}`,
        tone.amber,
        s * 0.024,
      ),
    ) +
    times(11, (at) =>
      stroke(
        `M${x - s * 0.2} ${y - s * (0.765 - at * 0.075)}q${s * 0.14} ${s * 0.06} ${s * 0.3} ${s * 0.05}`,
        tone.honey,
        s * 0.01,
      ),
    );
  return one(420, 960, 330) + one(1160, 980, 300) + cut(780, 1080, 430);
}

function elbow(sheet: Sheet, x: number, y: number, s: number, colour: string, turn: number): string {
  const arc = `M${x} ${y}V${y - s * 0.5}A${s * 0.7} ${s * 0.7} 0 0 1 ${x + s * 0.7} ${y - s * 1.2}H${x + s * 1.2}`;
  const collar = (cx: number, cy: number, upright: boolean) =>
    upright
      ? rect(
          cx - s * 0.36,
          cy - s * 0.3,
          s * 0.72,
          s * 0.34,
          sheet.linear(
            [
              [0, darker(colour, 0.3)],
              [0.3, lighter(colour, 0.5)],
              [0.6, colour],
              [1, darker(colour, 0.5)],
            ],
            { x2: 1, y2: 0 },
          ),
          { rx: s * 0.05 },
        )
      : rect(
          cx - s * 0.04,
          cy - s * 0.36,
          s * 0.34,
          s * 0.72,
          sheet.linear([
            [0, lighter(colour, 0.5)],
            [0.4, colour],
            [1, darker(colour, 0.55)],
          ]),
          { rx: s * 0.05 },
        );
  return group(
    [
      ellipse(x + s * 0.4, y + 10, s * 0.9, s * 0.12, tone.night, { opacity: '0.4', filter: sheet.blur(14) }),
      stroke(arc, darker(colour, 0.4), s * 0.6, { 'stroke-linecap': 'butt' }),
      stroke(arc, colour, s * 0.48, { 'stroke-linecap': 'butt', transform: `translate(${-s * 0.03} ${-s * 0.03})` }),
      stroke(arc, lighter(colour, 0.4), s * 0.2, {
        'stroke-linecap': 'butt',
        transform: `translate(${-s * 0.12} ${-s * 0.12})`,
        filter: sheet.blur(s * 0.03),
      }),
      collar(x, y, true),
      collar(x + s * 1.1, y - s * 1.2, false),
      ellipse(x + s * 1.37, y - s * 1.2, s * 0.13, s * 0.34, lighter(colour, 0.3)),
      ellipse(x + s * 1.375, y - s * 1.2, s * 0.1, s * 0.27, darker(colour, 0.65)),
    ],
    { transform: `rotate(${turn} ${x} ${y})` },
  );
}

function tees(sheet: Sheet): string {
  const brass = mix(tone.amber, tone.oat, 0.3);
  const tee = (x: number, y: number, s: number) => {
    const rod = (px: number, py: number, w: number, h: number, colour: string, upright: boolean) =>
      rect(
        px,
        py,
        w,
        h,
        sheet.linear(
          [
            [0, darker(colour, 0.2)],
            [0.22, lighter(colour, 0.65)],
            [0.5, colour],
            [0.85, darker(colour, 0.45)],
            [1, darker(colour, 0.25)],
          ],
          upright ? { x2: 1, y2: 0 } : {},
        ),
        { rx: s * 0.03 },
      );
    const windows = (px: number, py: number, isUpright: boolean) =>
      times(3, (at) =>
        circle(isUpright ? px + (at - 1) * s * 0.1 : px, isUpright ? py : py + (at - 1) * s * 0.1, s * 0.03, tone.ink),
      );
    return [
      ellipse(x, y + 6, s * 1.1, s * 0.1, tone.night, { opacity: '0.45', filter: sheet.blur(12) }),
      rod(x - s * 1.05, y - s * 0.36, s * 0.5, s * 0.36, tone.steel, false),
      rod(x + s * 0.55, y - s * 0.36, s * 0.5, s * 0.36, tone.steel, false),
      rod(x - s * 0.18, y - s * 1.0, s * 0.36, s * 0.5, tone.steel, true),
      rod(x - s * 0.6, y - s * 0.42, s * 1.2, s * 0.46, brass, false),
      rod(x - s * 0.23, y - s * 0.6, s * 0.46, s * 0.5, brass, true),
      times(
        3,
        (at) =>
          rect(x - s * 0.5 + at * s * 0.05, y - s * 0.42, s * 0.015, s * 0.46, darker(brass, 0.5)) +
          rect(x + s * 0.38 + at * s * 0.05, y - s * 0.42, s * 0.015, s * 0.46, darker(brass, 0.5)),
      ),
      windows(x - s * 0.68, y - s * 0.18, false),
      windows(x + s * 0.68, y - s * 0.18, false),
      windows(x, y - s * 0.7, true),
    ].join('');
  };
  return (
    board(sheet, 800, 1090, 1250, 120, tone.slate) + tee(540, 990, 250) + tee(1130, 1000, 230) + tee(830, 1080, 320)
  );
}

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
