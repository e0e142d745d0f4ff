import type { Face } from '../isometric.ts';
import { darker, lighter, mix, tone } from '../palette.ts';
import { group, polygon, rect, times } from '../shapes.ts';
import { newSheet, type Sheet } from '../sheet.ts';
import { vignette } from '../stage.ts';
import { azulField, chips, hexagons, joints, metro, speckle, squares, waves } from '../tile-faces.ts';
import { hexTiles, stairs, tiles } from './floor-tiles.ts';
import { jug, plateAbove, plates } from './tableware.ts';
import { fan, metroWall, rosette } from './wall-tiles.ts';

/** A face seen straight on, filling the picture, with light from the upper left. */
export function flat(draw: (sheet: Sheet) => Face, turn = 0): Sheet {
  const sheet = newSheet(1600, 1200);
  sheet.add(
    group(draw(sheet)(2100, 1700), { transform: `rotate(${turn} 800 600) translate(-250 -250)` }),
    polygon(
      [
        [-100, 900],
        [700, -100],
        [1150, -100],
        [200, 1300],
        [-100, 1300],
      ],
      '#fff3d6',
      { opacity: '0.3', filter: sheet.blur(40) },
    ),
    rect(
      0,
      0,
      1600,
      1200,
      sheet.linear(
        [
          [0, '#fff6e0', 0.16],
          [0.5, tone.night, 0],
          [1, tone.night, 0.42],
        ],
        { x2: 1, y2: 1 },
      ),
    ),
    vignette(sheet),
  );
  return sheet;
}

const square =
  (draw: Face): Face =>
  (width, height) =>
    draw(width, height);

const field =
  (draw: Face, size: number, joint: string, thick: number): Face =>
  (width, height) => {
    let markup = '';
    for (let y = 0; y < height; y += size)
      for (let x = 0; x < width; x += size)
        markup += group(draw(size, size), {
          transform: `translate(${x} ${y}) rotate(${((x + y) / size) % 2 ? 90 : 0} ${size / 2} ${size / 2})`,
        });
    return markup + joints(width, height, size, size, joint, thick);
  };

export const ceramicPictures: Record<string, () => Sheet> = {
  'porcelain-floor': () =>
    tiles(tone.mist, tone.oat, [tone.slate, tone.steel, tone.sand, tone.slate, tone.steel], () =>
      speckle('porcelain', mix(tone.slate, tone.steel, 0.45), 900),
    ),
  'porcelain-floor-close': () =>
    flat(() => field(speckle('stone', mix(tone.slate, tone.steel, 0.5), 2600), 1050, tone.ink, 7), 8),
  'hex-floor': hexTiles,
  'hex-floor-close': () => flat((sheet) => hexagons(sheet, 190, 'comb'), 6),
  'stair-tread': stairs,
  'stair-tread-close': () =>
    flat(
      () => (width, height) =>
        rect(0, 0, width, height, tone.slate) +
        speckle('tread', tone.slate, 900)(width, 1000) +
        times(
          9,
          (at) =>
            rect(0, 1010 + at * 46, width, 20, darker(tone.slate, 0.6)) +
            rect(0, 1030 + at * 46, width, 5, lighter(tone.slate, 0.5)),
        ) +
        rect(0, 1430, width, 400, tone.honey),
      -6,
    ),
  terrazzo: () =>
    tiles(tone.rose, tone.oat, [tone.foam, tone.sand, tone.foam, tone.mist, tone.foam], () =>
      chips('terrazzo', 20, 1500),
    ),
  'terrazzo-close': () => flat(() => chips('chips', 62, 290), 0),
  'metro-tile': metroWall,
  'metro-tile-close': () => flat((sheet) => metro(sheet, 560, 280, [tone.teal, tone.white], 'bevel'), -4),
  'azul-tile': rosette,
  'azul-tile-close': () => flat(() => azulField(290), 0),
  'wave-tile': () =>
    tiles(tone.deep, tone.sand, [mix(tone.mist, tone.foam, 0.4), tone.mist, tone.foam, tone.mist], () =>
      waves(mix(tone.mist, tone.foam, 0.4)),
    ),
  'wave-tile-close': () =>
    flat(() => field(square(waves(mix(tone.mist, tone.sea, 0.4))), 520, darker(tone.sea, 0.4), 4), 0),
  'field-tile': fan,
  'field-tile-close': () => flat(() => squares(262, 'field'), 0),
  plates,
  'plates-close': plateAbove,
  'jug-cups': jug,
};
