import { darker, lighter, tone } from '../palette.ts';
import { circle, ellipse, polygon, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { closing, hall } from './room.ts';
import { inDepth, standing } from './standing.ts';

export function tins(): Sheet {
  const it = hall({
    width: 14,
    height: 5.4,
    depth: 26,
    wall: tone.sand,
    floor: tone.mist,
    ceiling: tone.sea,
    light: 'roof',
    haze: tone.paper,
  });
  const tin = (x: number, y: number, r: number, at: number) => {
    const colour = [tone.steel, tone.ember, tone.steel, tone.teal, tone.steel][at % 5] ?? tone.steel;
    return (
      rect(
        x - r,
        y - r * 2.3,
        r * 2,
        r * 2.3,
        it.sheet.linear(
          [
            [0, darker(colour, 0.3)],
            [0.28, lighter(colour, 0.7)],
            [0.55, colour],
            [1, darker(colour, 0.5)],
          ],
          { x2: 1, y2: 0 },
        ),
        { rx: r * 0.1 },
      ) +
      ellipse(x, y, r, r * 0.24, darker(colour, 0.45)) +
      ellipse(x, y - r * 2.3, r, r * 0.26, tone.white) +
      ellipse(x, y - r * 2.3, r * 0.8, r * 0.19, tone.steel)
    );
  };
  const along = (share: number): readonly [number, number, number] => {
    const angle = share * Math.PI * 2.2;
    return [800 + Math.sin(angle) * (150 + share * 560), 440 + share * 330, 10 + share * 46];
  };
  const rail = (offset: number) =>
    `M${Array.from({ length: 60 }, (_, at) => {
      const [x, y, r] = along(at / 59);
      return `${(x + offset * r).toFixed(0)} ${(y - r * 0.2).toFixed(0)}`;
    }).join('L')}`;
  it.sheet.add(
    inDepth(
      4,
      20,
      8,
      (z, at) =>
        it.box(-5.6, 0, z, 2.2, 2.2, 1.8, at % 2 ? tone.teal : tone.deep) +
        it.box(3.4, 0, z, 2.2, 2.6, 1.8, at % 2 ? tone.deep : tone.teal) +
        it.box(-5.4, 1.4, z - 0.02, 0.8, 0.5, 0.03, tone.honey),
    ),
    stroke(rail(0), tone.night, 70, { opacity: '0.2', transform: 'translate(10 60)', filter: it.sheet.blur(14) }),
    ...[0.16, 0.34, 0.55, 0.72, 0.9].map((share) => {
      const [x, y, r] = along(share);
      return rect(x - r * 0.2, y, r * 0.4, r * 3.4, tone.slate);
    }),
    stroke(rail(0), tone.slate, 56),
    stroke(rail(0), tone.steel, 44),
    times(34, (at) => {
      const [x, y, r] = along(at / 33);
      return tin(x, y, r, at);
    }),
    stroke(rail(1.3), tone.slate, 7),
    standing(it, 3.4, 6, 0, { facing: -1 }),
  );
  return closing(it, true);
}

export function press(): Sheet {
  const it = hall({
    width: 13,
    height: 6,
    depth: 22,
    wall: tone.sea,
    floor: tone.oat,
    ceiling: tone.deep,
    light: 'left',
    haze: tone.foam,
  });
  const body = it.sheet.linear(
    [
      [0, lighter(tone.teal, 0.2)],
      [0.3, tone.teal],
      [1, tone.ink],
    ],
    { x2: 1, y2: 0.3 },
  );
  it.sheet.add(
    inDepth(3, 17, 9, (z) => it.box(2.6, 0, z, 1.8, 3.6, 1.6, tone.deep)),
    ellipse(800, 820, 460, 50, tone.night, { opacity: '0.4', filter: it.sheet.blur(18) }),
    rect(560, 60, 460, 230, body, { rx: 24 }),
    circle(
      1090,
      180,
      130,
      it.sheet.radial(
        [
          [0, tone.steel],
          [0.7, tone.slate],
          [1, tone.ink],
        ],
        { cx: 0.4, cy: 0.35 },
      ),
    ),
    circle(1090, 180, 84, 'none', { stroke: tone.amber, 'stroke-width': 14 }),
    times(6, (at) =>
      stroke(
        `M1090 180L${1090 + Math.cos((at * Math.PI) / 3) * 84} ${180 + Math.sin((at * Math.PI) / 3) * 84}`,
        tone.amber,
        9,
      ),
    ),
    rect(580, 280, 90, 500, body),
    rect(910, 280, 90, 500, body),
    rect(
      700,
      280,
      180,
      190,
      it.sheet.linear(
        [
          [0, tone.steel],
          [0.4, tone.white],
          [1, tone.slate],
        ],
        { x2: 1, y2: 0 },
      ),
      { rx: 6 },
    ),
    rect(720, 460, 140, 50, tone.slate, { rx: 6 }),
    rect(540, 640, 500, 170, body, { rx: 12 }),
    polygon(
      [
        [240, 560],
        [1230, 560],
        [1330, 640],
        [180, 640],
      ],
      it.sheet.linear(
        [
          [0, tone.white],
          [0.5, tone.steel],
          [1, tone.slate],
        ],
        { x2: 1, y2: 0.3 },
      ),
    ),
    times(2, (row) =>
      times(11, (at) => {
        const [x, y, r] = [290 + at * 88 - row * 26, 580 + row * 34, 30];
        return x > 620 && x < 960
          ? ''
          : x < 780
            ? ellipse(x, y, r, 12, tone.deep, { opacity: '0.85' })
            : ellipse(x, y, r, 12, tone.sea, { opacity: '0.5' });
      }),
    ),
    times(6, (at) =>
      ellipse(1210 + (at % 3) * 60, 790 - Math.floor(at / 3) * 24, 44, 15, at % 2 ? tone.honey : tone.amber, {
        stroke: tone.clay,
        'stroke-width': 3,
      }),
    ),
    rect(600, 90, 150, 70, tone.paper, { rx: 6 }),
    circle(640, 240, 16, tone.ember),
    circle(690, 240, 16, tone.moss),
    standing(it, -3, 4.6, 1, { facing: 1, arms: 'work' }),
  );
  return closing(it, true);
}
