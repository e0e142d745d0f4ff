import { azulTile } from '../azul-tile.ts';
import { darker, tone } from '../palette.ts';
import { person } from '../people.ts';
import { circle, group, path, polygon, rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { figure } from './figures.ts';
import { crane } from './harbour.ts';
import { evening, hills, outside, tree, water } from './outdoors.ts';

export function house(): Sheet {
  const sheet = outside({ top: tone.sea, low: tone.foam, horizon: 800 }, 'house');
  const field = times(14, (row) =>
    times(20, (column) =>
      group(azulTile(70, row % 2 ? (column % 2 ? 180 : 270) : column % 2 ? 90 : 0), {
        transform: `translate(${100 + column * 70} ${-20 + row * 70})`,
      }),
    ),
  );
  const opening = (x: number, y: number, w: number, h: number) =>
    rect(
      x - 26,
      y - 26,
      w + 52,
      h + 40,
      sheet.linear([
        [0, tone.paper],
        [1, tone.oat],
      ]),
    ) +
    rect(x, y, w, h, tone.deep) +
    rect(
      x + 8,
      y + 8,
      w / 2 - 12,
      h - 16,
      sheet.linear(
        [
          [0, tone.sea],
          [1, tone.teal],
        ],
        { x2: 1, y2: 1 },
      ),
    ) +
    rect(
      x + w / 2 + 4,
      y + 8,
      w / 2 - 12,
      h - 16,
      sheet.linear(
        [
          [0, tone.mist],
          [1, tone.teal],
        ],
        { x2: 1, y2: 1 },
      ),
    );
  const plants = times(
    16,
    (at) =>
      circle(596 + at * 28, 478 - ((at * 17) % 24), 20, at % 2 ? tone.moss : tone.pine) +
      circle(600 + at * 28, 468 - ((at * 23) % 26), 8, at % 3 ? tone.ember : tone.rose),
  );
  sheet.add(
    field,
    rect(
      60,
      -10,
      60,
      860,
      sheet.linear(
        [
          [0, tone.white],
          [1, tone.oat],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
    rect(
      1480,
      -10,
      60,
      860,
      sheet.linear(
        [
          [0, tone.white],
          [1, tone.oat],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
    opening(230, 150, 180, 300),
    opening(680, 110, 240, 410),
    opening(1190, 150, 180, 300),
    opening(230, 580, 180, 230),
    opening(1190, 580, 180, 230),
    rect(
      690,
      590,
      220,
      240,
      sheet.linear(
        [
          [0, tone.ember],
          [1, tone.clay],
        ],
        { x2: 1, y2: 0 },
      ),
      { rx: 4 },
    ),
    rect(664, 564, 272, 30, tone.paper),
    plants,
    rect(560, 516, 480, 22, tone.oat),
    times(24, (at) => rect(572 + at * 20, 420, 5, 98, tone.ink)),
    rect(560, 414, 480, 9, tone.ink),
    rect(
      0,
      828,
      1600,
      72,
      sheet.linear([
        [0, tone.sand],
        [1, tone.slate],
      ]),
    ),
    polygon(
      [
        [0, 0],
        [900, 0],
        [300, 900],
        [0, 900],
      ],
      '#fff1c8',
      { opacity: '0.24', filter: sheet.blur(30) },
    ),
    rect(
      0,
      0,
      1600,
      900,
      sheet.linear(
        [
          [0, '#fff', 0],
          [1, tone.night, 0.4],
        ],
        { x2: 1, y2: 0.4 },
      ),
    ),
    person(sheet, 1080, 870, 250, figure(1)),
  );
  return evening(sheet);
}

export function office(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.paper, horizon: 560, sun: { x: 1320, y: 220, r: 54, colour: tone.honey } },
    'office',
  );
  const wall = sheet.linear(
    [
      [0, tone.white],
      [0.7, tone.paper],
      [1, tone.oat],
    ],
    { x2: 1, y2: 0.2 },
  );
  sheet.add(
    crane(1260, 640, 420, tone.slate),
    hills(sheet, 560, 60, tone.mist, 'of'),
    rect(170, 260, 920, 400, wall),
    polygon(
      [
        [1090, 260],
        [1260, 300],
        [1260, 660],
        [1090, 660],
      ],
      sheet.linear([
        [0, tone.oat],
        [1, darker(tone.oat, 0.3)],
      ]),
    ),
    rect(150, 238, 960, 26, tone.deep),
    times(
      3,
      (row) =>
        rect(210, 300 + row * 116, 840, 66, tone.deep) +
        times(14, (at) =>
          rect(
            214 + at * 60,
            304 + row * 116,
            52,
            58,
            (at * 5 + row * 3) % 7
              ? sheet.linear(
                  [
                    [0, tone.mist],
                    [1, tone.teal],
                  ],
                  { x2: 1, y2: 1 },
                )
              : tone.honey,
          ),
        ),
    ),
    rect(560, 560, 140, 100, tone.ink),
    rect(572, 568, 56, 92, tone.honey),
    rect(634, 568, 56, 92, tone.honey),
    path('M590 226a46 46 0 0 1 92 0z', tone.amber),
    rect(
      0,
      656,
      1600,
      60,
      sheet.linear([
        [0, tone.sand],
        [1, tone.oat],
      ]),
    ),
    water(sheet, 712, 188, tone.sea, tone.deep, tone.honey, 1320, 'of'),
    group(rect(170, 260, 920, 400, wall), { transform: 'translate(0 1374) scale(1 -1)', opacity: '0.16' }),
    tree(90, 690, 210, tone.pine, 'o4'),
    tree(1150, 690, 150, tone.moss, 'o5'),
    person(sheet, 480, 700, 130, figure(1)),
    person(sheet, 760, 704, 134, figure(2)),
    person(sheet, 800, 704, 128, figure(3)),
  );
  return evening(sheet);
}
