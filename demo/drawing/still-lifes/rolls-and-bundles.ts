import { type Face, type Iso, isoBox, isoPoint, isoShadow, pallet } from '../isometric.ts';
import { darker, lighter, tone } from '../palette.ts';
import { circle, ellipse, group, rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { stage, vignette } from '../stage.ts';
import { rows } from './pallet-load.ts';
import { pipe, pipeBlue } from './pipe.ts';

export function clothRolls(): Sheet {
  const sheet = stage({ wall: tone.mist, table: tone.oat, edge: 640 });
  const iso: Iso = { x: 800, y: 640, unit: 220 };
  const colours = [tone.paper, tone.oat, tone.paper, tone.sand, tone.paper, tone.teal, tone.paper];
  const spots = [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [0.5, 1],
    [1.5, 1],
    [2.5, 1],
    [1, 2],
    [2, 2],
  ];
  const [bx, by] = isoPoint(iso, 0, 2.1, 0.2);
  sheet.add(
    pallet(sheet, iso, 2.4, 2),
    ...spots.map(([column = 0, level = 0], at) => {
      const x = bx + 40 + column * 124 + level * 8;
      const y = by + column * 60 - level * 118 + 20;
      return (
        pipe(sheet, x, y, 70, 520, -25.9, at === 5 ? tone.teal : tone.paper, tone.clay, 0.72) +
        times(3, (ring) =>
          group(
            ellipse(x, y - 70, 29 - ring * 6, 68 - ring * 16, 'none', {
              stroke: colours[at % 7] === tone.teal ? tone.deep : tone.oat,
              'stroke-width': 7,
            }),
            { transform: `rotate(-25.9 ${x} ${y})` },
          ),
        )
      );
    }),
    vignette(sheet),
  );
  return sheet;
}

export function pipeBundles(): Sheet {
  const sheet = stage({ wall: tone.sand, table: tone.oat, edge: 600 });
  const bundle = (iso: Iso, colour: string, hole: string) => {
    const ends: Face = rows(
      64,
      (x, y) =>
        circle(x, y, 31, darker(colour, 0.2)) + circle(x, y, 28, lighter(colour, 0.15)) + circle(x, y, 20, hole),
    );
    const sides: Face = (width, height) =>
      times(Math.floor(height / 64), (at) =>
        rect(
          0,
          at * 64,
          width,
          62,
          sheet.linear([
            [0, darker(colour, 0.1)],
            [0.25, lighter(colour, 0.5)],
            [0.6, colour],
            [1, darker(colour, 0.5)],
          ]),
        ),
      ) + [0.12, 0.5, 0.88].map((share) => rect(width * share, -12, 34, height + 24, tone.oat)).join('');
    const tops: Face = (width, height) =>
      times(Math.floor(height / 64), (at) =>
        rect(
          0,
          at * 64,
          width,
          62,
          sheet.linear([
            [0, darker(colour, 0.2)],
            [0.3, lighter(colour, 0.5)],
            [1, darker(colour, 0.3)],
          ]),
        ),
      ) + [0.12, 0.5, 0.88].map((share) => rect(width * share, -12, 34, height + 24, lighter(tone.oat, 0.2))).join('');
    const unit = iso.unit;
    return (
      isoShadow(sheet, iso, 0, 0, 3, 320 / unit, 1) +
      isoBox(sheet, iso, {
        a: 0,
        b: 0,
        c: 0.06,
        w: 3,
        d: 320 / unit,
        h: 256 / unit,
        colour,
        left: sides,
        right: (width, height) => rect(0, 0, width, height, tone.night) + ends(width, height),
        top: tops,
      })
    );
  };
  sheet.add(
    bundle({ x: 900, y: 400, unit: 230 }, '#36454b', tone.sand),
    bundle({ x: 560, y: 620, unit: 230 }, pipeBlue, tone.night),
    vignette(sheet),
  );
  return sheet;
}
