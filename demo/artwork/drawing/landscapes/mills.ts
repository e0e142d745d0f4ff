import { mix, tone } from '../palette.ts';
import { person } from '../people.ts';
import { seeded } from '../random.ts';
import { circle, group, path, polygon, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { figure } from './figures.ts';
import { evening, hills, mill, outside, tree, water } from './outdoors.ts';

export function millByDay(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.honey, horizon: 560, sun: { x: 330, y: 400, r: 58, colour: tone.honey } },
    'morning',
  );
  sheet.add(
    hills(sheet, 520, 190, mix(tone.sea, tone.honey, 0.4), 'far'),
    hills(sheet, 570, 130, mix(tone.teal, tone.moss, 0.4), 'near'),
    tree(560, 640, 150, tone.moss, 'a'),
    tree(470, 652, 110, tone.pine, 'b'),
    mill(sheet, 640, 640, 880, 170, tone.clay, false),
    rect(0, 636, 1600, 40, mix(tone.moss, tone.pine, 0.4)),
    tree(1500, 690, 190, tone.pine, 'c'),
    water(sheet, 672, 228, tone.sea, tone.deep, tone.honey, 330, 'river'),
    group(mill(sheet, 640, 640, 880, 170, tone.clay, false), {
      transform: 'translate(0 1330) scale(1 -1)',
      opacity: '0.2',
      filter: sheet.blur(4),
    }),
    path('M-20 900Q200 780 520 790T900 900Z', mix(tone.pine, tone.ink, 0.3)),
    times(26, (at) =>
      stroke(
        `M${20 + at * 30} 900q${at % 2 ? 14 : -10} -70 ${at % 3 ? 6 : -6} -${100 + ((at * 37) % 60)}`,
        mix(tone.moss, tone.ink, 0.3),
        4,
      ),
    ),
  );
  return evening(sheet);
}

export function millByNight(): Sheet {
  const sheet = outside(
    { top: tone.night, low: tone.teal, horizon: 560, sun: { x: 1240, y: 150, r: 40, colour: tone.foam } },
    'night',
  );
  const random = seeded('stars');
  sheet.add(
    times(70, () =>
      circle(random.between(0, 1600), random.between(0, 340), random.between(0.8, 2.2), tone.white, { opacity: '0.7' }),
    ),
    hills(sheet, 560, 150, tone.deep, 'dark'),
    mill(sheet, 160, 620, 1120, 190, mix(tone.clay, tone.night, 0.62), true),
    rect(0, 618, 1600, 26, tone.night),
    water(sheet, 640, 260, tone.deep, tone.night, tone.honey, 700, 'dark river'),
    group(mill(sheet, 160, 620, 1120, 190, mix(tone.clay, tone.night, 0.62), true), {
      transform: 'translate(0 1270) scale(1 -1)',
      opacity: '0.4',
      filter: sheet.blur(5),
    }),
    tree(1420, 650, 240, tone.ink, 'd'),
    tree(70, 660, 200, tone.night, 'e'),
  );
  return evening(sheet);
}

export function festival(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.paper, horizon: 560, sun: { x: 240, y: 180, r: 56, colour: tone.honey } },
    'open day',
  );
  const colours = [tone.ember, tone.honey, tone.teal, tone.white, tone.clay];
  const flags = (y: number, sag: number) =>
    stroke(`M-20 ${y}Q800 ${y + sag * 2} 1620 ${y - 20}`, tone.ink, 3) +
    times(27, (at) => {
      const share = (at + 0.5) / 27;
      const x = -20 + share * 1640;
      const py = (1 - share) ** 2 * y + 2 * share * (1 - share) * (y + sag * 2) + share ** 2 * (y - 20);
      return polygon(
        [
          [x - 17, py],
          [x + 17, py],
          [x, py + 44],
        ],
        colours[at % 5] ?? tone.ember,
      );
    });
  const families = [
    [180, 700, 190],
    [330, 760, 250],
    [430, 770, 150],
    [700, 690, 170],
    [770, 694, 100],
    [960, 740, 230],
    [1080, 750, 140],
    [1300, 700, 190],
    [1420, 790, 280],
  ];
  sheet.add(
    mill(sheet, 120, 600, 1360, 230, tone.clay, false),
    rect(
      0,
      596,
      1600,
      304,
      sheet.linear([
        [0, tone.sand],
        [1, tone.oat],
      ]),
    ),
    polygon(
      [
        [0, 600],
        [700, 600],
        [200, 900],
        [0, 900],
      ],
      tone.night,
      { opacity: '0.1', filter: sheet.blur(14) },
    ),
    ...families.map(([x = 0, y = 0, h = 0], at) =>
      person(sheet, x, y, h, { ...figure(at), facing: at % 2 ? 1 : -1, arms: at % 4 === 1 ? 'up' : 'down' }),
    ),
    rect(1150, 560, 110, 90, tone.paper),
    polygon(
      [
        [1130, 560],
        [1205, 500],
        [1280, 560],
      ],
      tone.ember,
    ),
    times(4, (at) =>
      polygon(
        [
          [1130 + at * 38, 560],
          [1149 + at * 38, 545],
          [1168 + at * 38, 560],
          [1150 + at * 38, 578],
        ],
        at % 2 ? tone.white : tone.ember,
      ),
    ),
    flags(90, 110),
    flags(200, 130),
    flags(30, 60),
  );
  return evening(sheet);
}
