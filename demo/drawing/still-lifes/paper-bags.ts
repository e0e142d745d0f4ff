import { type Face, type Iso, isoBox, isoShadow } from '../isometric.ts';
import { darker, lighter, mix, tone } from '../palette.ts';
import { circle, group, path, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { board, shadow, stage, vignette } from '../stage.ts';
import { kraft } from '../textures.ts';

const brown = mix(tone.oat, tone.clay, 0.22);

export const oblique = (x: number, y: number, unit: number): Iso => ({ x, y, unit });

export function paperBags(): Sheet {
  const sheet = stage({ wall: tone.foam, table: tone.oat, edge: 700 });
  const fill = kraft(sheet, brown, 7, 'kraft');
  const bag = (x: number, y: number, size: number) => {
    const iso = oblique(x, y, size);
    const zigzag: Face = (width) =>
      times(Math.ceil(width / 14), (at) => path(`M${at * 14} 0l7 12l7 -12z`, tone.night, { opacity: '0.35' }));
    return (
      isoShadow(sheet, iso, 0, 0, 1, 0.6, 1.5) +
      isoBox(sheet, iso, {
        a: 0,
        b: 0,
        c: 0,
        w: 1,
        d: 0.6,
        h: 1.7,
        colour: brown,
        fill,
        left: (width, height) =>
          zigzag(width, height) + rect(width * 0.49, 0, 3, height, tone.night, { opacity: '0.2' }),
        right: zigzag,
        top: (width, height) => rect(0, 0, width, height, darker(brown, 0.6)),
      })
    );
  };
  sheet.add(bag(420, 800, 240), bag(760, 820, 310), bag(1160, 880, 190), vignette(sheet));
  return sheet;
}

export function carrierBags(): Sheet {
  const sheet = stage({ wall: tone.sand, table: tone.paper, edge: 720 });
  const bag = (x: number, y: number, size: number, colour: string, mark: string) => {
    const iso = oblique(x, y, size);
    const handle = (px: number, py: number) =>
      stroke(`M${px} ${py}q10 ${-size * 0.5} ${size * 0.4} ${-size * 0.2}t${size * 0.02} ${size * 0.4}`, mark, 12);
    const sun: Face = (width, height) =>
      path(
        `M${width * 0.28} ${height * 0.5}A${width * 0.22} ${width * 0.22} 0 0 1 ${width * 0.72} ${height * 0.5}Z`,
        mark,
      ) +
      times(4, (at) =>
        rect(width * (0.28 + at * 0.02), height * 0.53 + at * 16, width * (0.44 - at * 0.04), 9 - at * 1.4, mark),
      );
    return (
      isoShadow(sheet, iso, 0, 0, 1.1, 0.5, 1.4) +
      handle(x - size * 0.14, y - size * 1.42) +
      isoBox(sheet, iso, {
        a: 0,
        b: 0,
        c: 0,
        w: 1.1,
        d: 0.5,
        h: 1.5,
        colour,
        left: sun,
        top: (width, height) => rect(0, 0, width, height, darker(colour, 0.5)),
      }) +
      handle(x - size * 0.06, y - size * 1.12)
    );
  };
  sheet.add(
    bag(380, 800, 270, brown, tone.deep),
    bag(1130, 790, 280, tone.amber, tone.deep),
    bag(760, 860, 330, tone.teal, tone.paper),
    vignette(sheet),
  );
  return sheet;
}

export function cementSacks(): Sheet {
  const sheet = stage({ wall: tone.mist, table: tone.sand, edge: 660 });
  const fill = kraft(sheet, tone.oat, 7, 'cement');
  const iso = oblique(820, 690, 300);
  const band: Face = (width, height) =>
    rect(0, 0, width * 0.24, height, tone.deep) + rect(width * 0.26, 0, width * 0.03, height, tone.amber);
  const one = (c: number, a: number) =>
    isoBox(sheet, iso, {
      a,
      b: -a,
      c,
      w: 2,
      d: 1.25,
      h: 0.42,
      colour: tone.oat,
      fill,
      left: band,
      top: (width, height) =>
        band(width, height) +
        path(`M${width * 0.5} ${height * 0.56}a${width * 0.14} ${width * 0.14} 0 0 1 ${width * 0.28} 0z`, tone.deep) +
        times(3, (at) => rect(width * 0.5, height * 0.6 + at * 24, width * 0.28, 12, tone.deep)),
    });
  sheet.add(isoShadow(sheet, iso, 0, 0, 2, 1.25, 1), one(0, 0), one(0.44, 0.05), vignette(sheet));
  return sheet;
}

export function bakery(): Sheet {
  const sheet = stage({ wall: tone.rose, table: tone.sand });
  const paper = kraft(sheet, tone.paper, 7, 'bakery');
  const bag = (x: number, y: number, w: number, h: number, lean: number, hasLoaf: boolean) =>
    group(
      [
        shadow(sheet, x + w / 2, y, w, h * 0.7),
        hasLoaf
          ? path(
              `M${x + w * 0.2} ${y - h + 60}q0 -190 ${w * 0.3} -190t${w * 0.3} 190z`,
              sheet.linear(
                [
                  [0, lighter(tone.amber, 0.3)],
                  [1, tone.clay],
                ],
                { x2: 1, y2: 0.4 },
              ),
            )
          : '',
        path(`M${x} ${y - h}H${x + w}L${x + w - 8} ${y}H${x + 8}Z`, paper),
        rect(x + w * 0.3, y - h * 0.9, w * 0.4, h * 0.8, hasLoaf ? mix(tone.amber, tone.clay, 0.35) : tone.honey, {
          rx: 16,
        }),
        hasLoaf
          ? times(5, (at) =>
              stroke(
                `M${x + w * 0.36} ${y - h * 0.2 - at * h * 0.14}q${w * 0.14} -40 ${w * 0.28} -16`,
                lighter(tone.honey, 0.5),
                12,
              ),
            )
          : times(4, (at) =>
              circle(x + w * 0.5, y - h * 0.18 - at * h * 0.2, w * 0.17, mix(tone.amber, tone.clay, 0.2 + at * 0.05)),
            ),
        path(
          `M${x + w * 0.33} ${y - h * 0.12}L${x + w * 0.5} ${y - h * 0.88}H${x + w * 0.58}L${x + w * 0.41} ${y - h * 0.12}Z`,
          '#fff',
          { opacity: '0.3' },
        ),
        path(
          `M${x} ${y - h}H${x + w}L${x + w - 8} ${y}H${x + 8}Z`,
          sheet.linear(
            [
              [0, tone.night, 0.16],
              [0.2, '#fff', 0.2],
              [0.5, '#fff', 0],
              [1, tone.night, 0.34],
            ],
            { x2: 1, y2: 0 },
          ),
        ),
      ],
      { transform: `rotate(${lean} ${x + w / 2} ${y})` },
    );
  sheet.add(
    board(sheet, 800, 1080, 1180, 100),
    bag(880, 1030, 300, 430, 4, false),
    bag(480, 1050, 350, 560, -3, true),
    vignette(sheet),
  );
  return sheet;
}
