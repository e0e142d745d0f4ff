import { tone } from './palette.ts';
import { ellipse, polygon } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** The shadow of an upright thing: dark at its base, long and soft to the right. */
export function shadow(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string = tone.night,
): string {
  const fade = sheet.linear(
    [
      [0, colour, 0.5],
      [0.5, colour, 0.2],
      [1, colour, 0],
    ],
    { x2: 1, y2: 0 },
  );
  const half = width / 2;
  const reach = height * 0.85 + half;
  return (
    polygon(
      [
        [x - half * 0.8, y - half * 0.1],
        [x + half * 0.2, y - half * 0.24],
        [x + reach, y - half * 0.3 - height * 0.05],
        [x + reach * 0.98, y + half * 0.2 + height * 0.02],
        [x + half * 0.4, y + half * 0.22],
        [x - half * 0.7, y + half * 0.16],
      ],
      fade,
      { filter: sheet.blur(12) },
    ) +
    ellipse(x + half * 0.1, y + 2, half * 1.02, Math.max(8, half * 0.17), colour, {
      opacity: '0.42',
      filter: sheet.blur(8),
    })
  );
}
