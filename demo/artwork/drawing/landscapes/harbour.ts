import { darker, lighter, mix, tone } from '../palette.ts';
import { seeded } from '../random.ts';
import { circle, ellipse, group, path, polygon, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A container crane on a quay, its arm to the right; `h` is its height in pixels. */
export function crane(x: number, y: number, h: number, colour: string): string {
  const w = h * 0.3;
  const bar = (x1: number, y1: number, x2: number, y2: number, thick: number) =>
    stroke(`M${x1} ${y1}L${x2} ${y2}`, colour, thick);
  return [
    bar(x, y, x + w * 0.1, y - h * 0.72, h * 0.026),
    bar(x + w, y, x + w * 0.9, y - h * 0.72, h * 0.026),
    bar(x + w * 0.06, y - h * 0.3, x + w * 0.95, y - h * 0.3, h * 0.02),
    bar(x, y, x + w * 0.95, y - h * 0.3, h * 0.012),
    bar(x - h * 0.32, y - h * 0.7, x + h * 0.78, y - h * 0.7, h * 0.034),
    bar(x + w * 0.3, y - h, x + w * 0.1, y - h * 0.7, h * 0.02),
    bar(x + w * 0.3, y - h, x + w * 0.9, y - h * 0.7, h * 0.02),
    bar(x + w * 0.3, y - h, x + h * 0.66, y - h * 0.71, h * 0.008),
    bar(x + w * 0.3, y - h, x - h * 0.26, y - h * 0.71, h * 0.008),
    rect(x + w * 0.2, y - h * 0.69, w * 0.5, h * 0.07, darker(colour, 0.2)),
    bar(x + h * 0.52, y - h * 0.69, x + h * 0.52, y - h * 0.42, h * 0.006),
    bar(x + h * 0.58, y - h * 0.69, x + h * 0.58, y - h * 0.42, h * 0.006),
    rect(x + h * 0.47, y - h * 0.42, h * 0.16, h * 0.07, tone.amber),
  ].join('');
}

const boxes = [tone.teal, tone.amber, tone.clay, tone.slate, tone.sea, tone.ember, tone.deep, tone.sand] as const;

/** A wall of containers, `columns` by `rows`. */
export function containers(
  sheet: Sheet,
  x: number,
  y: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
  seed: string,
  dark = 0,
): string {
  const random = seeded(seed);
  return times(rows, (row) =>
    times(columns, (column) => {
      if (row === rows - 1 && random.next() > 0.62) return '';
      const colour = darker(random.pick(boxes), dark);
      const [px, py] = [x + column * w, y - (row + 1) * h];
      return (
        rect(
          px + 1,
          py + 1,
          w - 2,
          h - 2,
          sheet.linear([
            [0, lighter(colour, 0.2)],
            [1, darker(colour, 0.2)],
          ]),
        ) +
        times(Math.floor(w / 14), (rib) =>
          rect(px + 5 + rib * 14, py + 4, 3, h - 8, darker(colour, 0.4), { opacity: '0.5' }),
        )
      );
    }),
  );
}

/** A container ship, bow to the right. */
export function ship(sheet: Sheet, x: number, y: number, w: number, hull: string, dark = 0): string {
  const h = w * 0.11;
  return [
    containers(sheet, x + w * 0.2, y - h, 13, 4, w * 0.052, w * 0.032, `ship ${w}`, dark),
    rect(x + w * 0.07, y - h - w * 0.17, w * 0.1, w * 0.17, mix(tone.white, tone.ink, dark)),
    times(4, (at) =>
      rect(x + w * 0.08, y - h - w * (0.155 - at * 0.035), w * 0.08, w * 0.012, dark ? tone.honey : tone.deep),
    ),
    rect(x + w * 0.09, y - h - w * 0.22, w * 0.03, w * 0.05, tone.ember),
    path(
      `M${x} ${y - h}H${x + w}Q${x + w * 0.97} ${y - h * 0.4} ${x + w * 0.93} ${y}H${x + w * 0.04}Q${x + w * 0.01} ${y - h * 0.5} ${x} ${y - h}Z`,
      sheet.linear([
        [0, lighter(hull, 0.12)],
        [1, darker(hull, 0.3)],
      ]),
    ),
    path(
      `M${x + w * 0.02} ${y - h * 0.22}H${x + w * 0.942}L${x + w * 0.93} ${y}H${x + w * 0.04}Z`,
      mix(tone.clay, tone.ink, dark),
    ),
    rect(x, y - h, w, w * 0.006, tone.white, { opacity: '0.7' }),
  ].join('');
}

/** A lorry driving to the right; `w` is its length. */
export function lorry(sheet: Sheet, x: number, y: number, w: number, colour: string): string {
  const wheel = (px: number) =>
    circle(px, y - w * 0.035, w * 0.045, tone.night) + circle(px, y - w * 0.035, w * 0.02, tone.steel);
  return [
    ellipse(x + w * 0.5, y + 2, w * 0.54, w * 0.022, tone.night, { opacity: '0.4' }),
    rect(
      x,
      y - w * 0.33,
      w * 0.74,
      w * 0.28,
      sheet.linear([
        [0, lighter(colour, 0.26)],
        [1, darker(colour, 0.14)],
      ]),
      { rx: 4 },
    ),
    path(`M${x + w * 0.3} ${y - w * 0.18}a${w * 0.07} ${w * 0.07} 0 0 1 ${w * 0.14} 0z`, tone.amber),
    times(3, (at) =>
      rect(x + w * (0.3 + at * 0.01), y - w * (0.168 - at * 0.022), w * (0.14 - at * 0.02), w * 0.012, tone.amber),
    ),
    path(
      `M${x + w * 0.77} ${y - w * 0.05}V${y - w * 0.27}Q${x + w * 0.77} ${y - w * 0.29} ${x + w * 0.8} ${y - w * 0.29}H${x + w * 0.91}L${x + w} ${y - w * 0.15}V${y - w * 0.05}Z`,
      sheet.linear([
        [0, tone.white],
        [1, tone.steel],
      ]),
    ),
    polygon(
      [
        [x + w * 0.86, y - w * 0.265],
        [x + w * 0.905, y - w * 0.265],
        [x + w * 0.97, y - w * 0.16],
        [x + w * 0.86, y - w * 0.16],
      ],
      tone.deep,
    ),
    rect(x, y - w * 0.06, w, w * 0.025, tone.ink),
    group([0.1, 0.2, 0.62, 0.88].map((share) => wheel(x + w * share))),
  ].join('');
}
