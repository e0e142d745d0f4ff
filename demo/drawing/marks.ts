import { centred, lettering, textWidth } from './lettering.ts';
import { tone } from './palette.ts';
import { circle, ellipse, group, path, polygon, rect, stroke, times } from './shapes.ts';
import { newSheet, type Sheet } from './sheet.ts';

/** Symbols in a square of 100 by 100, in two colours. */
type Symbol = (main: string, second: string) => string;

/** The rising sun of the name; its lower half is woven. */
export const sun: Symbol = (main, second) =>
  path('M8 50A42 42 0 0 1 92 50Z', second) +
  times(5, (at) => {
    const y = 54 + at * 8.4;
    const half = Math.sqrt(Math.max(0, 42 ** 2 - (y + 2 - 50) ** 2));
    return rect(50 - half, y, half * 2, 5.4 - at * 0.75, main);
  });

const sack: Symbol = (main, second) =>
  path('M38 26Q10 60 22 84Q50 94 78 84Q90 60 62 26Z', main) +
  path('M38 20L28 6Q40 10 50 4Q60 10 72 6L62 20Z', main) +
  rect(36, 20, 28, 6, second);
const pineInBottle: Symbol = (main, second) =>
  path('M42 6H58V30Q76 40 76 54V92H24V54Q24 40 42 30Z', main) +
  path('M50 38L66 62H58L70 80H53V88H47V80H30L42 62H34Z', second);

const symbols = {
  cone: (main, second) =>
    path('M40 14H60L76 80Q50 92 24 80Z', main) +
    rect(42, 6, 16, 10, second, { rx: 2 }) +
    times(5, (at) =>
      stroke(`M${36 - at * 2.6} ${26 + at * 12}Q50 ${38 + at * 12} ${64 + at * 2.6} ${22 + at * 12}`, tone.white, 2.4),
    ),
  woven: (main, second) =>
    times(4, (row) =>
      times(4, (column) =>
        (row + column) % 2
          ? rect(10 + column * 20.5, 13 + row * 20.5, 18, 13, main, { rx: 2 })
          : rect(12.5 + column * 20.5, 10.5 + row * 20.5, 13, 18, second, { rx: 2 }),
      ),
    ),
  quarters: (main, second) =>
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]
      .map(([x = 0, y = 0], at) =>
        path(
          `M${50 + (x ? 3 : -3)} ${50 + (y ? 3 : -3)}V${y ? 92 : 8}A40 40 0 0 ${(x + y) % 2 ? 1 : 0} ${x ? 92 : 8} ${50 + (y ? 3 : -3)}Z`,
          at % 2 ? second : main,
        ),
      )
      .join(''),
  glass: (main, second) =>
    path('M24 6H40V30Q52 38 52 52V92H12V52Q12 38 24 30Z', main) +
    path('M72 22L90 54H80L94 78H75V92H69V78H56V54L62 40Z', second),
  tin: (main, second) =>
    path('M12 34A38 16 0 0 1 88 34V74A38 16 0 0 1 12 74Z', main) +
    ellipse(50, 34, 32, 11, tone.white) +
    ellipse(50, 34, 22, 7, main) +
    stroke('M62 34L84 12', second, 6) +
    circle(88, 9, 7, 'none', { stroke: second, 'stroke-width': 5 }),
  sackAndRiver: (main, second) =>
    group(sack(main, second), { transform: 'translate(14 0) scale(0.72)' }) +
    stroke('M8 80q10.5 -9 21 0t21 0t21 0t21 0M8 93q10.5 -9 21 0t21 0t21 0t21 0', second, 5),
  pipes: (main, second) =>
    rect(4, 34, 36, 32, main) +
    rect(60, 34, 36, 32, main) +
    rect(36, 26, 28, 48, second, { rx: 5 }) +
    rect(8, 40, 28, 5, tone.white, { opacity: '0.7' }) +
    rect(64, 40, 28, 5, tone.white, { opacity: '0.7' }),
  hook: (main, second) =>
    rect(10, 8, 80, 9, main) +
    stroke('M50 16V36', main, 5) +
    stroke('M50 36V46A12 12 0 1 1 38 58', main, 8) +
    stroke('M8 82q10.5 -10 21 0t21 0t21 0t21 0', second, 7),
  needle: (main, second) =>
    stroke('M20 88L78 16', main, 6) +
    ellipse(76, 18, 4, 9, tone.white, { transform: 'rotate(38 76 18)' }) +
    stroke('M76 18Q96 40 66 50T48 84Q70 94 88 80', second, 5),
  folds: (main, second) =>
    path('M18 50A32 32 0 0 1 82 50Z', second) +
    times(4, (at) =>
      stroke(
        `M${8 + at * 4} ${58 + at * 10}Q30 ${50 + at * 10} 50 ${58 + at * 10}T${92 - at * 4} ${58 + at * 10}`,
        main,
        6,
      ),
    ),
  sack,
  pineInBottle,
  fish: (main, second) =>
    path('M8 30H92V78A42 10 0 0 1 8 78Z', main) +
    ellipse(50, 30, 42, 12, second) +
    path('M24 60Q44 42 66 58L80 48V70L66 62Q44 78 24 60Z', tone.white) +
    circle(36, 58, 2.6, main),
  drop: (main, second) =>
    circle(50, 50, 42, 'none', { stroke: main, 'stroke-width': 11 }) +
    path('M50 20Q72 50 66 62A17 17 0 0 1 34 62Q28 50 50 20Z', second),
} satisfies Record<string, Symbol>;

const placed = (markup: string, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${markup}</g>`;

function wordmark(isJubilee: boolean): Sheet {
  const sheet = newSheet(760, 200);
  const word = lettering('ALVORIM', 222, 50, 74, tone.deep, 1.7, 3.2);
  const below = isJubilee ? '40 YEARS OF GOOD WORK' : 'GROUP OF COMPANIES';
  const badge = circle(100, 100, 88, tone.deep) + placed(sun(tone.honey, tone.amber), 32, 26, 136);
  sheet.add(
    isJubilee ? badge : placed(sun(tone.deep, tone.ember), 8, 8, 184),
    word,
    lettering(below, 224, 145, 21, tone.ember, 1.5, 3.6),
  );
  return sheet;
}

function concern(symbol: Symbol, name: string): Sheet {
  const sheet = newSheet(640, 400);
  sheet.add(
    placed(symbol(tone.deep, tone.ember), 230, 48, 180),
    centred(name, 320, 274, 40, tone.deep, 1.5),
    rect(290, 344, 60, 6, tone.ember),
  );
  return sheet;
}

function brand(symbol: Symbol, name: string, main: string, second: string): Sheet {
  const sheet = newSheet(640, 240);
  const width = 130 + 34 + textWidth(name, 54);
  const left = (640 - width) / 2;
  sheet.add(placed(symbol(main, second), left, 55, 130), lettering(name, left + 164, 93, 54, main, 1.45));
  return sheet;
}

export const markPictures: Record<string, () => Sheet> = {
  logo: () => wordmark(false),
  'logo-alternate': () => wordmark(true),
  'logo-spinning': () => concern(symbols.cone, 'ALVORIM SPINNING'),
  'logo-weaving': () => concern(symbols.woven, 'ALVORIM WEAVING'),
  'logo-tiles': () => concern(symbols.quarters, 'SALGADO TILE WORKS'),
  'logo-glass': () => concern(symbols.glass, 'PINHAL GLASS'),
  'logo-tins': () => concern(symbols.tin, 'FOZ TINWORKS'),
  'logo-sacks': () => concern(symbols.sackAndRiver, 'LIMA SACKWORKS'),
  'logo-pipes': () => concern(symbols.pipes, 'VOUGA PIPE SYSTEMS'),
  'logo-quayline': () => concern(symbols.hook, 'QUAYLINE LOGISTICS'),
  'brand-fioclar': () => brand(symbols.needle, 'FIOCLAR', tone.deep, tone.ember),
  'brand-tardea': () => brand(symbols.folds, 'TARDEA', tone.clay, tone.amber),
  'brand-saline': () => brand(symbols.quarters, 'SALINE', tone.teal, tone.deep),
  'brand-limba': () => brand(symbols.sack, 'LIMBA', '#7a5b2e', tone.amber),
  'brand-pinova': () => brand(symbols.pineInBottle, 'PINOVA', tone.pine, tone.honey),
  'brand-lataria': () => brand(symbols.fish, 'LATARIA', tone.clay, tone.honey),
  'brand-vougaline': () => brand(symbols.drop, 'VOUGALINE', '#1b6396', tone.sea),
  'brand-quayline': () => brand(symbols.hook, 'QUAYLINE', tone.ink, tone.ember),
};

const shieldPath = 'M100 110H700V520C700 720 540 840 400 900C260 840 100 720 100 520Z';

/** A shield on paper, its field given in the sheet's pixels (100 to 700 across, 110 to 900 down). */
function crest(field: (sheet: Sheet) => string, rim: string): Sheet {
  const sheet = newSheet(800, 1000);
  sheet.add(
    rect(
      0,
      0,
      800,
      1000,
      sheet.linear(
        [
          [0, tone.white],
          [1, tone.sand],
        ],
        { x2: 0.6, y2: 1 },
      ),
    ),
    path(shieldPath, tone.night, { opacity: '0.4', filter: sheet.blur(16), transform: 'translate(14 20)' }),
    group(field(sheet), { 'clip-path': sheet.clip(path(shieldPath, '#000')) }),
    path(
      shieldPath,
      sheet.linear(
        [
          [0, '#fff', 0.28],
          [0.45, '#fff', 0],
          [1, tone.night, 0.34],
        ],
        { x2: 1, y2: 1 },
      ),
    ),
    stroke(shieldPath, rim, 22),
    stroke(shieldPath, tone.honey, 6),
  );
  return sheet;
}

const flame = (x: number, y: number, size: number, colour: string, inner: string) =>
  path(
    `M${x} ${y}C${x - size * 0.6} ${y} ${x - size * 0.55} ${y - size * 0.6} ${x - size * 0.1} ${y - size * 0.8}C${x - size * 0.1} ${y - size * 1.1} ${x + size * 0.1} ${y - size * 1.3} ${x + size * 0.15} ${y - size * 1.5}C${x + size * 0.3} ${y - size} ${x + size * 0.75} ${y - size * 0.6} ${x + size * 0.5} ${y - size * 0.2}Q${x + size * 0.3} ${y} ${x} ${y}Z`,
    colour,
  ) +
  path(
    `M${x} ${y}q${-size * 0.3} ${-size * 0.3} ${size * 0.08} ${-size * 0.7}q${size * 0.36} ${size * 0.4} ${-size * 0.08} ${size * 0.7}z`,
    inner,
  );

const key = (mirror: number) =>
  group(
    [
      circle(0, -150, 46, 'none', { stroke: tone.honey, 'stroke-width': 20 }),
      rect(-10, -104, 20, 290, tone.honey),
      rect(10, 110, 52, 20, tone.honey),
      rect(10, 150, 38, 20, tone.honey),
    ],
    { transform: `translate(${400 + mirror * 190} 500) rotate(${mirror * 16})` },
  );

export const crestPictures: Record<string, () => Sheet> = {
  'crest-sun': () =>
    crest(
      (sheet) =>
        [
          rect(
            0,
            0,
            800,
            1000,
            sheet.linear([
              [0, tone.teal],
              [1, tone.deep],
            ]),
          ),
          times(15, (at) =>
            polygon(
              [
                [400, 420],
                [
                  400 + Math.cos(Math.PI + (at * Math.PI) / 14) * 420 - 9,
                  420 + Math.sin(Math.PI + (at * Math.PI) / 14) * 420,
                ],
                [
                  400 + Math.cos(Math.PI + (at * Math.PI) / 14) * 420 + 9,
                  420 + Math.sin(Math.PI + (at * Math.PI) / 14) * 420,
                ],
              ],
              tone.honey,
              { opacity: '0.5' },
            ),
          ),
          path('M250 420A150 150 0 0 1 550 420Z', tone.amber),
          path('M190 520Q400 440 610 520Q400 600 190 520Z', tone.paper),
          rect(330, 504, 140, 32, tone.clay, { rx: 16 }),
          times(3, (at) => stroke(`M60 ${650 + at * 70}q57 -48 114 0t114 0t114 0t114 0t114 0t114 0`, tone.paper, 20)),
        ].join(''),
      tone.ink,
    ),
  'crest-heron': () =>
    crest(
      () =>
        [
          rect(0, 0, 400, 1000, tone.paper),
          rect(400, 0, 400, 1000, tone.clay),
          rect(0, 500, 400, 500, tone.clay),
          rect(400, 500, 400, 500, tone.deep),
          rect(0, 0, 400, 500, tone.deep),
          path(
            'M210 460V330Q150 330 140 280Q190 300 236 270Q262 250 252 206Q250 178 276 172L346 180L290 196Q300 250 280 300Q262 346 232 350V460Z',
            tone.white,
          ),
          stroke('M218 460h40', tone.honey, 8),
          path(
            'M560 800V670Q500 670 490 620Q540 640 586 610Q612 590 602 546Q600 528 626 522L686 530L640 546Q650 590 630 640Q612 686 582 690V800Z',
            tone.white,
          ),
          flame(540, 420, 170, tone.honey, tone.ember),
          flame(270, 730, 150, tone.honey, tone.ember),
        ].join(''),
      tone.ink,
    ),
  'crest-pine': () =>
    crest(
      (sheet) =>
        [
          rect(
            0,
            0,
            800,
            1000,
            sheet.linear([
              [0, tone.sand],
              [1, tone.oat],
            ]),
          ),
          path('M400 170L520 340H470L580 480H510L620 600H430V660H370V600H180L290 480H220L330 340H280Z', tone.pine),
          path('M100 660Q250 600 400 660T700 660V1000H100Z', tone.deep),
          flame(392, 850, 110, tone.amber, tone.paper),
        ].join(''),
      tone.pine,
    ),
  'crest-anchor': () =>
    crest(
      (sheet) =>
        [
          rect(
            0,
            0,
            800,
            1000,
            sheet.linear([
              [0, tone.deep],
              [1, tone.night],
            ]),
          ),
          key(-1),
          key(1),
          circle(400, 250, 42, 'none', { stroke: tone.amber, 'stroke-width': 22 }),
          rect(386, 290, 28, 440, tone.amber),
          rect(290, 350, 220, 28, tone.amber, { rx: 14 }),
          stroke('M240 580Q250 740 400 752Q550 740 560 580', tone.amber, 28),
          polygon(
            [
              [206, 620],
              [244, 536],
              [290, 616],
            ],
            tone.amber,
          ),
          polygon(
            [
              [510, 616],
              [556, 536],
              [594, 620],
            ],
            tone.amber,
          ),
        ].join(''),
      tone.ink,
    ),
};

function certificate(standard: string, number: string, colour: string): Sheet {
  const sheet = newSheet(900, 1240);
  const [sealX, sealY] = [660, 990];
  const rays = times(28, (at) =>
    polygon(
      [
        [sealX, sealY],
        [sealX + Math.cos((at * Math.PI) / 14 - 0.06) * 106, sealY + Math.sin((at * Math.PI) / 14 - 0.06) * 106],
        [sealX + Math.cos((at * Math.PI) / 14 + 0.06) * 106, sealY + Math.sin((at * Math.PI) / 14 + 0.06) * 106],
      ],
      tone.amber,
    ),
  );
  sheet.add(
    rect(
      0,
      0,
      900,
      1240,
      sheet.linear(
        [
          [0, tone.deep],
          [1, tone.ink],
        ],
        { x2: 0.5, y2: 1 },
      ),
    ),
    rect(70, 76, 760, 1088, tone.night, { opacity: '0.5', filter: sheet.blur(14), transform: 'translate(10 16)' }),
    rect(
      70,
      70,
      760,
      1100,
      sheet.linear(
        [
          [0, tone.white],
          [1, tone.paper],
        ],
        { x2: 0.8, y2: 1 },
      ),
    ),
    rect(104, 104, 692, 1032, 'none', { stroke: colour, 'stroke-width': 5 }),
    times(
      3,
      (wave) =>
        stroke(`M120 ${118}${times(24, () => `q7 ${wave * 9 - 9} 13.7 0t13.7 0`)}`, colour, 1.6, { opacity: '0.7' }) +
        stroke(`M120 ${1122}${times(24, () => `q7 ${wave * 9 - 9} 13.7 0t13.7 0`)}`, colour, 1.6, { opacity: '0.7' }),
    ),
    placed(sun(colour, tone.amber), 385, 160, 130),
    centred('CERTIFICATE', 450, 340, 46, tone.ink, 1.3, 4),
    rect(400, 416, 100, 5, tone.amber),
    centred(standard, 450, 470, 30, colour, 1.4, 4),
    centred(number, 450, 526, 84, colour, 1.5, 3.4),
    times(5, (at) =>
      rect(
        190 + (at === 4 ? 120 : (at % 2) * 20),
        690 + at * 34,
        520 - (at === 4 ? 240 : (at % 2) * 40),
        9,
        tone.slate,
        { opacity: '0.38' },
      ),
    ),
    stroke('M190 1010q30 -60 44 -10t40 -20q10 -30 26 10t70 -16', tone.ink, 4),
    rect(180, 1044, 230, 3, tone.slate),
    rect(200, 1060, 150, 8, tone.slate, { opacity: '0.4' }),
    polygon(
      [
        [sealX - 50, sealY + 60],
        [sealX - 74, sealY + 178],
        [sealX - 34, sealY + 152],
        [sealX - 8, sealY + 180],
        [sealX, sealY + 60],
      ],
      colour,
    ),
    polygon(
      [
        [sealX, sealY + 60],
        [sealX + 12, sealY + 180],
        [sealX + 38, sealY + 152],
        [sealX + 76, sealY + 176],
        [sealX + 50, sealY + 60],
      ],
      colour,
    ),
    rays,
    circle(
      sealX,
      sealY,
      92,
      sheet.radial(
        [
          [0, tone.honey],
          [0.8, tone.amber],
          [1, tone.ember],
        ],
        { cx: 0.35, cy: 0.3, r: 0.8 },
      ),
    ),
    circle(sealX, sealY, 72, 'none', { stroke: tone.paper, 'stroke-width': 3 }),
    placed(sun(tone.paper, tone.paper), sealX - 46, sealY - 46, 92),
    rect(
      0,
      0,
      900,
      1240,
      sheet.linear(
        [
          [0, '#fff', 0.16],
          [0.4, '#fff', 0],
          [1, tone.night, 0.2],
        ],
        { x2: 1, y2: 1 },
      ),
    ),
  );
  return sheet;
}

export const certificatePictures: Record<string, () => Sheet> = {
  'certificate-9001': () => certificate('ISO', '9001', tone.deep),
  'certificate-14001': () => certificate('ISO', '14001', tone.pine),
  'certificate-45001': () => certificate('ISO', '45001', tone.ember),
  'certificate-50001': () => certificate('ISO', '50001', tone.teal),
  'certificate-22000': () => certificate('ISO', '22000', tone.clay),
  'certificate-12201': () => certificate('EN', '12201', '#1b6396'),
};
