import { darker, mix, tone } from '../palette.ts';
import { circle } from '../shapes.ts';
import type { Hall } from './room.ts';
import { inDepth } from './standing.ts';

export const green = mix(tone.pine, tone.moss, 0.35);

/** A belt that runs away from the viewer, with goods on it. */
export function belt(
  it: Hall,
  x: number,
  width: number,
  from: number,
  to: number,
  height: number,
  colour: string,
): string {
  const legs = inDepth(
    6,
    to - 1,
    from + 0.6,
    (z) =>
      it.box(x + 0.05, 0, z, 0.1, height, 0.1, tone.ink) + it.box(x + width - 0.15, 0, z, 0.1, height, 0.1, tone.ink),
  );
  return (
    legs +
    it.plane(
      [
        [x, height, from],
        [x + width, height, from],
        [x + width, height, to],
        [x, height, to],
      ],
      it.sheet.linear([
        [0, it.far(colour, to)],
        [1, colour],
      ]),
    ) +
    it.plane(
      [
        [x, height, from],
        [x + width, height, from],
        [x + width, height - 0.14, from],
        [x, height - 0.14, from],
      ],
      darker(colour, 0.4),
    ) +
    it.plane(
      [
        [x, height, from],
        [x, height - 0.14, from],
        [x, height - 0.14, to],
        [x, height, to],
      ],
      darker(colour, 0.55),
    ) +
    it.plane(
      [
        [x + width, height, from],
        [x + width, height - 0.14, from],
        [x + width, height - 0.14, to],
        [x + width, height, to],
      ],
      darker(colour, 0.5),
    )
  );
}

export const glow = (it: Hall, x: number, y: number, r: number, colour: string, opacity: string) =>
  circle(
    x,
    y,
    r,
    it.sheet.radial([
      [0, colour],
      [1, colour, 0],
    ]),
    { opacity },
  );
