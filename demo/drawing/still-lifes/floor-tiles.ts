import { type Face, type Iso, isoBox, isoShadow, onTop } from '../isometric.ts';
import { darker, lighter, mix, tone } from '../palette.ts';
import { group, polygon, rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { shadow, stage, vignette } from '../stage.ts';
import { hexagons } from '../tile-faces.ts';

/** Tiles stacked on a table, one of them standing in front. */
export function tiles(
  wall: string,
  table: string,
  colours: readonly string[],
  face: (sheet: Sheet) => Face,
  size = 2,
): Sheet {
  const sheet = stage({ wall, table, edge: 700 });
  const iso: Iso = { x: 920, y: 690, unit: 190 };
  const stack = colours.map((colour, at) => {
    const shift = (at % 3) * 0.035;
    return isoBox(sheet, iso, {
      a: shift,
      b: -shift,
      c: at * 0.125,
      w: size,
      d: size,
      h: 0.11,
      colour,
      ...(at === colours.length - 1 ? { top: face(sheet) } : {}),
    });
  });
  const upright: Iso = { x: 560, y: 800, unit: 190 };
  const standing = isoBox(sheet, upright, {
    a: 0.2,
    b: 0.9,
    c: 0,
    w: size * 0.98,
    d: 0.11,
    h: size * 0.98,
    colour: colours[0] ?? tone.sand,
    left: face(sheet),
  });
  sheet.add(
    isoShadow(sheet, iso, 0, 0, size, size, colours.length * 0.125 + 0.5),
    ...stack,
    isoShadow(sheet, upright, 0.2, 0.9, size, 0.2, 1.2),
    standing,
    vignette(sheet),
  );
  return sheet;
}

export function hexTiles(): Sheet {
  const sheet = stage({ wall: tone.foam, table: tone.sand, edge: 640 });
  const iso: Iso = { x: 760, y: 660, unit: 200 };
  const hex = (x: number, y: number, r: number, h: number, colour: string) => {
    const corner = (at: number, lift: number) =>
      [x + Math.cos((at * Math.PI) / 3) * r, y - lift + Math.sin((at * Math.PI) / 3) * r * 0.5] as const;
    const ring = (lift: number) => [0, 1, 2, 3, 4, 5].map((at) => corner(at, lift));
    const side = polygon(
      [corner(3, h), corner(2, h), corner(1, h), corner(0, h), corner(0, 0), corner(1, 0), corner(2, 0), corner(3, 0)],
      sheet.linear(
        [
          [0, colour],
          [1, darker(colour, 0.5)],
        ],
        { x2: 1, y2: 0 },
      ),
    );
    return (
      side +
      polygon(
        ring(h),
        sheet.linear(
          [
            [0, lighter(colour, 0.34)],
            [1, colour],
          ],
          { x2: 1, y2: 1 },
        ),
      )
    );
  };
  const pile = (x: number, y: number, count: number) =>
    shadow(sheet, x, y + 40, 330, count * 34) +
    times(count, (at) =>
      hex(
        x + (at % 2 ? 8 : -6),
        y - at * 36,
        170,
        32,
        mix([tone.clay, tone.ember, tone.rose][at % 3] ?? tone.clay, tone.clay, 0.5),
      ),
    );
  sheet.add(
    onTop(iso, -0.4, 0.2, 0, group(hexagons(sheet, 72, 'hex')(620, 520))),
    pile(1180, 960, 7),
    pile(420, 1010, 4),
    vignette(sheet),
  );
  return sheet;
}

export function stairs(): Sheet {
  const sheet = stage({ wall: tone.sea, table: tone.oat, edge: 620 });
  const iso: Iso = { x: 980, y: 520, unit: 220 };
  const tread: Face = (width, height) =>
    rect(0, 0, width, height, tone.slate) +
    rect(0, height * 0.8, width, height * 0.2, tone.honey) +
    times(5, (at) => rect(0, height * (0.815 + at * 0.035), width, height * 0.012, darker(tone.ember, 0.2)));
  const steps = [0, 1, 2].map((at) =>
    isoBox(sheet, iso, {
      a: 0,
      b: at * 0.85,
      c: 0,
      w: 3,
      d: 0.85,
      h: 1.65 - at * 0.55,
      colour: tone.paper,
      top: tread,
      left: (width) => rect(0, 0, width, 26, darker(tone.honey, 0.1)),
    }),
  );
  sheet.add(isoShadow(sheet, iso, 0, 0, 3, 2.55, 1.5), ...steps, vignette(sheet));
  return sheet;
}
