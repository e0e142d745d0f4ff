import { type Face, type Iso, isoBox, isoPoint, isoShadow, pallet, stackOf } from './isometric.ts';
import { darker, lighter, mix, tone } from './palette.ts';
import { circle, ellipse, group, path, rect, stroke, times } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { stage, vignette } from './stage.ts';
import { pipe, pipeBlue } from './still-lifes-pipes.ts';
import { plain, weave } from './textures.ts';

const board = mix(tone.oat, tone.clay, 0.16);
const green = mix(tone.pine, tone.moss, 0.35);

/** Things set out in rows on a face, `size` pixels apart. */
const rows =
  (size: number, draw: (x: number, y: number, at: number) => string, tall = size): Face =>
  (width, height) => {
    let markup = '';
    for (let y = 0; y + tall <= height + 1; y += tall)
      for (let x = 0; x + size <= width + 1; x += size)
        markup += draw(x + size / 2, y + tall / 2, Math.round(x / size + y / tall));
    return markup;
  };

const carton: { left: Face; right: Face } = {
  left: (width, height) =>
    rect(0, height * 0.42, width, height * 0.09, tone.sand, { opacity: '0.6' }) +
    path(`M${width * 0.66} ${height * 0.8}a${height * 0.12} ${height * 0.12} 0 0 1 ${height * 0.24} 0z`, tone.deep) +
    times(2, (at) => rect(width * 0.66, height * (0.83 + at * 0.05), height * 0.24, height * 0.03, tone.deep)),
  right: (width, height) => rect(width * 0.14, height * 0.2, width * 0.3, height * 0.26, tone.paper),
};

const strap =
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

function loaded(load: Load): Sheet {
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

const inside =
  (draw: Face): Face =>
  (width, height) =>
    rect(0, 0, width, height, lighter(board, 0.2)) +
    rect(12, 12, width - 24, height - 24, darker(board, 0.6)) +
    group(draw(width - 24, height - 24), { transform: 'translate(12 12)' });

const coneTops = inside(
  rows(
    86,
    (x, y) =>
      circle(x + 5, y + 6, 40, tone.night, { opacity: '0.4' }) +
      circle(x, y, 39, tone.sand) +
      circle(x - 3, y - 3, 34, tone.white) +
      circle(x - 3, y - 3, 13, tone.clay) +
      circle(x - 3, y - 3, 8, tone.night),
  ),
);
const towelTops = inside((width, height) =>
  times(
    4,
    (at) =>
      rect(
        (width / 4) * at + 4,
        4,
        width / 4 - 8,
        height - 8,
        [tone.teal, tone.white, tone.sand, tone.rose][at] ?? tone.white,
        { rx: 10 },
      ) + rect((width / 4) * at + 2, height * 0.4, width / 4 - 4, height * 0.2, board),
  ),
);
const bagTops = inside((width, height) =>
  times(
    6,
    (at) =>
      rect(4, (height / 6) * at + 3, width - 8, height / 6 - 5, at % 3 ? mix(board, tone.paper, 0.35) : tone.teal, {
        rx: 3,
      }) + rect(width * 0.4, (height / 6) * at + 2, width * 0.18, height / 6 - 3, tone.paper),
  ),
);
const plateTops = inside(
  rows(
    130,
    (x, y, at) =>
      circle(x, y, 60, tone.night, { opacity: '0.35' }) +
      circle(x - 2, y - 2, 58, at % 2 ? tone.teal : tone.sand) +
      circle(x - 2, y - 2, 42, at % 2 ? tone.sea : tone.paper) +
      circle(x - 2, y - 2, 20, at % 2 ? tone.deep : tone.oat),
  ),
);
const lidTops = (isCork: boolean) =>
  inside(
    rows(isCork ? 34 : 58, (x, y, at) => {
      const colour = isCork
        ? mix(tone.oat, tone.amber, 0.35)
        : ([tone.amber, tone.white, tone.teal][at % 3] ?? tone.amber);
      const r = isCork ? 16 : 27;
      return (
        circle(x + 2, y + 3, r, tone.night, { opacity: '0.4' }) +
        circle(x, y, r - 1, colour) +
        circle(x, y, r * 0.6, lighter(colour, 0.35))
      );
    }),
  );
/** Corks at the back, lids in front. */
const halves: Face = (width, height) =>
  lidTops(true)(width, height / 2) +
  group(lidTops(false)(width, height / 2), { transform: `translate(0 ${height / 2})` });
const fittings = inside(
  rows(76, (x, y, at) => {
    const colour = [pipeBlue, tone.slate, '#26343a', tone.amber][at % 4] ?? tone.slate;
    const piece =
      at % 2
        ? stroke(
            `M${x - 32} ${y + 30}V${y - 4}Q${x - 32} ${y - 30} ${x - 4} ${y - 30}H${x + 30}`,
            darker(colour, 0.3),
            34,
          ) + stroke(`M${x - 34} ${y + 28}V${y - 6}Q${x - 34} ${y - 32} ${x - 6} ${y - 32}H${x + 28}`, colour, 24)
        : circle(x, y, 44, darker(colour, 0.2)) + circle(x - 3, y - 3, 40, colour) + circle(x, y, 26, tone.night);
    return group(piece, { transform: `translate(${x * 0.3} ${y * 0.3}) scale(0.7)` });
  }),
);

const bottleSide = rows(
  43,
  (x, y) =>
    path(
      `M${x - 18} ${y + 72}V${y - 10}Q${x - 18} ${y - 34} ${x - 6} ${y - 42}V${y - 70}H${x + 6}V${y - 42}Q${x + 18} ${y - 34} ${x + 18} ${y - 10}V${y + 72}Z`,
      green,
    ) + rect(x - 12, y - 10, 6, 76, lighter(green, 0.5), { opacity: '0.7' }),
  150,
);
const rims = rows(
  43,
  (x, y) => circle(x, y, 19, darker(green, 0.2)) + circle(x, y, 11, lighter(green, 0.3)) + circle(x, y, 6, tone.night),
);
const jarSide = rows(
  62,
  (x, y) =>
    rect(x - 27, y - 30, 54, 70, tone.foam, { rx: 8 }) +
    rect(x - 27, y - 2, 54, 40, mix(tone.amber, tone.foam, 0.2), { rx: 8 }) +
    rect(x - 24, y - 42, 48, 16, tone.amber, { rx: 3 }) +
    rect(x - 20, y - 24, 7, 58, '#fff', { opacity: '0.6' }),
  96,
);
const jarTops = rows(
  62,
  (x, y) =>
    circle(x, y, 28, darker(tone.amber, 0.3)) +
    circle(x - 1, y - 1, 25, tone.amber) +
    circle(x - 1, y - 1, 14, tone.honey),
);
const tinSide = rows(
  56,
  (x, y, at) =>
    rect(x - 26, y - 44, 52, 88, [tone.steel, tone.ember, tone.steel, tone.teal][at % 4] ?? tone.steel, { rx: 4 }) +
    rect(x - 19, y - 44, 8, 88, '#fff', { opacity: '0.55' }) +
    rect(x - 26, y - 44, 52, 5, tone.white) +
    rect(x - 26, y + 39, 52, 5, tone.slate),
  92,
);
const tinTops = rows(
  56,
  (x, y) => circle(x, y, 26, tone.slate) + circle(x, y, 24, tone.steel) + circle(x - 2, y - 2, 15, tone.white),
);

function clothRolls(): Sheet {
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

function pipeBundles(): Sheet {
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

export const packedPictures: Record<string, () => Sheet> = {
  'packed-cones': () =>
    loaded({
      wall: tone.teal,
      table: tone.oat,
      count: { a: 2, b: 2, c: 3 },
      layer: 0.5,
      colour: board,
      ...carton,
      open: coneTops,
    }),
  'packed-rolls': clothRolls,
  'packed-linen': () =>
    loaded({
      wall: tone.rose,
      table: tone.sand,
      count: { a: 2, b: 2, c: 3 },
      layer: 0.46,
      colour: board,
      ...carton,
      open: towelTops,
    }),
  'packed-tiles': () =>
    loaded({
      wall: tone.sea,
      table: tone.sand,
      count: { a: 4, b: 3, c: 6 },
      layer: 0.24,
      colour: mix(board, tone.paper, 0.4),
      left: (width, height) =>
        strap(0.48, tone.deep)(width, height) + rect(width * 0.1, height * 0.3, width * 0.24, height * 0.4, tone.ember),
      right: strap(0.48, tone.deep),
      top: strap(0.48, tone.deep),
    }),
  'packed-tableware': () =>
    loaded({
      wall: tone.honey,
      table: tone.paper,
      count: { a: 1, b: 1, c: 2 },
      layer: 0.56,
      colour: tone.oat,
      open: plateTops,
      left: (width, height) => times(4, (at) => rect(0, (height / 4) * at, width, 4, tone.night, { opacity: '0.4' })),
      right: (width, height) => times(4, (at) => rect(0, (height / 4) * at, width, 4, tone.night, { opacity: '0.4' })),
    }),
  'packed-sacks': () =>
    loaded({
      wall: tone.mist,
      table: tone.sand,
      count: { a: 2, b: 1, c: 3 },
      layer: 0.5,
      colour: tone.oat,
      fill: (sheet) =>
        weave(sheet, plain, 10, [tone.oat, mix(tone.oat, tone.clay, 0.2)], [mix(tone.oat, tone.amber, 0.2)]),
      left: (width, height) => strap(0.3, tone.ink)(width, height) + strap(0.68, tone.ink)(width, height),
      top: (width, height) => strap(0.3, tone.ink)(width, height) + strap(0.68, tone.ink)(width, height),
    }),
  'packed-bags': () =>
    loaded({
      wall: tone.sand,
      table: tone.oat,
      count: { a: 2, b: 2, c: 2 },
      layer: 0.56,
      colour: board,
      ...carton,
      open: bagTops,
    }),
  'packed-bottles': () =>
    loaded({
      wall: tone.honey,
      table: tone.sand,
      count: { a: 1, b: 1, c: 2 },
      layer: 0.67,
      colour: tone.foam,
      left: bottleSide,
      right: bottleSide,
      top: rims,
    }),
  'packed-jars': () =>
    loaded({
      wall: tone.teal,
      table: tone.sand,
      count: { a: 1, b: 1, c: 3 },
      layer: 0.43,
      colour: tone.sand,
      left: jarSide,
      right: jarSide,
      top: jarTops,
    }),
  'packed-tins': () =>
    loaded({
      wall: tone.rose,
      table: tone.oat,
      count: { a: 1, b: 1, c: 3 },
      layer: 0.42,
      colour: tone.oat,
      left: tinSide,
      right: tinSide,
      top: tinTops,
    }),
  'packed-closures': () =>
    loaded({
      wall: tone.deep,
      table: tone.oat,
      count: { a: 2, b: 1, c: 2 },
      layer: 0.6,
      colour: board,
      ...carton,
      open: (width, height) => halves(width, height),
    }),
  'packed-pipes': pipeBundles,
  'packed-fittings': () =>
    loaded({
      wall: tone.foam,
      table: tone.oat,
      count: { a: 2, b: 2, c: 2 },
      layer: 0.5,
      colour: tone.teal,
      open: fittings,
      left: (width, height) =>
        rect(width * 0.3, height * 0.24, width * 0.4, height * 0.16, tone.deep, { rx: 14 }) +
        rect(width * 0.1, height * 0.6, width * 0.3, height * 0.24, tone.paper),
      right: (width, height) => rect(width * 0.3, height * 0.24, width * 0.4, height * 0.16, tone.night, { rx: 14 }),
    }),
};
