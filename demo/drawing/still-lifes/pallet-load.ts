import { type Face, type Iso, isoBox, pallet, stackOf } from '../isometric.ts';
import { darker, lighter, mix, tone } from '../palette.ts';
import { group, path, rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { stage, vignette } from '../stage.ts';

export const board = mix(tone.oat, tone.clay, 0.16);

/** Things set out in rows on a face, `size` pixels apart. */
export const rows =
  (size: number, draw: (x: number, y: number, at: number) => string, tall = size): Face =>
  (width, height) => {
    let markup = '';
    for (let y = 0; y + tall <= height + 1; y += tall)
      for (let x = 0; x + size <= width + 1; x += size)
        markup += draw(x + size / 2, y + tall / 2, Math.round(x / size + y / tall));
    return markup;
  };

export const carton: { left: Face; right: Face } = {
  left: (width, height) =>
    rect(0, height * 0.42, width, height * 0.09, tone.sand, { opacity: '0.6' }) +
    path(`M${width * 0.66} ${height * 0.8}a${height * 0.12} ${height * 0.12} 0 0 1 ${height * 0.24} 0z`, tone.deep) +
    times(2, (at) => rect(width * 0.66, height * (0.83 + at * 0.05), height * 0.24, height * 0.03, tone.deep)),
  right: (width, height) => rect(width * 0.14, height * 0.2, width * 0.3, height * 0.26, tone.paper),
};

export const strap =
  (at: number, colour: string): Face =>
  (width, height) =>
    rect(width * at, 0, Math.max(8, width * 0.03), height, colour);

interface Load {
  wall: string;
  table: string;
  count: { a: number; b: number; c: number };
  /** Height of one layer in units; a pallet is 2.4 by 2 units. */
  layer: number;
  colour: string;
  fill?: (sheet: Sheet) => string;
  top?: Face;
  left?: Face;
  right?: Face;
  /** What is drawn on the top of the uppermost layer alone. */
  open?: Face;
}

export function loaded(load: Load): Sheet {
  const sheet = stage({ wall: load.wall, table: load.table, edge: 660 });
  const iso: Iso = { x: 770, y: 560, unit: 235 };
  const [w, d] = [2.4 / load.count.a, 2 / load.count.b];
  const fill = load.fill?.(sheet);
  sheet.add(
    pallet(sheet, iso, 2.4, 2),
    stackOf(load.count, (a, b, c) => {
      const isTop = c === load.count.c - 1;
      const top = isTop ? (load.open ?? load.top) : load.top;
      return isoBox(sheet, iso, {
        a: a * w + 0.01,
        b: b * d + 0.01,
        c: 0.18 + c * load.layer,
        w: w - 0.02,
        d: d - 0.02,
        h: load.layer - 0.02,
        colour: load.colour,
        ...(fill ? { fill } : {}),
        ...(top ? { top } : {}),
        ...(load.left ? { left: load.left } : {}),
        ...(load.right ? { right: load.right } : {}),
      });
    }),
    vignette(sheet),
  );
  return sheet;
}

export const inside =
  (draw: Face): Face =>
  (width, height) =>
    rect(0, 0, width, height, lighter(board, 0.2)) +
    rect(12, 12, width - 24, height - 24, darker(board, 0.6)) +
    group(draw(width - 24, height - 24), { transform: 'translate(12 12)' });
