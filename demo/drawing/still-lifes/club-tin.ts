import { darker, lighter, mix, tone } from '../palette.ts';
import { ellipse, group, path, rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { shadow } from '../stage.ts';

/** A flat tin with rounded corners, seen from the front above. */
export function clubTin(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  isOpen: boolean,
): string {
  const d = w * 0.36;
  const slab = (lift: number, inset: number, fill: string) =>
    rect(x - w / 2 + inset, y - d - lift + inset * 0.6, w - inset * 2, d - inset * 1.2, fill, {
      rx: d * 0.46,
      ry: d * 0.42,
    });
  const wall = sheet.linear(
    [
      [0, darker(tone.steel, 0.45)],
      [0.15, tone.white],
      [0.3, tone.steel],
      [0.7, tone.slate],
      [0.9, tone.steel],
      [1, darker(tone.slate, 0.4)],
    ],
    { x2: 1, y2: 0 },
  );
  const side = rect(x - w / 2, y - d - h + d * 0.45, w, h + d * 0.1, wall);
  const lid = isOpen
    ? slab(h, 12, mix(tone.honey, tone.amber, 0.4)) +
      times(4, (at) =>
        group(
          ellipse(x - w * 0.22 + at * w * 0.14, y - d / 2 - h, w * 0.16, d * 0.09, tone.slate) +
            ellipse(x - w * 0.24 + at * w * 0.14, y - d / 2 - h - 6, w * 0.13, d * 0.045, tone.steel),
          { transform: `rotate(-28 ${x - w * 0.2 + at * w * 0.14} ${y - d / 2 - h})` },
        ),
      )
    : slab(
        h,
        10,
        sheet.linear(
          [
            [0, lighter(colour, 0.34)],
            [1, colour],
          ],
          { x2: 1, y2: 1 },
        ),
      ) +
      slab(h, 34, 'none').replace('fill="none"', `fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="4"`) +
      path(`M${x - w * 0.1} ${y - d * 0.42 - h}a${w * 0.1} ${w * 0.06} 0 0 1 ${w * 0.2} 0z`, tone.honey) +
      ellipse(x + w * 0.32, y - d / 2 - h, w * 0.06, d * 0.11, 'none', { stroke: tone.white, 'stroke-width': 9 });
  return (
    shadow(sheet, x, y - d * 0.1, w, h * 1.6) + slab(0, 0, wall) + side + slab(h, 0, lighter(tone.steel, 0.4)) + lid
  );
}
