import { darker, lighter, mix, pipeBlue, tone } from '../palette.ts';
import { person } from '../people.ts';
import { circle, ellipse, path, polygon, rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { figure } from './figures.ts';
import { evening, hills, mill, outside, tree } from './outdoors.ts';

export function trench(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.paper, horizon: 400, sun: { x: 1260, y: 220, r: 52, colour: tone.honey } },
    'trench',
  );
  sheet.add(
    hills(sheet, 400, 140, tone.sea, 't1'),
    hills(sheet, 430, 70, tone.moss, 't2'),
    tree(180, 470, 200, tone.pine, 'h'),
    tree(330, 450, 130, tone.moss, 'i'),
    rect(
      0,
      430,
      1600,
      470,
      sheet.linear([
        [0, mix(tone.moss, tone.oat, 0.4)],
        [1, tone.moss],
      ]),
    ),
    polygon(
      [
        [1180, 430],
        [1270, 430],
        [1800, 900],
        [1020, 900],
      ],
      sheet.linear([
        [0, tone.steel],
        [1, tone.slate],
      ]),
    ),
    times(6, (at) =>
      polygon(
        [
          [1222 + at * at * 4.4, 450 + at * at * 14],
          [1230 + at * at * 4.6, 450 + at * at * 14],
          [1240 + at * at * 6, 474 + at * at * 17],
          [1228 + at * at * 5.6, 474 + at * at * 17],
        ],
        tone.white,
      ),
    ),
    path('M560 440Q600 400 700 420T860 450L520 900H-80Z', mix(tone.clay, tone.oat, 0.4)),
    polygon(
      [
        [820, 440],
        [900, 440],
        [900, 900],
        [330, 900],
      ],
      sheet.linear([
        [0, darker(tone.clay, 0.2)],
        [1, darker(tone.clay, 0.65)],
      ]),
    ),
    polygon(
      [
        [900, 440],
        [960, 900],
        [880, 900],
      ],
      mix(tone.clay, tone.oat, 0.2),
    ),
    polygon(
      [
        [846, 446],
        [864, 446],
        [720, 900],
        [520, 900],
      ],
      sheet.linear(
        [
          [0, darker(pipeBlue, 0.1)],
          [0.3, lighter(pipeBlue, 0.5)],
          [0.6, pipeBlue],
          [1, darker(pipeBlue, 0.5)],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
    person(sheet, 600, 730, 330, { ...figure(0), helmet: tone.honey, top: tone.ember, facing: 1, arms: 'work' }),
    person(sheet, 960, 660, 280, { ...figure(2), helmet: tone.white, top: tone.ember, facing: -1, arms: 'work' }),
    rect(1060, 590, 14, 90, tone.ember),
    rect(1040, 590, 54, 26, tone.white),
    rect(1040, 598, 54, 9, tone.ember),
  );
  return evening(sheet);
}

export function pipeYard(): Sheet {
  const sheet = outside(
    { top: tone.teal, low: tone.paper, horizon: 470, sun: { x: 240, y: 300, r: 54, colour: tone.honey } },
    'yard',
  );
  const stack = (x: number, y: number, r: number, columns: number, rows: number, colour: string, length: number) =>
    times(rows, (row) =>
      times(columns - row, (column) => {
        const [px, py] = [x + column * r * 2 + row * r, y - r - row * r * 1.74];
        return path(
          `M${px} ${py - r}L${px + length} ${py - r - length * 0.16}V${py + r - length * 0.16}L${px} ${py + r}Z`,
          sheet.linear([
            [0, lighter(colour, 0.4)],
            [0.4, colour],
            [1, darker(colour, 0.5)],
          ]),
        );
      }),
    ) +
    times(rows, (row) =>
      times(columns - row, (column) => {
        const [px, py] = [x + column * r * 2 + row * r, y - r - row * r * 1.74];
        return (
          circle(px, py, r, lighter(colour, 0.2)) +
          circle(
            px,
            py,
            r * 0.78,
            sheet.linear([
              [0, tone.night],
              [1, darker(colour, 0.3)],
            ]),
          )
        );
      }),
    );
  sheet.add(
    hills(sheet, 470, 120, tone.sea, 'y'),
    mill(sheet, 1040, 490, 420, 90, tone.sand, false),
    rect(
      0,
      468,
      1600,
      432,
      sheet.linear([
        [0, tone.sand],
        [1, tone.oat],
      ]),
    ),
    stack(960, 620, 26, 9, 4, '#36454b', 240),
    stack(140, 690, 36, 7, 4, tone.slate, 300),
    ellipse(800, 850, 620, 40, tone.night, { opacity: '0.3', filter: sheet.blur(16) }),
    stack(620, 850, 58, 7, 4, pipeBlue, 340),
    person(sheet, 520, 800, 180, { ...figure(5), helmet: tone.honey }),
  );
  return evening(sheet);
}
