import { mix, tone } from '../palette.ts';
import { rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { belt, glow } from './belt-and-glow.ts';
import { closing, hall } from './room.ts';
import { inDepth, standing } from './standing.ts';

export function kiln(): Sheet {
  const it = hall({
    width: 13,
    height: 5.4,
    depth: 26,
    wall: tone.deep,
    floor: tone.slate,
    ceiling: tone.ink,
    light: 'none',
    haze: mix(tone.clay, tone.deep, 0.35),
  });
  const tiles = inDepth(13, 12.4, 2.2, (z, at) =>
    [-0.95, 0.02]
      .map((x) =>
        it.plane(
          [
            [x, 0.92, z],
            [x + 0.9, 0.92, z],
            [x + 0.9, 0.92, z + 0.62],
            [x, 0.92, z + 0.62],
          ],
          mix(tone.honey, [tone.clay, tone.ember][at % 2] ?? tone.clay, Math.min(1, at / 9)),
        ),
      )
      .join(''),
  );
  const [x1, y1] = it.at(-1.5, 2.3, 12.6);
  const [x2, y2] = it.at(1.5, 0.7, 12.6);
  it.sheet.add(
    it.box(-2.7, 0, 12.6, 5.4, 3.3, 12, tone.slate),
    times(5, (at) => it.box(-2.7 + at * 1.25, 2.6, 12.5, 0.24, 0.5, 0.1, tone.amber)),
    rect(
      x1,
      y1,
      x2 - x1,
      y2 - y1,
      it.sheet.radial([
        [0, '#fff6d0'],
        [0.35, tone.honey],
        [0.75, tone.ember],
        [1, tone.clay],
      ]),
    ),
    glow(it, 800, 420, 420, tone.honey, '0.75'),
    belt(it, -1.1, 2.2, 2, 12.5, 0.88, tone.ink),
    inDepth(22, 12.4, 2, (z) =>
      it.plane(
        [
          [-1.05, 0.89, z],
          [1.05, 0.89, z],
          [1.05, 0.89, z + 0.08],
          [-1.05, 0.89, z + 0.08],
        ],
        it.far(tone.steel, z),
      ),
    ),
    tiles,
    it.plane(
      [
        [-1.1, 0.93, 2],
        [1.1, 0.93, 2],
        [1.1, 0.93, 12.4],
        [-1.1, 0.93, 12.4],
      ],
      it.sheet.linear([
        [0, tone.honey, 0.7],
        [0.5, tone.ember, 0.25],
        [1, tone.ember, 0],
      ]),
    ),
    it.plane(
      [
        [-3.4, 0, 2],
        [3.4, 0, 2],
        [1.4, 0, 12.4],
        [-1.4, 0, 12.4],
      ],
      it.sheet.linear([
        [0, tone.amber, 0.5],
        [1, tone.amber, 0],
      ]),
    ),
    inDepth(
      3,
      10,
      5,
      (z) => it.box(-4.6, 0, z, 0.9, 1.6, 0.7, tone.teal) + it.box(-4.5, 1.1, z - 0.01, 0.7, 0.35, 0.02, tone.honey),
    ),
    standing(it, 2.6, 7, 4, { helmet: tone.honey, facing: -1, top: tone.teal }),
    standing(it, -2.5, 9, 3, { helmet: tone.paper, facing: 1 }),
    glow(it, 800, 440, 760, tone.amber, '0.2'),
  );
  return closing(it, false);
}

export function glazing(): Sheet {
  const it = hall({
    width: 13,
    height: 5,
    depth: 24,
    wall: tone.foam,
    floor: tone.sand,
    ceiling: tone.mist,
    light: 'left',
    haze: tone.paper,
  });
  const [cx, top] = it.at(-0.2, 2.3, 6);
  const [, low] = it.at(0, 0.95, 6);
  const s = it.scale(6);
  it.sheet.add(
    belt(it, -1.4, 2, 2.2, 22, 0.9, tone.slate),
    inDepth(14, 20, 6.4, (z) =>
      it.plane(
        [
          [-1.1, 0.93, z],
          [0.3, 0.93, z],
          [0.3, 0.93, z + 0.9],
          [-1.1, 0.93, z + 0.9],
        ],
        it.far(tone.clay, z),
      ),
    ),
    it.box(-2, 0, 6, 0.3, 2.9, 0.6, tone.teal),
    it.box(1, 0, 6, 0.3, 2.9, 0.6, tone.teal),
    it.box(-2, 2.4, 6, 3.3, 0.5, 0.6, tone.deep),
    rect(
      cx - s * 1.1,
      top,
      s * 1.9,
      low - top,
      it.sheet.linear(
        [
          [0, tone.sea],
          [0.3, tone.foam],
          [0.5, tone.sea],
          [0.75, tone.mist],
          [1, tone.teal],
        ],
        { x2: 1, y2: 0 },
      ),
      { opacity: '0.85' },
    ),
    inDepth(4, 5, 2.3, (z) =>
      it.plane(
        [
          [-1.1, 0.93, z],
          [0.3, 0.93, z],
          [0.3, 0.93, z + 0.72],
          [-1.1, 0.93, z + 0.72],
        ],
        it.sheet.linear(
          [
            [0, tone.foam],
            [0.5, tone.sea],
            [1, tone.teal],
          ],
          { x2: 1, y2: 1 },
        ),
      ),
    ),
    inDepth(
      4,
      15,
      6,
      (z, at) =>
        it.box(3.6, 0, z, 1.2, 0.6, 1, tone.oat) +
        it.box(3.7, 0.6, z, 1, 0.5 + (at % 2) * 0.3, 0.8, at % 2 ? tone.sea : tone.clay),
    ),
    standing(it, 1.75, 4.9, 1, { facing: -1, arms: 'work' }),
  );
  return closing(it, true);
}
