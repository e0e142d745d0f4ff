import { tone } from '../palette.ts';
import { path, polygon, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { bench, near } from './bench.ts';
import { closing, hall } from './room.ts';
import { inDepth } from './standing.ts';

const flask = (x: number, y: number, s: number, colour: string) =>
  path(
    `M${x - s * 0.12} ${y - s}V${y - s * 0.6}L${x - s * 0.45} ${y}H${x + s * 0.45}L${x + s * 0.12} ${y - s * 0.6}V${y - s}Z`,
    tone.foam,
    { opacity: '0.75' },
  ) +
  path(
    `M${x - s * 0.27} ${y - s * 0.32}L${x - s * 0.45} ${y}H${x + s * 0.45}L${x + s * 0.27} ${y - s * 0.32}Z`,
    colour,
  ) +
  stroke(`M${x - s * 0.28} ${y - s * 0.1}L${x - s * 0.1} ${y - s * 0.52}`, '#ffffff', 4, { opacity: '0.8' });

export function laboratory(): Sheet {
  const it = hall({
    width: 12,
    height: 4.4,
    depth: 18,
    wall: tone.foam,
    floor: tone.mist,
    ceiling: tone.white,
    light: 'left',
    haze: tone.white,
  });
  it.sheet.add(
    inDepth(
      3,
      14,
      7,
      (z, at) =>
        it.box(2.4, 0, z, 2.8, 0.95, 1.2, tone.paper) +
        it.box(2.7 + at * 0.3, 0.95, z, 0.9, 0.7, 0.6, tone.steel) +
        it.box(2.4, 2, z + 1, 2.8, 0.1, 0.3, tone.oat) +
        times(5, (bottle) =>
          it.box(
            2.6 + bottle * 0.5,
            2.1,
            z + 1,
            0.26,
            0.5,
            0.2,
            [tone.amber, tone.teal, tone.clay][bottle % 3] ?? tone.teal,
          ),
        ),
    ),
    near(it, 520, 690, 5, { top: tone.white, legs: tone.white, skirt: tone.white, arms: 'work', facing: 1 }),
    near(it, 1060, 720, 2, { top: tone.white, arms: 'work', facing: -1 }),
    bench(it, 690, tone.slate),
    flask(280, 690, 150, tone.amber),
    flask(410, 690, 110, tone.teal),
    rect(640, 650, 200, 40, tone.ink, { rx: 8 }),
    path('M700 650V560q0 -40 40 -44l60 -36l22 36l-46 28v106z', tone.white),
    rect(786, 452, 60, 40, tone.ink, { rx: 6, transform: 'rotate(32 816 470)' }),
    times(
      6,
      (at) =>
        rect(1200 + at * 40, 570, 22, 120, tone.foam, { rx: 10, opacity: '0.85' }) +
        rect(
          1200 + at * 40,
          610 + (at % 3) * 18,
          22,
          80 - (at % 3) * 18,
          [tone.clay, tone.sea, tone.honey][at % 3] ?? tone.sea,
          { rx: 10 },
        ),
    ),
    rect(1180, 640, 270, 16, tone.oat),
    ...[940, 1000].map(
      (x, at) =>
        polygon(
          [
            [x - 26, 690],
            [x - 14, 600],
            [x + 14, 600],
            [x + 26, 690],
          ],
          at ? tone.teal : tone.paper,
        ) + rect(x - 7, 584, 14, 20, tone.clay),
    ),
  );
  return closing(it, true);
}
