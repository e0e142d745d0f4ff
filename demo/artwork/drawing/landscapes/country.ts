import { darker, mix, tone } from '../palette.ts';
import { person } from '../people.ts';
import { seeded } from '../random.ts';
import { circle, ellipse, path, polygon, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { figure } from './figures.ts';
import { evening, hills, outside } from './outdoors.ts';

export function salt(): Sheet {
  const sheet = outside(
    { top: tone.teal, low: tone.rose, horizon: 430, sun: { x: 980, y: 380, r: 62, colour: tone.amber } },
    'salt',
  );
  const heap = (x: number, y: number, r: number) =>
    path(
      `M${x - r} ${y}Q${x - r * 0.3} ${y - r * 0.3} ${x} ${y - r * 0.9}Q${x + r * 0.3} ${y - r * 0.3} ${x + r} ${y}Z`,
      sheet.linear(
        [
          [0, '#ffffff'],
          [0.5, tone.white],
          [1, tone.mist],
        ],
        { x2: 1, y2: 0.3 },
      ),
    ) + ellipse(x, y + r * 0.16, r * 0.9, r * 0.2, tone.white, { opacity: '0.3', filter: sheet.blur(6) });
  sheet.add(
    hills(sheet, 436, 50, mix(tone.clay, tone.teal, 0.5), 's'),
    rect(
      0,
      428,
      1600,
      472,
      sheet.linear([
        [0, tone.rose],
        [0.3, mix(tone.sea, tone.rose, 0.5)],
        [1, tone.teal],
      ]),
    ),
    rect(940, 430, 90, 470, tone.honey, { opacity: '0.4', filter: sheet.blur(20) }),
    times(6, (at) => rect(0, 450 + at * at * 17, 1600, 5 + at * 3, darker(tone.clay, 0.3))),
    times(9, (at) =>
      polygon(
        [
          [800 + (at - 4) * 130, 440],
          [808 + (at - 4) * 130, 440],
          [830 + (at - 4) * 420, 900],
          [790 + (at - 4) * 420, 900],
        ],
        darker(tone.clay, 0.3),
      ),
    ),
    heap(300, 560, 70),
    heap(520, 530, 50),
    heap(1200, 540, 58),
    heap(1360, 640, 110),
    heap(240, 780, 170),
    heap(1010, 600, 60),
    person(sheet, 660, 720, 220, { ...figure(4), arms: 'work' }),
    stroke('M716 590L800 730', darker(tone.oat, 0.3), 7),
  );
  return evening(sheet);
}

export function oaks(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.honey, horizon: 460, sun: { x: 1180, y: 300, r: 60, colour: tone.honey } },
    'oaks',
  );
  const oak = (x: number, y: number, s: number, seed: string) => {
    const random = seeded(seed);
    return (
      ellipse(x + s * 0.3, y, s * 0.7, s * 0.07, tone.night, { opacity: '0.3' }) +
      path(
        `M${x - s * 0.1} ${y}Q${x - s * 0.04} ${y - s * 0.3} ${x - s * 0.3} ${y - s * 0.6}L${x - s * 0.2} ${y - s * 0.64}Q${x} ${y - s * 0.45} ${x + s * 0.06} ${y - s * 0.5}L${x + s * 0.3} ${y - s * 0.7}L${x + s * 0.36} ${y - s * 0.62}Q${x + s * 0.1} ${y - s * 0.34} ${x + s * 0.12} ${y}Z`,
        sheet.linear([
          [0, darker(tone.slate, 0.2)],
          [0.42, tone.slate],
          [0.5, tone.ember],
          [1, tone.clay],
        ]),
      ) +
      times(14, (at) =>
        ellipse(
          x + random.between(-0.5, 0.5) * s,
          y - s * random.between(0.6, 0.95),
          s * random.between(0.16, 0.28),
          s * random.between(0.1, 0.17),
          [tone.pine, tone.moss, mix(tone.pine, tone.moss, 0.5)][at % 3] ?? tone.pine,
        ),
      )
    );
  };
  sheet.add(
    hills(sheet, 470, 150, mix(tone.sea, tone.honey, 0.4), 'o1'),
    hills(sheet, 560, 120, mix(tone.oat, tone.moss, 0.35), 'o2'),
    oak(300, 560, 150, 'k1'),
    oak(760, 540, 130, 'k2'),
    oak(1360, 560, 160, 'k3'),
    hills(sheet, 700, 100, mix(tone.honey, tone.oat, 0.5), 'o3'),
    oak(1100, 730, 300, 'k4'),
    oak(440, 830, 460, 'k5'),
    times(50, (at) =>
      stroke(`M${at * 33} 905q6 -30 ${at % 2 ? 12 : -8} -${40 + ((at * 29) % 40)}`, darker(tone.oat, 0.3), 4),
    ),
  );
  return evening(sheet);
}

export function cotton(): Sheet {
  const sheet = outside(
    { top: tone.teal, low: tone.honey, horizon: 430, sun: { x: 420, y: 350, r: 70, colour: tone.amber } },
    'cotton',
  );
  const random = seeded('bolls');
  const boll = (x: number, y: number, r: number) =>
    times(4, (at) =>
      circle(
        x + (at % 2 ? 0.42 : -0.42) * r,
        y + (at < 2 ? -0.3 : 0.34) * r,
        r * 0.62,
        sheet.radial(
          [
            [0, '#ffffff'],
            [0.7, tone.white],
            [1, tone.oat],
          ],
          { cx: 0.36, cy: 0.32, r: 0.75 },
        ),
      ),
    ) +
    path(
      `M${x - r} ${y + r * 0.5}Q${x} ${y + r * 1.5} ${x + r} ${y + r * 0.5}Q${x} ${y + r} ${x - r} ${y + r * 0.5}Z`,
      darker(tone.clay, 0.4),
    );
  const rows = times(11, (row) => {
    const share = row / 10;
    const y = 452 + share ** 1.7 * 330;
    return times(Math.round(46 - share * 30), (at) => {
      const gap = 1700 / (46 - share * 30);
      const x = at * gap - 40 + random.between(-0.3, 0.3) * gap;
      return (
        ellipse(x, y, gap * 0.5, 12 + share * 44, at % 2 ? mix(tone.pine, tone.moss, share) : darker(tone.moss, 0.3)) +
        boll(x + random.between(-8, 8), y - 8 - share * 26, 3.5 + share * 15)
      );
    });
  });
  sheet.add(
    hills(sheet, 440, 90, mix(tone.teal, tone.honey, 0.4), 'c'),
    rect(0, 436, 1600, 464, tone.pine),
    rows,
    ...[
      [160, 640, 84],
      [460, 720, 66],
      [860, 640, 96],
      [1240, 700, 78],
      [1480, 610, 70],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        stroke(`M${x} ${y + r}Q${x - 20} 800 ${x + 30} 920`, darker(tone.moss, 0.5), 10) +
        ellipse(x + 60, y + 130, 70, 26, tone.moss, { transform: `rotate(-28 ${x + 60} ${y + 130})` }) +
        boll(x, y, r),
    ),
  );
  return evening(sheet);
}
