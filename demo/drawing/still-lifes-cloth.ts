import { clothRoll, cottonTuft, foldedStack, yarnCone } from './cotton.ts';
import { darker, lighter, mix, tone } from './palette.ts';
import { seeded } from './random.ts';
import { ellipse, group, path, polygon, rect, stroke, times } from './shapes.ts';
import { newSheet, type Sheet } from './sheet.ts';
import { board, stage, vignette } from './stage.ts';
import { flecks, plain, terry, twill, waffle, weave } from './textures.ts';

const cloth = (fill: string, colour: string = fill) => ({ fill, colour });

const check = (sheet: Sheet, cell: number) =>
  weave(
    sheet,
    plain,
    cell,
    [tone.deep, tone.deep, tone.deep, tone.paper, tone.amber, tone.amber, tone.paper, tone.deep, tone.teal, tone.teal],
    [tone.deep, tone.teal, tone.paper, tone.amber, tone.amber, tone.paper, tone.teal, tone.deep, tone.deep, tone.deep],
  );

/** A cloth that fills the picture, with soft folds running through it. */
export function drapery(fillOf: (sheet: Sheet) => string, folds: number, depth: number): Sheet {
  const sheet = newSheet(1600, 1200);
  const random = seeded(`folds ${folds}`);
  sheet.add(rect(0, 0, 1600, 1200, fillOf(sheet)));
  for (let at = 0; at < folds; at += 1) {
    const x = (1900 / folds) * (at + random.between(0.1, 0.6)) - 100;
    const [width, lean] = [random.between(150, 280), random.between(-260, -90)];
    const band = (offset: number, w: number) =>
      `M${x + offset} -20C${x + offset + 90} 380 ${x + offset + lean} 760 ${x + offset + lean * 0.6} 1220H${x + offset + lean * 0.6 + w}C${x + offset + lean + w} 760 ${x + offset + 90 + w} 380 ${x + offset + w} -20Z`;
    sheet.add(
      path(band(0, width), tone.night, { opacity: depth * 0.5, filter: sheet.blur(34) }),
      path(band(-width * 0.75, width * 0.6), '#fff3d8', { opacity: depth * 0.6, filter: sheet.blur(30) }),
    );
  }
  sheet.add(vignette(sheet));
  return sheet;
}

function yarns(
  wall: string,
  table: string,
  colours: readonly string[],
  slim: number,
  extra: (sheet: Sheet) => string,
): Sheet {
  const sheet = stage({ wall, table });
  const places = [
    [520, 985, 560],
    [1130, 1010, 590],
    [830, 1075, 640],
  ] as const;
  const cones = colours.map((colour, at) => {
    const [x, y, size] = places[at] ?? places[0];
    return yarnCone(sheet, x, y, size, colour, slim);
  });
  sheet.add(...cones, extra(sheet), vignette(sheet));
  return sheet;
}

/** Flecks of other colours on the wound yarn. */
function speckled(sheet: Sheet): string {
  const random = seeded('melange');
  const cuttings = times(16, () => {
    const [x, y] = [1230 + random.between(-150, 150), 1110 + random.between(-50, 30)];
    const [w, turn] = [random.between(60, 110), random.between(-50, 50)];
    const colour = random.pick([tone.teal, tone.slate, tone.oat, tone.deep, tone.paper]);
    return polygon(
      [
        [x, y],
        [x + w, y - w * 0.22],
        [x + w * 1.1, y + w * 0.1],
        [x + w * 0.2, y + w * 0.34],
      ],
      colour,
      { transform: `rotate(${turn} ${x} ${y})`, stroke: darker(colour, 0.3), 'stroke-width': 1.5 },
    );
  });
  return ellipse(1240, 1130, 230, 36, tone.night, { opacity: '0.35', filter: sheet.blur(14) }) + cuttings;
}

function folded(
  wall: string,
  table: string,
  light: number,
  cloths: (sheet: Sheet) => { fill: string; colour: string }[],
  layer: number,
  extra: (sheet: Sheet) => string = () => '',
): Sheet {
  const sheet = stage({ wall, table, light });
  sheet.add(
    board(sheet, 780, 1060, 1060, 90),
    foldedStack(sheet, 760, 1035, 740, layer, cloths(sheet), `${wall}${layer}`),
    extra(sheet),
    vignette(sheet),
  );
  return sheet;
}

function rolls(): Sheet {
  const sheet = stage({ wall: tone.sand, table: tone.oat, edge: 820 });
  const fill = weave(sheet, plain, 11, [tone.oat, lighter(tone.oat, 0.2)], [tone.sand]);
  const upright = (x: number, y: number, height: number, width: number, lean: number) =>
    group(
      [
        rect(x, y - 12, width * 1.4, 30, tone.night, { opacity: '0.4', filter: sheet.blur(14) }),
        path(`M${x} ${y - height}V${y}A${width / 2} ${width * 0.14} 0 0 0 ${x + width} ${y}V${y - height}Z`, fill),
        path(
          `M${x} ${y - height}V${y}A${width / 2} ${width * 0.14} 0 0 0 ${x + width} ${y}V${y - height}Z`,
          sheet.linear(
            [
              [0, tone.night, 0.36],
              [0.25, '#fff', 0.3],
              [0.5, '#fff', 0],
              [1, tone.night, 0.55],
            ],
            { x2: 1, y2: 0 },
          ),
        ),
        times(5, (at) =>
          ellipse(
            x + width / 2,
            y - height,
            (width / 2) * (1 - at * 0.18),
            width * 0.14 * (1 - at * 0.18),
            at % 2 ? tone.paper : darker(tone.oat, 0.1 + at * 0.05),
          ),
        ),
        ellipse(x + width / 2, y - height, width * 0.1, width * 0.03, darker(tone.clay, 0.5)),
      ],
      { transform: `rotate(${lean} ${x} ${y})` },
    );
  sheet.add(
    upright(420, 1000, 720, 190, -5),
    upright(960, 990, 780, 200, 6),
    upright(690, 1060, 640, 210, 2),
    clothRoll(sheet, 640, 1150, 620, 74, fill, tone.oat),
    vignette(sheet),
  );
  return sheet;
}

function bed(): Sheet {
  const sheet = stage({ wall: tone.mist, table: tone.oat, edge: 900, light: 220 });
  const fill = waffle(sheet, tone.rose, 34);
  const cover =
    'M120 760C300 690 1200 690 1480 760C1520 860 1500 1010 1470 1130C1200 1170 420 1170 140 1130C100 1010 90 860 120 760Z';
  const fold =
    'M110 700C400 640 1200 640 1490 700C1520 760 1510 820 1490 860C1180 820 420 820 120 860C90 800 90 750 110 700Z';
  const shade = sheet.linear([
    [0, '#fff', 0.3],
    [0.3, '#fff', 0],
    [1, tone.night, 0.42],
  ]);
  const pillow = (x: number, colour: string) =>
    path(
      `M${x} 660C${x - 40} 540 ${x + 30} 470 ${x + 250} 470S${x + 540} 540 ${x + 500} 660C${x + 380} 700 ${x + 120} 700 ${x} 660Z`,
      sheet.linear(
        [
          [0, lighter(colour, 0.6)],
          [0.6, colour],
          [1, darker(colour, 0.3)],
        ],
        { x2: 0.7, y2: 1 },
      ),
    );
  sheet.add(
    rect(
      90,
      330,
      1420,
      420,
      sheet.linear([
        [0, lighter(tone.oat, 0.1)],
        [1, darker(tone.oat, 0.45)],
      ]),
      { rx: 26 },
    ),
    pillow(220, tone.paper),
    pillow(850, tone.foam),
    path(cover, fill),
    path(cover, shade),
    path(fold, tone.paper),
    path(fold, fill, { opacity: '0.75' }),
    path(
      fold,
      sheet.linear([
        [0, '#fff', 0.42],
        [0.6, '#fff', 0],
        [1, tone.night, 0.4],
      ]),
    ),
    stroke('M120 862C420 822 1180 822 1490 862', tone.night, 10, { opacity: '0.3', filter: sheet.blur(8) }),
    vignette(sheet),
  );
  return sheet;
}

const yarnRows = (sheet: Sheet, colours: readonly string[], width: number, lean: number) =>
  sheet.pattern(
    1600,
    width * colours.length,
    times(colours.length, (at) =>
      rect(
        0,
        at * width,
        1600,
        width * 0.96,
        sheet.linear([
          [0, lighter(colours[at] ?? tone.paper, 0.35)],
          [0.5, colours[at] ?? tone.paper],
          [1, darker(colours[at] ?? tone.paper, 0.4)],
        ]),
        { rx: width / 2 },
      ),
    ),
    `rotate(${lean})`,
  );

/** Yarn wound in crossing layers, close up. */
function wound(colours: readonly string[], width: number): Sheet {
  const sheet = drapery((each) => yarnRows(each, colours, width, 9), 1, 0.25);
  const layer = yarnRows(
    sheet,
    colours.map((colour) => lighter(colour, 0.15)),
    width,
    -11,
  );
  const band = (y: number) => `M0 ${y}L1600 ${y - 300}V${y - 110}L0 ${y + 190}Z`;
  const bands = [330, 800, 1270].map(
    (y) =>
      path(band(y), tone.night, { opacity: '0.35', filter: sheet.blur(14), transform: 'translate(8 22)' }) +
      path(band(y), layer),
  );
  sheet.add(
    ...bands,
    rect(
      0,
      0,
      1600,
      1200,
      sheet.linear(
        [
          [0, tone.night, 0.3],
          [0.3, '#fff', 0.12],
          [0.6, tone.night, 0],
          [1, tone.night, 0.5],
        ],
        { x2: 0.3, y2: 1 },
      ),
    ),
  );
  return sheet;
}

export const clothPictures: Record<string, () => Sheet> = {
  'ring-yarn': () => yarns(tone.mist, tone.sand, [tone.paper, tone.sand, tone.white], 1, () => ''),
  'carded-yarn': () =>
    yarns(tone.rose, tone.paper, [tone.oat, tone.sand], 1.18, (sheet) => cottonTuft(sheet, 880, 1120, 290, 'carded')),
  'compact-yarn': () => yarns(tone.sand, tone.oat, [tone.white, tone.amber, tone.teal], 0.72, () => ''),
  'recycled-yarn': () =>
    yarns(tone.teal, tone.sand, [tone.slate, tone.oat, mix(tone.slate, tone.mist, 0.6)], 1, speckled),
  'ring-yarn-close': () => wound([tone.paper, tone.white, tone.paper, tone.sand], 26),
  'carded-yarn-close': () => wound([tone.oat, tone.sand, mix(tone.oat, tone.paper, 0.5)], 38),
  'compact-yarn-close': () => wound([tone.teal, tone.sea, tone.teal, tone.deep], 22),
  'recycled-yarn-close': () => wound([tone.slate, tone.mist, tone.oat, tone.slate, tone.paper, tone.deep], 30),
  poplin: () =>
    folded(
      tone.sea,
      tone.sand,
      300,
      () => [tone.white, tone.mist, tone.foam, tone.teal, tone.mist, tone.white].map((each) => cloth(each)),
      62,
    ),
  twill: () =>
    folded(
      tone.sand,
      tone.oat,
      260,
      (sheet) => {
        const fill = weave(sheet, twill, 5, [tone.deep], [tone.ink]);
        return [cloth(fill, tone.deep), cloth(fill, tone.deep), cloth(fill, tone.deep), cloth(fill, tone.deep)];
      },
      84,
      (sheet) => clothRoll(sheet, 840, 1130, 580, 92, weave(sheet, twill, 5, [tone.deep], [tone.ink]), tone.deep),
    ),
  canvas: rolls,
  'check-cloth': () =>
    folded(
      tone.deep,
      tone.oat,
      300,
      (sheet) => [
        cloth(tone.paper),
        cloth(check(sheet, 9), tone.deep),
        cloth(tone.teal),
        cloth(check(sheet, 9), tone.deep),
        cloth(check(sheet, 9), tone.deep),
      ],
      74,
      (sheet) => clothRoll(sheet, 900, 1130, 560, 84, check(sheet, 9), tone.deep),
    ),
  towels: () =>
    folded(
      tone.rose,
      tone.paper,
      300,
      (sheet) =>
        [tone.teal, tone.sand, tone.white, tone.teal, tone.sand].map((each) =>
          cloth(terry(sheet, each, 9, each), each),
        ),
      96,
    ),
  bedspread: bed,
  'poplin-close': () => drapery((sheet) => weave(sheet, plain, 24, [tone.mist], [tone.foam], 'rotate(-14)'), 4, 0.75),
  'twill-close': () =>
    drapery((sheet) => weave(sheet, twill, 24, [tone.deep, tone.teal], [tone.ink], 'rotate(-6)'), 3, 0.55),
  'canvas-close': () =>
    drapery((sheet) => weave(sheet, plain, 38, [tone.sand, tone.oat], [tone.paper, tone.sand], 'rotate(-8)'), 2, 0.5),
  'check-cloth-close': () => drapery((sheet) => check(sheet, 30), 3, 0.55),
  'towels-close': () => {
    const sheet = drapery((each) => terry(each, tone.teal, 30, 'terry'), 2, 0.3);
    sheet.add(
      group(
        rect(-100, 700, 1900, 210, weave(sheet, twill, 15, [tone.sand], [tone.oat])) +
          rect(-100, 690, 1900, 26, tone.night, { opacity: '0.3', filter: sheet.blur(8) }) +
          rect(-100, 905, 1900, 30, tone.night, { opacity: '0.4', filter: sheet.blur(9) }),
        { transform: 'rotate(-7 800 800)' },
      ),
    );
    return sheet;
  },
  'bedspread-close': () => drapery((sheet) => waffle(sheet, tone.rose, 120), 3, 0.42),
  'hessian-close': () =>
    drapery(
      (sheet) =>
        weave(
          sheet,
          plain,
          44,
          [tone.oat, mix(tone.oat, tone.clay, 0.18)],
          [mix(tone.oat, tone.amber, 0.2), tone.oat],
          'rotate(4)',
        ),
      3,
      0.5,
    ),
  'jute-close': () =>
    drapery(
      (sheet) =>
        weave(
          sheet,
          plain,
          62,
          [tone.oat, mix(tone.oat, tone.clay, 0.25), tone.sand],
          [mix(tone.oat, tone.amber, 0.25), tone.oat],
          'rotate(-5)',
        ),
      1,
      0.4,
    ),
  'cork-close': () =>
    drapery(
      (sheet) =>
        flecks(
          sheet,
          mix(tone.oat, tone.amber, 0.35),
          [tone.clay, darker(tone.clay, 0.4), tone.oat, darker(tone.ember, 0.5)],
          16,
          260,
          'cork',
        ),
      2,
      0.3,
    ),
};
