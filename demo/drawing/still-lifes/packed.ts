import { mix, tone } from '../palette.ts';
import { rect, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { plain, weave } from '../textures.ts';
import { bagTops, coneTops, fittings, halves, plateTops, towelTops } from './open-cartons.ts';
import { bottleSide, jarSide, jarTops, rims, tinSide, tinTops } from './pallet-faces.ts';
import { board, carton, loaded, strap } from './pallet-load.ts';
import { clothRolls, pipeBundles } from './rolls-and-bundles.ts';

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
