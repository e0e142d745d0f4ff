import { clothRoll } from './cotton.ts';
import { type Face, type Iso, isoBox, isoShadow } from './isometric.ts';
import { turned } from './lathe.ts';
import { darker, lighter, mix, tone } from './palette.ts';
import { seeded } from './random.ts';
import { circle, ellipse, group, path, rect, stroke, times } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { board, shadow, stage, vignette } from './stage.ts';
import { branch } from './still-lifes-glass.ts';
import { kraft, plain, weave } from './textures.ts';
import { cap, glass, profiles, tin } from './vessels.ts';

const jute = (sheet: Sheet, cell: number) =>
  weave(sheet, plain, cell, [tone.oat, mix(tone.oat, tone.clay, 0.2)], [mix(tone.oat, tone.amber, 0.2), tone.oat]);
const brown = mix(tone.oat, tone.clay, 0.22);

const soft = (sheet: Sheet, d: string, fill: string) =>
  path(d, fill) +
  path(
    d,
    sheet.linear(
      [
        [0, tone.night, 0.28],
        [0.25, '#fff', 0.28],
        [0.5, '#fff', 0],
        [1, tone.night, 0.55],
      ],
      { x2: 1, y2: 0.25 },
    ),
  );

function sack(): Sheet {
  const sheet = stage({ wall: tone.teal, table: tone.sand });
  const fill = jute(sheet, 12);
  const body =
    'M560 980C500 900 500 640 580 500C620 450 660 430 720 424C780 430 830 450 866 500C950 640 950 900 890 980C800 1010 650 1010 560 980Z';
  const neck =
    'M690 430C660 380 620 340 600 300C660 320 690 316 724 290C756 316 790 320 846 300C826 340 780 380 756 430Z';
  const lying =
    'M930 1090C900 1010 930 930 1010 910C1150 880 1330 900 1380 960C1420 1020 1400 1090 1350 1110C1230 1140 1010 1140 930 1090Z';
  const stripes = times(3, (at) =>
    stroke(`M${650 + at * 70} 440C${610 + at * 78} 620 ${606 + at * 80} 820 ${640 + at * 72} 990`, tone.deep, 16, {
      opacity: '0.65',
    }),
  );
  const beans = (() => {
    const random = seeded('beans');
    return times(46, () => {
      const [x, y] = [random.between(330, 560), random.between(1050, 1130)];
      return ellipse(x, y, 13, 9, mix(tone.moss, tone.sand, random.between(0, 0.5)), {
        transform: `rotate(${random.between(0, 180)} ${x} ${y})`,
      });
    });
  })();
  sheet.add(
    shadow(sheet, 725, 990, 400, 460),
    soft(sheet, neck, fill),
    soft(sheet, body, fill),
    group(stripes, { 'clip-path': sheet.clip(path(body, '#000')) }),
    stroke('M676 428q48 22 96 0', tone.paper, 14),
    shadow(sheet, 1150, 1110, 460, 160),
    soft(sheet, lying, fill),
    beans,
    vignette(sheet),
  );
  return sheet;
}

function shopper(): Sheet {
  const sheet = stage({ wall: tone.honey, table: tone.paper });
  const fill = jute(sheet, 11);
  const greens = times(9, (at) =>
    path(
      `M${600 + at * 22} 520q${-60 + at * 14} -170 ${-30 + at * 12} -230q50 60 40 230z`,
      at % 2 ? tone.moss : tone.pine,
    ),
  );
  const bread = group([
    path(
      'M860 540L950 210Q990 170 1020 220L1000 540Z',
      sheet.linear(
        [
          [0, lighter(tone.amber, 0.3)],
          [0.5, mix(tone.amber, tone.clay, 0.3)],
          [1, darker(tone.clay, 0.2)],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
    times(4, (at) => stroke(`M${930 + at * 8} ${300 + at * 60}l50 -26`, lighter(tone.honey, 0.4), 10)),
  ]);
  const front = 'M520 500H1080L1110 1050H490Z';
  const side = 'M1080 500L1180 460L1216 990L1110 1050Z';
  const strap = (from: number) =>
    stroke(`M${from} 640V470C${from} 250 ${from + 280} 250 ${from + 280} 470V640`, tone.paper, 30, {
      'stroke-linecap': 'butt',
    });
  const mark =
    path('M700 820A100 100 0 0 1 900 820Z', tone.deep) +
    times(4, (at) => rect(700 + at * 8, 838 + at * 28, 200 - at * 16, 16 - at * 2.4, tone.deep));
  sheet.add(
    shadow(sheet, 850, 1046, 700, 420),
    group(strap(680), { opacity: '0.7', transform: 'translate(40 -24)' }),
    greens,
    bread,
    path(side, fill),
    path(side, tone.night, { opacity: '0.46' }),
    path(front, fill),
    path(
      front,
      sheet.linear(
        [
          [0, '#fff', 0.24],
          [0.6, '#fff', 0],
          [1, tone.night, 0.3],
        ],
        { x2: 1, y2: 0.7 },
      ),
    ),
    strap(660),
    mark,
    vignette(sheet),
  );
  return sheet;
}

function carrier(): Sheet {
  const sheet = stage({ wall: tone.rose, table: tone.oat });
  const green = mix(tone.pine, tone.moss, 0.35);
  const fill = jute(sheet, 11);
  const front = 'M540 640H1060L1040 1050H560Z';
  sheet.add(
    ...[670, 930].map(
      (x) =>
        glass(sheet, {
          x,
          y: 1020,
          scale: 800,
          profile: profiles.bordeaux,
          colour: green,
          content: { colour: '#5a1f2a', to: 0.72 },
        }) + cap(sheet, x, 232, 44, 18, tone.ember),
    ),
    shadow(sheet, 800, 1048, 540, 260),
    path(front, fill),
    path(
      front,
      sheet.linear(
        [
          [0, '#fff', 0.22],
          [0.5, '#fff', 0],
          [1, tone.night, 0.46],
        ],
        { x2: 1, y2: 0.3 },
      ),
    ),
    rect(794, 640, 12, 410, tone.night, { opacity: '0.3' }),
    stroke('M560 650L640 420H960L1040 650', tone.paper, 20),
    rect(
      620,
      398,
      360,
      44,
      sheet.linear([
        [0, lighter(tone.oat, 0.3)],
        [1, darker(tone.clay, 0.1)],
      ]),
      { rx: 20 },
    ),
    vignette(sheet),
  );
  return sheet;
}

function hessian(): Sheet {
  const sheet = stage({ wall: tone.moss, table: tone.sand, edge: 700 });
  const fill = jute(sheet, 12);
  const tongue = 'M470 900L1130 900L1260 1200H330Z';
  sheet.add(
    path(tongue, fill),
    path(
      tongue,
      sheet.linear([
        [0, tone.night, 0.5],
        [0.3, '#fff', 0.16],
        [1, tone.night, 0.1],
      ]),
    ),
    clothRoll(sheet, 470, 950, 700, 150, fill, tone.oat),
    vignette(sheet),
  );
  return sheet;
}

const oblique = (x: number, y: number, unit: number): Iso => ({ x, y, unit });

function paperBags(): Sheet {
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

function carrierBags(): Sheet {
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

function cementSacks(): Sheet {
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

function bakery(): Sheet {
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

/** A flat tin with rounded corners, seen from the front above. */
export function clubTin(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  isOpen: boolean,
): string {
  const d = w * 0.36;
  const slab = (lift: number, inset: number, fill: string) =>
    rect(x - w / 2 + inset, y - d - lift + inset * 0.6, w - inset * 2, d - inset * 1.2, fill, {
      rx: d * 0.46,
      ry: d * 0.42,
    });
  const wall = sheet.linear(
    [
      [0, darker(tone.steel, 0.45)],
      [0.15, tone.white],
      [0.3, tone.steel],
      [0.7, tone.slate],
      [0.9, tone.steel],
      [1, darker(tone.slate, 0.4)],
    ],
    { x2: 1, y2: 0 },
  );
  const side = rect(x - w / 2, y - d - h + d * 0.45, w, h + d * 0.1, wall);
  const lid = isOpen
    ? slab(h, 12, mix(tone.honey, tone.amber, 0.4)) +
      times(4, (at) =>
        group(
          ellipse(x - w * 0.22 + at * w * 0.14, y - d / 2 - h, w * 0.16, d * 0.09, tone.slate) +
            ellipse(x - w * 0.24 + at * w * 0.14, y - d / 2 - h - 6, w * 0.13, d * 0.045, tone.steel),
          { transform: `rotate(-28 ${x - w * 0.2 + at * w * 0.14} ${y - d / 2 - h})` },
        ),
      )
    : slab(
        h,
        10,
        sheet.linear(
          [
            [0, lighter(colour, 0.34)],
            [1, colour],
          ],
          { x2: 1, y2: 1 },
        ),
      ) +
      slab(h, 34, 'none').replace('fill="none"', `fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="4"`) +
      path(`M${x - w * 0.1} ${y - d * 0.42 - h}a${w * 0.1} ${w * 0.06} 0 0 1 ${w * 0.2} 0z`, tone.honey) +
      ellipse(x + w * 0.32, y - d / 2 - h, w * 0.06, d * 0.11, 'none', { stroke: tone.white, 'stroke-width': 9 });
  return (
    shadow(sheet, x, y - d * 0.1, w, h * 1.6) + slab(0, 0, wall) + side + slab(h, 0, lighter(tone.steel, 0.4)) + lid
  );
}

export const packingPictures: Record<string, () => Sheet> = {
  'jute-sack': sack,
  'jute-shopper': shopper,
  'jute-carrier': carrier,
  hessian,
  'kraft-bag': paperBags,
  'carrier-bag': carrierBags,
  'cement-sack': cementSacks,
  'bakery-bag': bakery,
  'club-tin': () => {
    const sheet = stage({ wall: tone.deep, table: tone.sand, edge: 700 });
    sheet.add(
      clubTin(sheet, 560, 960, 500, 90, tone.ember, false),
      clubTin(sheet, 560, 868, 500, 90, tone.teal, false),
      clubTin(sheet, 570, 776, 500, 90, tone.amber, false),
      clubTin(sheet, 1020, 1110, 560, 96, tone.teal, true),
      vignette(sheet),
    );
    return sheet;
  },
  'round-tin': () => {
    const sheet = stage({ wall: tone.rose, table: tone.oat });
    sheet.add(
      tin(sheet, 480, 980, 130, 300),
      tin(sheet, 760, 980, 130, 300),
      tin(sheet, 1040, 980, 130, 300),
      tin(sheet, 620, 682, 130, 300),
      tin(sheet, 900, 682, 130, 300, tone.ember),
      tin(sheet, 1290, 1090, 130, 300, tone.teal),
      vignette(sheet),
    );
    return sheet;
  },
  'oil-tin': () => {
    const sheet = stage({ wall: tone.honey, table: tone.oat, edge: 720 });
    const print: Face = (width, height) =>
      rect(0, height * 0.06, width, height * 0.88, tone.pine) +
      rect(width * 0.1, height * 0.12, width * 0.8, height * 0.76, tone.paper, { rx: 14 }) +
      branch(width * 0.2, height * 0.62, width * 0.62, tone.moss, tone.ink) +
      rect(width * 0.24, height * 0.74, width * 0.52, 12, tone.ember) +
      rect(width * 0.32, height * 0.79, width * 0.36, 8, tone.pine);
    const can = (x: number, y: number, unit: number) => {
      const iso = oblique(x, y, unit);
      return (
        isoShadow(sheet, iso, 0, 0, 1, 0.6, 1.6) +
        isoBox(sheet, iso, {
          a: 0,
          b: 0,
          c: 0,
          w: 1,
          d: 0.6,
          h: 1.8,
          colour: tone.steel,
          left: print,
          right: (width, height) => rect(0, height * 0.06, width, height * 0.88, tone.pine),
        }) +
        turned(sheet, {
          x: x + unit * 0.02,
          y: y - unit * 1.42,
          scale: 1,
          profile: [
            [unit * 0.12, 0],
            [unit * 0.1, unit * 0.14],
          ],
          colour: tone.amber,
          straight: true,
          gloss: 0.6,
          squash: 0.4,
          top: tone.amber,
        })
      );
    };
    sheet.add(can(560, 740, 330), can(1030, 830, 330), vignette(sheet));
    return sheet;
  },
  'tea-caddy': () => {
    const sheet = stage({ wall: tone.mist, table: tone.sand });
    const caddy = (x: number, y: number, colour: string, isOpen: boolean) => {
      const body = turned(sheet, {
        x,
        y,
        scale: 1,
        profile: [
          [150, 0],
          [150, 300],
        ],
        colour,
        straight: true,
        gloss: 0.25,
        squash: 0.26,
        top: isOpen ? 'open' : colour,
      });
      const sun = isOpen
        ? ''
        : group(
            times(12, (at) =>
              stroke(
                `M${x} ${y - 390}l${Math.cos((at * Math.PI) / 6) * 110} ${Math.sin((at * Math.PI) / 6) * 28}`,
                lighter(colour, 0.5),
                7,
              ),
            ) + ellipse(x, y - 390, 42, 11, lighter(colour, 0.5)),
          );
      return (
        shadow(sheet, x, y, 300, 380) +
        body +
        (isOpen
          ? ''
          : turned(sheet, {
              x,
              y: y - 286,
              scale: 1,
              profile: [
                [156, 0],
                [156, 104],
              ],
              colour,
              straight: true,
              gloss: 0.3,
              squash: 0.26,
              top: lighter(colour, 0.1),
            })) +
        sun
      );
    };
    const random = seeded('tea');
    const leaves = times(70, () => {
      const [x, y] = [random.between(960, 1330), random.between(1080, 1150)];
      return ellipse(x, y, random.between(8, 16), 4, mix(tone.pine, tone.ink, random.next()), {
        transform: `rotate(${random.between(0, 180)} ${x} ${y})`,
      });
    });
    sheet.add(
      caddy(460, 1000, tone.teal, false),
      caddy(1130, 990, tone.sand, false),
      caddy(800, 1070, tone.clay, true),
      turned(sheet, {
        x: 560,
        y: 1140,
        scale: 1,
        profile: [
          [156, 0],
          [156, 70],
        ],
        colour: tone.clay,
        straight: true,
        gloss: 0.3,
        squash: 0.26,
        top: tone.clay,
      }),
      leaves,
      vignette(sheet),
    );
    return sheet;
  },
  'twist-lid': () => {
    const sheet = stage({ wall: tone.sea, table: tone.paper, edge: 640 });
    const lid = (x: number, y: number, r: number, colour: string) =>
      shadow(sheet, x, y, r * 2, r * 0.5) +
      turned(sheet, {
        x,
        y,
        scale: r,
        profile: [
          [1, 0],
          [1, 0.3],
          [0.95, 0.36],
        ],
        colour,
        straight: true,
        gloss: 0.85,
        squash: 0.46,
        top: colour,
      }) +
      times(3, (at) =>
        ellipse(x, y - r * 0.36, r * (0.82 - at * 0.24), r * 0.46 * (0.82 - at * 0.24), 'none', {
          stroke: lighter(colour, 0.6),
          'stroke-width': 5,
          opacity: '0.7',
        }),
      );
    const turnedOver = (x: number, y: number, r: number) =>
      shadow(sheet, x, y, r * 2, r * 0.5) +
      turned(sheet, {
        x,
        y,
        scale: r,
        profile: [
          [0.95, 0],
          [1, 0.06],
          [1, 0.34],
        ],
        colour: tone.amber,
        straight: true,
        gloss: 0.8,
        squash: 0.46,
      }) +
      ellipse(x, y - r * 0.34, r, r * 0.46, lighter(tone.amber, 0.5)) +
      ellipse(x, y - r * 0.32, r * 0.93, r * 0.42, darker(tone.sand, 0.2)) +
      ellipse(x, y - r * 0.3, r * 0.8, r * 0.35, tone.white) +
      ellipse(x, y - r * 0.29, r * 0.66, r * 0.28, tone.foam);
    sheet.add(
      lid(470, 900, 220, tone.white),
      lid(900, 860, 220, tone.amber),
      lid(1260, 980, 200, tone.teal),
      turnedOver(760, 1110, 240),
      lid(330, 1120, 180, tone.amber),
      vignette(sheet),
    );
    return sheet;
  },
};
