import { turned } from '../lathe.ts';
import { darker, lighter, mix, tone } from '../palette.ts';
import { seeded } from '../random.ts';
import { circle, ellipse, group, path, rect, stroke, times } from '../shapes.ts';
import { newSheet, type Sheet } from '../sheet.ts';
import { shadow, stage, vignette } from '../stage.ts';
import { glass, profiles } from '../vessels.ts';
import { finish, green } from './glass-colours.ts';

/** Rims of bottles seen from above. */
export function rims(): Sheet {
  const sheet = newSheet(1600, 1200);
  sheet.add(
    rect(
      0,
      0,
      1600,
      1200,
      sheet.linear(
        [
          [0, darker(green, 0.5)],
          [1, tone.night],
        ],
        { x2: 1, y2: 1 },
      ),
    ),
  );
  for (let row = 0; row < 6; row += 1) {
    for (let column = -1; column < 7; column += 1) {
      const [x, y] = [column * 270 + (row % 2) * 135 + 40, row * 234 + 20];
      const body = sheet.radial(
        [
          [0, darker(green, 0.55)],
          [0.3, green],
          [0.62, lighter(green, 0.16)],
          [0.8, darker(green, 0.2)],
          [1, darker(green, 0.65)],
        ],
        { cx: 0.42, cy: 0.4, r: 0.6 },
      );
      sheet.add(
        circle(x, y, 132, body),
        stroke(`M${x - 104} ${y - 20}A106 106 0 0 1 ${x - 16} ${y - 104}`, lighter(green, 0.75), 9, {
          opacity: '0.65',
          filter: sheet.blur(2),
        }),
        circle(x, y, 54, lighter(green, 0.24)),
        circle(x, y, 48, darker(green, 0.35)),
        circle(x + 2, y + 3, 34, tone.night),
        stroke(`M${x - 50} ${y - 6}A50 50 0 0 1 ${x + 6} ${y - 50}`, tone.white, 6, { opacity: '0.9' }),
        stroke(`M${x + 30} ${y + 90}A96 96 0 0 0 ${x + 92} ${y + 22}`, tone.honey, 7, {
          opacity: '0.4',
          filter: sheet.blur(3),
        }),
      );
    }
  }
  sheet.add(vignette(sheet));
  return sheet;
}

export function corks(): Sheet {
  const sheet = stage({ wall: tone.clay, table: tone.oat });
  const random = seeded('corks');
  const colour = mix(tone.oat, tone.amber, 0.3);
  const pores = (x: number, y: number) =>
    times(9, () =>
      ellipse(
        x + random.between(-30, 30),
        y - random.between(10, 120),
        random.between(2, 7),
        random.between(1, 4),
        darker(tone.clay, 0.3),
        { opacity: '0.6' },
      ),
    );
  const one = (x: number, y: number, turn: number) =>
    group(
      turned(sheet, {
        x,
        y,
        scale: 1,
        profile: [
          [36, 0],
          [38, 65],
          [36, 130],
        ],
        colour,
        squash: 0.3,
        gloss: 0,
        top: lighter(colour, 0.2),
        over: pores(x, y),
      }),
      { transform: `rotate(${turn} ${x} ${y - 60})` },
    );
  const heap = [
    [620, 880, 12],
    [700, 870, -70],
    [790, 865, 30],
    [880, 880, -20],
    [660, 820, 80],
    [760, 800, -38],
    [840, 815, 64],
  ] as const;
  const bowl = turned(sheet, {
    x: 750,
    y: 1070,
    scale: 1,
    profile: [
      [130, 0],
      [150, 20],
      [270, 190],
    ],
    colour: tone.teal,
    gloss: 0.5,
    squash: 0.2,
    top: 'open',
  });
  return finish(
    sheet,
    glass(sheet, { x: 1130, y: 1000, scale: 860, profile: profiles.bordeaux, colour: green }),
    shadow(sheet, 750, 1068, 420, 160),
    bowl,
    ...heap.map(([x, y, turn]) => one(x, y + 30, turn)),
    path(
      'M492 890A264 60 0 0 0 1008 890L896 1056A150 26 0 0 1 604 1056Z',
      sheet.linear(
        [
          [0, darker(tone.teal, 0.2)],
          [0.3, lighter(tone.teal, 0.3)],
          [0.6, tone.teal],
          [1, darker(tone.teal, 0.5)],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
    one(420, 1120, 84),
    one(1080, 1130, -78),
    one(960, 1150, 8),
  );
}
