import { type Face, type Iso, isoBox, isoShadow, onTop } from './isometric.ts';
import { turned } from './lathe.ts';
import { darker, lighter, mix, tone } from './palette.ts';
import { ellipse, group, path, polygon, rect, stroke, times } from './shapes.ts';
import { newSheet, type Sheet } from './sheet.ts';
import { board, shadow, stage, vignette } from './stage.ts';
import { azulField, chips, hexagons, joints, metro, speckle, squares, waves } from './tile-faces.ts';

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

/** Tiles stacked on a table, one of them standing in front. */
function tiles(wall: string, table: string, colours: readonly string[], face: (sheet: Sheet) => Face, size = 2): Sheet {
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

function hexTiles(): Sheet {
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

function stairs(): Sheet {
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

function metroWall(): Sheet {
  const sheet = stage({ wall: tone.foam, table: tone.oat, edge: 820 });
  sheet.add(
    group(metro(sheet, 210, 105, [tone.white, tone.teal], 'wall')(1600, 640), { transform: 'translate(0 180)' }),
    polygon(
      [
        [100, 820],
        [480, 180],
        [800, 180],
        [420, 820],
      ],
      '#fff3d6',
      { opacity: '0.4', filter: sheet.blur(26) },
    ),
    rect(0, 150, 1600, 34, tone.teal),
    rect(0, 184, 1600, 26, tone.night, { opacity: '0.22', filter: sheet.blur(7) }),
  );
  const iso: Iso = { x: 1000, y: 850, unit: 210 };
  sheet.add(
    isoShadow(sheet, iso, 0, 0, 1.6, 0.8, 0.8),
    times(6, (at) =>
      isoBox(sheet, iso, {
        a: (at % 2) * 0.05,
        b: 0,
        c: at * 0.1,
        w: 1.6,
        d: 0.8,
        h: 0.09,
        colour: at === 3 ? tone.teal : tone.white,
      }),
    ),
    vignette(sheet),
  );
  return sheet;
}

function rosette(): Sheet {
  const sheet = stage({ wall: tone.sand, table: tone.oat, edge: 760 });
  sheet.add(
    rect(484, 190, 690, 690, tone.night, { opacity: '0.4', filter: sheet.blur(24), transform: 'translate(30 30)' }),
    group(azulField(330)(660, 660), { transform: 'translate(470 190)' }),
    rect(
      470,
      190,
      660,
      660,
      sheet.linear(
        [
          [0, '#fff', 0.3],
          [0.4, '#fff', 0],
          [1, tone.night, 0.22],
        ],
        { x2: 1, y2: 1 },
      ),
    ),
  );
  const iso: Iso = { x: 1270, y: 900, unit: 130 };
  sheet.add(
    isoShadow(sheet, iso, 0, 0, 1.4, 1.4, 0.7),
    times(5, (at) =>
      isoBox(sheet, iso, {
        a: 0,
        b: 0,
        c: at * 0.13,
        w: 1.4,
        d: 1.4,
        h: 0.12,
        colour: tone.paper,
        ...(at === 4 ? { top: azulField(91) } : {}),
      }),
    ),
    vignette(sheet),
  );
  return sheet;
}

function fan(): Sheet {
  const sheet = stage({ wall: tone.paper, table: tone.sand, edge: 560 });
  const colours = [
    tone.deep,
    tone.teal,
    tone.sea,
    tone.mist,
    tone.foam,
    tone.paper,
    tone.sand,
    tone.honey,
    tone.amber,
    tone.rose,
    tone.ember,
    tone.clay,
  ];
  const cards = colours.map((colour, at) => {
    const turn = -62 + at * 11;
    return group(
      [
        rect(706, 330, 190, 640, tone.night, { opacity: '0.26', filter: sheet.blur(10), transform: 'translate(8 6)' }),
        rect(
          706,
          330,
          190,
          640,
          sheet.linear(
            [
              [0, lighter(colour, 0.25)],
              [1, darker(colour, 0.1)],
            ],
            { x2: 1, y2: 1 },
          ),
          { rx: 8 },
        ),
      ],
      { transform: `rotate(${turn} 800 1120)` },
    );
  });
  sheet.add(...cards, ellipse(800, 1120, 60, 60, tone.steel), ellipse(794, 1112, 40, 40, tone.white), vignette(sheet));
  return sheet;
}

const glaze = (sheet: Sheet, x: number, y: number, r: number, squash: number) =>
  [
    [1, tone.amber],
    [0.95, tone.deep],
    [0.82, tone.teal],
    [0.62, tone.sea],
    [0.4, tone.teal],
    [0.22, tone.deep],
  ]
    .map(([share, colour]) =>
      ellipse(
        x,
        y + r * squash * 0.03,
        r * Number(share),
        r * squash * Number(share),
        sheet.radial([
          [0, String(colour)],
          [0.85, String(colour)],
          [1, lighter(String(colour), 0.3)],
        ]),
        { opacity: '0.92' },
      ),
    )
    .join('');

function plates(): Sheet {
  const sheet = stage({ wall: tone.sand, table: tone.paper, edge: 700 });
  const plate = (x: number, y: number, r: number) =>
    turned(sheet, {
      x,
      y,
      scale: r,
      profile: [
        [0.5, 0],
        [0.55, 0.03],
        [1, 0.12],
      ],
      colour: mix(tone.teal, tone.slate, 0.4),
      squash: 0.26,
      gloss: 0.5,
    }) + glaze(sheet, x, y - r * 0.12, r, 0.26);
  sheet.add(
    shadow(sheet, 760, 1010, 760, 260),
    times(6, (at) => plate(760 + (at % 2) * 8, 1010 - at * 52, 380)),
    shadow(sheet, 1230, 1110, 330, 100),
    plate(1230, 1110, 210),
    plate(1226, 1082, 210),
    vignette(sheet),
  );
  return sheet;
}

const plateAbove = (): Sheet => {
  const sheet = newSheet(1600, 1200);
  sheet.add(
    rect(0, 0, 1600, 1200, tone.sand),
    ellipse(860, 660, 760, 740, tone.night, { opacity: '0.4', filter: sheet.blur(40) }),
    glaze(sheet, 800, 600, 740, 0.98),
    stroke('M240 420A640 640 0 0 1 660 60', tone.white, 26, { opacity: '0.45', filter: sheet.blur(12) }),
    rect(
      0,
      0,
      1600,
      1200,
      sheet.linear(
        [
          [0, '#fff', 0.2],
          [0.5, '#fff', 0],
          [1, tone.night, 0.4],
        ],
        { x2: 1, y2: 1 },
      ),
    ),
    vignette(sheet),
  );
  return sheet;
};

function jug(): Sheet {
  const sheet = stage({ wall: tone.rose, table: tone.oat });
  const cup = (x: number, y: number, colour: string) =>
    stroke(`M${x + 96} ${y - 130}q96 6 76 72q-16 40 -84 30`, darker(colour, 0.25), 24) +
    shadow(sheet, x, y, 200, 170) +
    turned(sheet, {
      x,
      y,
      scale: 1,
      profile: [
        [80, 0],
        [104, 30],
        [110, 180],
      ],
      colour,
      gloss: 0.4,
      squash: 0.24,
      top: 'open',
      bands: [{ from: 110, to: 200, colour: tone.teal }],
    });
  const handle = 'M880 560q220 -10 190 190q-20 140 -180 150';
  sheet.add(
    board(sheet, 800, 1080, 1150, 100),
    shadow(sheet, 720, 1030, 420, 520),
    stroke(handle, darker(tone.teal, 0.45), 52),
    stroke(handle, tone.teal, 40),
    stroke(handle, lighter(tone.teal, 0.35), 10, { opacity: '0.6' }),
    turned(sheet, {
      x: 720,
      y: 1030,
      scale: 1,
      profile: [
        [150, 0],
        [225, 120],
        [225, 220],
        [130, 400],
        [140, 520],
      ],
      colour: tone.sand,
      gloss: 0.4,
      squash: 0.2,
      top: 'open',
      bands: [{ from: 230, to: 540, colour: tone.teal }],
      over: times(16, (at) => stroke(`M480 ${1000 - at * 30}q240 46 480 0`, tone.night, 3, { opacity: '0.14' })),
    }),
    path('M584 512q-60 -14 -66 -44q50 2 90 24z', lighter(tone.teal, 0.2)),
    cup(1080, 1060, tone.sand),
    cup(430, 1075, tone.paper),
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
