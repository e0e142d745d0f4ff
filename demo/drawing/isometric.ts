import { darker, lighter, tone } from './palette.ts';
import { group, type Point, polygon, rect, times } from './shapes.ts';
import { precise, type Sheet } from './sheet.ts';

/** Where the origin of an oblique drawing lies on the sheet, and how many pixels one unit is. */
export interface Iso {
  x: number;
  y: number;
  unit: number;
}

const across = 0.866;
const down = 0.42;

/** The place of a point: `a` runs to the lower right, `b` to the lower left, `c` upwards. */
export const isoPoint = ({ x, y, unit }: Iso, a: number, b: number, c: number): Point => [
  x + (a - b) * across * unit,
  y + ((a + b) * down - c) * unit,
];

/** What is drawn on a face, in pixels from its upper left corner. */
export type Face = (width: number, height: number) => string;

export interface Box {
  a: number;
  b: number;
  c: number;
  w: number;
  d: number;
  h: number;
  colour: string;
  /** A pattern or gradient instead of the flat colour; the faces are shaded all the same. */
  fill?: string;
  top?: Face;
  left?: Face;
  right?: Face;
}

const placed = ([x, y]: Point, xAxis: Point, yAxis: Point, markup: string) =>
  group(markup, { transform: `matrix(${[...xAxis, ...yAxis, x, y].map(precise).join(' ')})` });

/** A box with a bright top, a lit left and a shaded right face. */
export function isoBox(sheet: Sheet, iso: Iso, box: Box): string {
  const { a, b, c, w, d, h, colour, fill } = box;
  const { unit } = iso;
  const face = (width: number, height: number, plain: string, light: string, draw?: Face) =>
    rect(0, 0, width, height, fill ?? plain) + (draw?.(width, height) ?? '') + rect(0, 0, width, height, light);
  const top = placed(
    isoPoint(iso, a, b, c + h),
    [across, down],
    [-across, down],
    face(
      w * unit,
      d * unit,
      lighter(colour, 0.16),
      sheet.linear([
        [0, '#fff7e0', 0.42],
        [1, '#fff7e0', 0.12],
      ]),
      box.top,
    ),
  );
  const left = placed(
    isoPoint(iso, a, b + d, c + h),
    [across, down],
    [0, 1],
    face(
      w * unit,
      h * unit,
      colour,
      sheet.linear([
        [0, '#fff', 0.1],
        [1, tone.night, 0.16],
      ]),
      box.left,
    ),
  );
  const right = placed(
    isoPoint(iso, a + w, b + d, c + h),
    [across, -down],
    [0, 1],
    face(
      w ? d * unit : 0,
      h * unit,
      darker(colour, 0.16),
      sheet.linear([
        [0, tone.night, 0.26],
        [1, tone.night, 0.5],
      ]),
      box.right,
    ),
  );
  return top + left + right;
}

/** Markup laid flat on the plane at height `c`, from (a, b), in pixels. */
export const onTop = (iso: Iso, a: number, b: number, c: number, markup: string) =>
  placed(isoPoint(iso, a, b, c), [across, down], [-across, down], markup);

/** The shadow of a box on the ground, falling to the right. */
export function isoShadow(sheet: Sheet, iso: Iso, a: number, b: number, w: number, d: number, h: number): string {
  const at = (pa: number, pb: number) => isoPoint(iso, pa, pb, 0);
  const reach = h * 0.55;
  const fade = sheet.linear(
    [
      [0, tone.night, 0.5],
      [1, tone.night, 0.04],
    ],
    { x2: 1, y2: 0 },
  );
  const cast = polygon(
    [
      at(a, b + d),
      at(a, b),
      at(a + reach, b - reach),
      at(a + w + reach, b - reach),
      at(a + w + reach * 0.9, b + d - reach * 0.7),
      at(a + w, b + d),
    ],
    fade,
    { filter: sheet.blur(14) },
  );
  const contact = polygon([at(a, b + d), at(a, b), at(a + w, b), at(a + w, b + d)], tone.night, {
    opacity: '0.45',
    filter: sheet.blur(10),
  });
  return cast + contact;
}

/** A wooden pallet of `w` by `d` units; what stands on it begins at height 0.2. */
export function pallet(sheet: Sheet, iso: Iso, w: number, d: number): string {
  const wood = tone.oat;
  const feet = [0, 0.5, 1].map((share) =>
    isoBox(sheet, iso, { a: 0, b: (d - 0.14) * share, c: 0, w, d: 0.14, h: 0.13, colour: darker(wood, 0.2) }),
  );
  const planks = times(7, (at) =>
    isoBox(sheet, iso, {
      a: (w / 7) * at + 0.02,
      b: 0,
      c: 0.13,
      w: w / 7 - 0.05,
      d,
      h: 0.05,
      colour: at % 2 ? wood : darker(wood, 0.06),
    }),
  );
  return isoShadow(sheet, iso, 0, 0, w, d, 1.4) + group(feet) + planks;
}

/** Boxes on a pallet, back to front and bottom to top. */
export function stackOf(
  count: { a: number; b: number; c: number },
  draw: (a: number, b: number, c: number) => string,
): string {
  let markup = '';
  for (let c = 0; c < count.c; c += 1) {
    for (let b = 0; b < count.b; b += 1) for (let a = 0; a < count.a; a += 1) markup += draw(a, b, c);
  }
  return markup;
}
