import { darker, lighter, mix, tone } from '../palette.ts';
import { seeded } from '../random.ts';
import { circle, ellipse, group, path, polygon, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { lorry } from './harbour.ts';
import { evening, hills, outside, tree, water } from './outdoors.ts';

export function coast(): Sheet {
  const sheet = outside(
    { top: tone.teal, low: tone.honey, horizon: 470, sun: { x: 360, y: 380, r: 64, colour: tone.honey } },
    'coast road',
  );
  sheet.add(
    water(sheet, 466, 330, tone.sea, tone.deep, tone.honey, 360, 'sea road'),
    path('M1700 300Q1400 340 1300 440T1000 500L1700 620Z', mix(tone.clay, tone.teal, 0.4)),
    path('M1700 440Q1360 470 1180 540T700 600L1700 760Z', mix(tone.clay, tone.pine, 0.4)),
    path('M-50 700Q500 600 1000 640T1700 560V900H-50Z', mix(tone.moss, tone.pine, 0.3)),
    path(
      'M-50 800Q600 690 1050 712T1700 640V740Q1200 790 900 800T-50 930Z',
      sheet.linear([
        [0, tone.steel],
        [1, tone.slate],
      ]),
    ),
    stroke('M-50 862Q600 744 1050 756T1700 690', tone.paper, 6, { 'stroke-dasharray': '60 44' }),
    group(lorry(sheet, 560, 790, 560, tone.teal), { transform: 'rotate(-3 800 780)' }),
    times(24, (at) => rect(20 + at * 70, 752 - at * 5.4, 8, 34, tone.paper)),
    tree(1480, 640, 150, tone.pine, 'p1'),
    tree(1390, 660, 120, tone.moss, 'p2'),
    tree(90, 780, 160, tone.pine, 'p3'),
  );
  return evening(sheet);
}

export function town(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.rose, horizon: 540, sun: { x: 1280, y: 430, r: 56, colour: tone.honey } },
    'town',
  );
  const colours = [tone.paper, tone.rose, tone.honey, tone.foam, tone.clay, tone.sand, tone.mist];
  const house = (x: number, at: number) => {
    const [w, h, colour] = [108 + ((at * 23) % 40), 190 + ((at * 71) % 110), colours[at % 7] ?? tone.paper];
    return (
      rect(
        x,
        590 - h,
        w,
        h,
        sheet.linear(
          [
            [0, lighter(colour, 0.3)],
            [1, darker(colour, 0.16)],
          ],
          { x2: 1, y2: 0.2 },
        ),
      ) +
      polygon(
        [
          [x - 8, 590 - h],
          [x + w / 2, 590 - h - 46],
          [x + w + 8, 590 - h],
        ],
        sheet.linear([
          [0, tone.ember],
          [1, tone.clay],
        ]),
      ) +
      times(3, (row) =>
        times(2, (column) =>
          rect(
            x + 18 + column * (w / 2 - 4),
            590 - h + 26 + row * 66,
            26,
            40,
            (at + row + column) % 3 ? tone.deep : tone.honey,
          ),
        ),
      )
    );
  };
  const boat = (x: number, y: number, s: number, colour: string) =>
    ellipse(x + s * 0.5, y + 4, s * 0.5, s * 0.05, tone.night, { opacity: '0.35' }) +
    path(
      `M${x} ${y - s * 0.2}Q${x + s * 0.5} ${y - s * 0.1} ${x + s} ${y - s * 0.26}Q${x + s * 0.94} ${y} ${x + s * 0.8} ${y}H${x + s * 0.16}Q${x + s * 0.04} ${y - s * 0.06} ${x} ${y - s * 0.2}Z`,
      sheet.linear([
        [0, lighter(colour, 0.2)],
        [1, darker(colour, 0.3)],
      ]),
    ) +
    rect(x + s * 0.3, y - s * 0.36, s * 0.22, s * 0.2, tone.white) +
    rect(x + s * 0.34, y - s * 0.32, s * 0.14, s * 0.08, tone.deep) +
    stroke(`M${x + s * 0.62} ${y - s * 0.14}V${y - s * 0.66}L${x + s * 0.94} ${y - s * 0.24}`, tone.ink, 3);
  sheet.add(
    hills(sheet, 540, 190, mix(tone.rose, tone.teal, 0.5), 'h'),
    times(13, (at) => house(-20 + at * 128, at)),
    rect(
      0,
      588,
      1600,
      44,
      sheet.linear([
        [0, tone.oat],
        [1, darker(tone.oat, 0.4)],
      ]),
    ),
    water(sheet, 630, 270, tone.sea, tone.deep, tone.honey, 1280, 'harbour'),
    boat(180, 730, 260, tone.teal),
    boat(1020, 700, 220, tone.ember),
    boat(560, 830, 360, tone.clay),
    boat(1250, 850, 300, tone.deep),
  );
  return evening(sheet);
}

export function storm(): Sheet {
  const sheet = outside({ top: tone.ink, low: tone.mist, horizon: 520 }, 'storm');
  const random = seeded('clouds');
  sheet.add(
    times(34, (at) =>
      ellipse(
        random.between(-100, 1700),
        random.between(-20, 330),
        random.between(140, 340),
        random.between(40, 100),
        at % 3 ? darker(tone.slate, 0.25) : tone.mist,
        { opacity: '0.32', filter: sheet.blur(26) },
      ),
    ),
    rect(
      0,
      516,
      1600,
      384,
      sheet.linear([
        [0, tone.sea],
        [0.3, tone.teal],
        [1, tone.ink],
      ]),
    ),
    polygon(
      [
        [1080, 600],
        [1096, 290],
        [1164, 290],
        [1180, 600],
      ],
      sheet.linear(
        [
          [0, tone.white],
          [1, tone.slate],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
    rect(1088, 400, 84, 56, tone.ember),
    rect(1084, 500, 94, 56, tone.ember),
    rect(1100, 234, 60, 58, tone.honey),
    path('M1090 236L1130 196L1170 236Z', tone.ember),
    rect(1080, 286, 100, 14, tone.ink),
    polygon(
      [
        [1160, 250],
        [1700, 150],
        [1700, 330],
      ],
      tone.honey,
      { opacity: '0.24', filter: sheet.blur(10) },
    ),
    polygon(
      [
        [700, 640],
        [1700, 590],
        [1700, 760],
        [640, 720],
      ],
      sheet.linear([
        [0, tone.steel],
        [1, tone.ink],
      ]),
    ),
    ...[580, 660, 750, 850].map((y, at) =>
      path(
        `M-60 ${y}${times(10, (wave) => `q45 ${-50 - at * 12 - ((wave * 31) % 24)} 92 -6t92 6`)}V900H-60Z`,
        sheet.linear([
          [0, mix(tone.foam, tone.sea, 0.3 + at * 0.1)],
          [0.2, tone.teal],
          [1, tone.ink],
        ]),
        { opacity: '0.82' },
      ),
    ),
    times(60, () => {
      const angle = random.between(Math.PI, Math.PI * 2);
      const reach = random.between(20, 240);
      return circle(
        1090 + Math.cos(angle) * reach * 0.8,
        610 + Math.sin(angle) * reach * 0.8,
        random.between(3, 12),
        tone.white,
        { opacity: '0.7' },
      );
    }),
  );
  return evening(sheet);
}
