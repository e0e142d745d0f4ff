import { darker, lighter, mix, tone } from '../palette.ts';
import { ellipse, group, path, rect } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

export const pipeBlue = mix(tone.teal, '#1d6fb0', 0.55);

/** A pipe that lies on the table, its open end to the left; `turn` in degrees. */
export function pipe(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  length: number,
  turn: number,
  colour: string,
  inside: string = darker(colour, 0.55),
  wall = 0.16,
  over = '',
): string {
  const rx = r * 0.42;
  const light = sheet.linear([
    [0, darker(colour, 0.1)],
    [0.16, lighter(colour, 0.55)],
    [0.34, lighter(colour, 0.1)],
    [0.6, darker(colour, 0.12)],
    [0.9, darker(colour, 0.5)],
    [1, darker(colour, 0.3)],
  ]);
  return group(
    [
      rect(x, y - r * 0.3, length + rx, r * 0.45, tone.night, { opacity: '0.5', filter: sheet.blur(12) }),
      path(`M${x} ${y - 2 * r}H${x + length}A${rx} ${r} 0 0 1 ${x + length} ${y}H${x}Z`, light),
      over,
      ellipse(
        x,
        y - r,
        rx,
        r,
        sheet.linear([
          [0, lighter(colour, 0.45)],
          [1, darker(colour, 0.15)],
        ]),
      ),
      ellipse(
        x + rx * 0.04,
        y - r,
        rx * (1 - wall),
        r * (1 - wall),
        sheet.linear([
          [0, darker(inside, 0.6)],
          [1, lighter(inside, 0.12)],
        ]),
      ),
    ],
    { transform: `rotate(${turn} ${x} ${y})` },
  );
}
