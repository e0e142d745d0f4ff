import { n } from './sheet.ts';

export type Point = readonly [x: number, y: number];
type Attributes = Record<string, string | number | undefined>;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');

export const path = (d: string, fill: string, more: Attributes = {}) =>
  `<path d="${d}" fill="${fill}"${written(more)}/>`;

/** A line along a path; widths in pixels, round ends by default. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${written({ 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more })}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${written(more)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${written(more)}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  ellipse(cx, cy, r, r, fill, more);

export const line = (points: readonly Point[]) =>
  points.map(([x, y], at) => `${at ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}) =>
  path(`${line(points)}Z`, fill, more);

export const group = (markup: readonly string[] | string, more: Attributes = {}) =>
  `<g${written(more)}>${typeof markup === 'string' ? markup : markup.join('')}</g>`;

/** Concatenates the results of `draw` for 0, 1, … up to `count`. */
export const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** A smooth line through points (Catmull-Rom), not closed. */
export function smooth(points: readonly Point[]): string {
  const at = (place: number): Point => points[Math.min(points.length - 1, Math.max(0, place))] ?? [0, 0];
  const [startX, startY] = at(0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let place = 0; place < points.length - 1; place += 1) {
    const [a, b, c, e] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return d;
}
