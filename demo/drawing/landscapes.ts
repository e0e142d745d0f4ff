import { containers, crane, evening, hills, lorry, mill, outside, ship, tree, water } from './outdoors.ts';
import { darker, lighter, mix, tone } from './palette.ts';
import { crew, person } from './people.ts';
import { seeded } from './random.ts';
import { circle, ellipse, group, path, polygon, rect, stroke, times } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { pipeBlue } from './still-lifes-pipes.ts';
import { azulTile } from './tile-faces.ts';

const figure = (at: number) => crew[at % crew.length] ?? crew[0];
const night = '#0c3544';

function millByDay(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.honey, horizon: 560, sun: { x: 330, y: 400, r: 58, colour: tone.honey } },
    'morning',
  );
  sheet.add(
    hills(sheet, 520, 190, mix(tone.sea, tone.honey, 0.4), 'far'),
    hills(sheet, 570, 130, mix(tone.teal, tone.moss, 0.4), 'near'),
    tree(560, 640, 150, tone.moss, 'a'),
    tree(470, 652, 110, tone.pine, 'b'),
    mill(sheet, 640, 640, 880, 170, tone.clay, false),
    rect(0, 636, 1600, 40, mix(tone.moss, tone.pine, 0.4)),
    tree(1500, 690, 190, tone.pine, 'c'),
    water(sheet, 672, 228, tone.sea, tone.deep, tone.honey, 330, 'river'),
    group(mill(sheet, 640, 640, 880, 170, tone.clay, false), {
      transform: 'translate(0 1330) scale(1 -1)',
      opacity: '0.2',
      filter: sheet.blur(4),
    }),
    path('M-20 900Q200 780 520 790T900 900Z', mix(tone.pine, tone.ink, 0.3)),
    times(26, (at) =>
      stroke(
        `M${20 + at * 30} 900q${at % 2 ? 14 : -10} -70 ${at % 3 ? 6 : -6} -${100 + ((at * 37) % 60)}`,
        mix(tone.moss, tone.ink, 0.3),
        4,
      ),
    ),
  );
  return evening(sheet);
}

function millByNight(): Sheet {
  const sheet = outside(
    { top: tone.night, low: tone.teal, horizon: 560, sun: { x: 1240, y: 150, r: 40, colour: tone.foam } },
    'night',
  );
  const random = seeded('stars');
  sheet.add(
    times(70, () =>
      circle(random.between(0, 1600), random.between(0, 340), random.between(0.8, 2.2), tone.white, { opacity: '0.7' }),
    ),
    hills(sheet, 560, 150, tone.deep, 'dark'),
    mill(sheet, 160, 620, 1120, 190, mix(tone.clay, tone.night, 0.62), true),
    rect(0, 618, 1600, 26, tone.night),
    water(sheet, 640, 260, tone.deep, tone.night, tone.honey, 700, 'dark river'),
    group(mill(sheet, 160, 620, 1120, 190, mix(tone.clay, tone.night, 0.62), true), {
      transform: 'translate(0 1270) scale(1 -1)',
      opacity: '0.4',
      filter: sheet.blur(5),
    }),
    tree(1420, 650, 240, tone.ink, 'd'),
    tree(70, 660, 200, tone.night, 'e'),
  );
  return evening(sheet);
}

function solar(): Sheet {
  const sheet = outside(
    { top: tone.teal, low: tone.honey, horizon: 420, sun: { x: 1220, y: 330, r: 62, colour: tone.amber } },
    'solar',
  );
  const row = (y: number, h: number, lean: number) =>
    times(7, (at) => {
      const x = -160 + at * 270 + lean;
      const top = [x + h * 0.7, y - h] as const;
      const panel = polygon(
        [[x, y], top, [top[0] + 190, top[1]], [x + 200, y]],
        sheet.linear(
          [
            [0, tone.sea],
            [0.4, '#1d4f73'],
            [1, tone.ink],
          ],
          { x2: 1, y2: 1 },
        ),
      );
      const lines =
        times(4, (line) =>
          stroke(`M${x + 40 + line * 40} ${y}L${top[0] + 38 + line * 38} ${top[1]}`, tone.mist, 2, { opacity: '0.6' }),
        ) +
        times(3, (line) =>
          stroke(`M${x + h * 0.7 * ((line + 1) / 4)} ${y - (h * (line + 1)) / 4}h196`, tone.mist, 2, {
            opacity: '0.6',
          }),
        );
      return (
        polygon(
          [
            [x + 200, y],
            [top[0] + 190, top[1]],
            [x + 270, y],
          ],
          sheet.linear(
            [
              [0, lighter(tone.clay, 0.2)],
              [1, darker(tone.clay, 0.4)],
            ],
            { x2: 1, y2: 0 },
          ),
        ) +
        panel +
        lines
      );
    });
  sheet.add(
    hills(sheet, 420, 130, mix(tone.teal, tone.honey, 0.25), 'sun hills'),
    tree(180, 470, 120, tone.pine, 'f'),
    mill(sheet, 900, 470, 330, 60, tone.clay, false),
    ...[520, 640, 790, 980].map(
      (y, at) =>
        row(y, 84 + at * 26, (at * 97) % 200) +
        rect(
          0,
          y,
          1600,
          60,
          sheet.linear([
            [0, darker(tone.oat, 0.3)],
            [1, darker(tone.oat, 0.5)],
          ]),
        ),
    ),
    polygon(
      [
        [1220, 330],
        [500, 900],
        [1600, 900],
      ],
      tone.honey,
      { opacity: '0.12', filter: sheet.blur(30) },
    ),
  );
  return evening(sheet);
}

function clearing(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.foam, horizon: 400, sun: { x: 260, y: 210, r: 50, colour: tone.honey } },
    'water works',
  );
  const tank = (x: number, y: number, r: number) =>
    ellipse(x, y + r * 0.12, r * 1.02, r * 0.36, darker(tone.steel, 0.3)) +
    ellipse(x, y, r, r * 0.34, tone.paper) +
    ellipse(
      x,
      y + 3,
      r * 0.93,
      r * 0.3,
      sheet.linear(
        [
          [0, tone.mist],
          [0.5, tone.sea],
          [1, tone.teal],
        ],
        { x2: 1, y2: 0.4 },
      ),
    ) +
    times(3, (at) =>
      ellipse(x, y + 4, r * (0.75 - at * 0.22), r * (0.24 - at * 0.07), 'none', {
        stroke: tone.white,
        'stroke-width': 2,
        opacity: '0.5',
      }),
    ) +
    rect(x - 5, y - r * 0.16, 10, r * 0.16, tone.slate) +
    stroke(
      `M${x} ${y - r * 0.12}L${x + r * 0.96} ${y + r * 0.05}M${x} ${y - r * 0.19}L${x + r * 0.96} ${y - r * 0.03}`,
      tone.slate,
      5,
    );
  sheet.add(
    hills(sheet, 400, 120, tone.sea, 'w'),
    mill(sheet, 980, 420, 420, 80, tone.sand, false),
    rect(
      0,
      398,
      1600,
      502,
      sheet.linear([
        [0, mix(tone.moss, tone.sand, 0.4)],
        [1, tone.moss],
      ]),
    ),
    tank(1080, 500, 230),
    tank(430, 540, 290),
    tank(980, 720, 420),
    times(54, (at) =>
      stroke(
        `M${10 + at * 15} 910q${at % 2 ? 16 : -14} -90 ${at % 3 ? 10 : -8} -${120 + ((at * 53) % 110)}`,
        at % 2 ? tone.pine : mix(tone.moss, tone.pine, 0.5),
        5,
      ),
    ),
    times(9, (at) => ellipse(60 + at * 84, 730 + ((at * 31) % 60), 7, 26, darker(tone.clay, 0.3))),
    tree(1520, 460, 170, tone.pine, 'g'),
  );
  return evening(sheet);
}

function trench(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.paper, horizon: 400, sun: { x: 1260, y: 220, r: 52, colour: tone.honey } },
    'trench',
  );
  sheet.add(
    hills(sheet, 400, 140, tone.sea, 't1'),
    hills(sheet, 430, 70, tone.moss, 't2'),
    tree(180, 470, 200, tone.pine, 'h'),
    tree(330, 450, 130, tone.moss, 'i'),
    rect(
      0,
      430,
      1600,
      470,
      sheet.linear([
        [0, mix(tone.moss, tone.oat, 0.4)],
        [1, tone.moss],
      ]),
    ),
    polygon(
      [
        [1180, 430],
        [1270, 430],
        [1800, 900],
        [1020, 900],
      ],
      sheet.linear([
        [0, tone.steel],
        [1, tone.slate],
      ]),
    ),
    times(6, (at) =>
      polygon(
        [
          [1222 + at * at * 4.4, 450 + at * at * 14],
          [1230 + at * at * 4.6, 450 + at * at * 14],
          [1240 + at * at * 6, 474 + at * at * 17],
          [1228 + at * at * 5.6, 474 + at * at * 17],
        ],
        tone.white,
      ),
    ),
    path('M560 440Q600 400 700 420T860 450L520 900H-80Z', mix(tone.clay, tone.oat, 0.4)),
    polygon(
      [
        [820, 440],
        [900, 440],
        [900, 900],
        [330, 900],
      ],
      sheet.linear([
        [0, darker(tone.clay, 0.2)],
        [1, darker(tone.clay, 0.65)],
      ]),
    ),
    polygon(
      [
        [900, 440],
        [960, 900],
        [880, 900],
      ],
      mix(tone.clay, tone.oat, 0.2),
    ),
    polygon(
      [
        [846, 446],
        [864, 446],
        [720, 900],
        [520, 900],
      ],
      sheet.linear(
        [
          [0, darker(pipeBlue, 0.1)],
          [0.3, lighter(pipeBlue, 0.5)],
          [0.6, pipeBlue],
          [1, darker(pipeBlue, 0.5)],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
    person(sheet, 600, 730, 330, { ...figure(0), helmet: tone.honey, top: tone.ember, facing: 1, arms: 'work' }),
    person(sheet, 960, 660, 280, { ...figure(2), helmet: tone.white, top: tone.ember, facing: -1, arms: 'work' }),
    rect(1060, 590, 14, 90, tone.ember),
    rect(1040, 590, 54, 26, tone.white),
    rect(1040, 598, 54, 9, tone.ember),
  );
  return evening(sheet);
}

function pipeYard(): Sheet {
  const sheet = outside(
    { top: tone.teal, low: tone.paper, horizon: 470, sun: { x: 240, y: 300, r: 54, colour: tone.honey } },
    'yard',
  );
  const stack = (x: number, y: number, r: number, columns: number, rows: number, colour: string, length: number) =>
    times(rows, (row) =>
      times(columns - row, (column) => {
        const [px, py] = [x + column * r * 2 + row * r, y - r - row * r * 1.74];
        return path(
          `M${px} ${py - r}L${px + length} ${py - r - length * 0.16}V${py + r - length * 0.16}L${px} ${py + r}Z`,
          sheet.linear([
            [0, lighter(colour, 0.4)],
            [0.4, colour],
            [1, darker(colour, 0.5)],
          ]),
        );
      }),
    ) +
    times(rows, (row) =>
      times(columns - row, (column) => {
        const [px, py] = [x + column * r * 2 + row * r, y - r - row * r * 1.74];
        return (
          circle(px, py, r, lighter(colour, 0.2)) +
          circle(
            px,
            py,
            r * 0.78,
            sheet.linear([
              [0, tone.night],
              [1, darker(colour, 0.3)],
            ]),
          )
        );
      }),
    );
  sheet.add(
    hills(sheet, 470, 120, tone.sea, 'y'),
    mill(sheet, 1040, 490, 420, 90, tone.sand, false),
    rect(
      0,
      468,
      1600,
      432,
      sheet.linear([
        [0, tone.sand],
        [1, tone.oat],
      ]),
    ),
    stack(960, 620, 26, 9, 4, '#36454b', 240),
    stack(140, 690, 36, 7, 4, tone.slate, 300),
    ellipse(800, 850, 620, 40, tone.night, { opacity: '0.3', filter: sheet.blur(16) }),
    stack(620, 850, 58, 7, 4, pipeBlue, 340),
    person(sheet, 520, 800, 180, { ...figure(5), helmet: tone.honey }),
  );
  return evening(sheet);
}

function port(isDusk: boolean): Sheet {
  const sheet = isDusk
    ? outside(
        { top: tone.ink, low: tone.ember, horizon: 560, sun: { x: 1150, y: 520, r: 70, colour: tone.amber } },
        'dusk',
      )
    : outside(
        { top: tone.sea, low: tone.paper, horizon: 560, sun: { x: 320, y: 230, r: 58, colour: tone.honey } },
        'day',
      );
  const dark = isDusk ? 0.45 : 0;
  const steel = isDusk ? tone.night : tone.deep;
  sheet.add(
    hills(sheet, 560, 70, isDusk ? mix(tone.clay, tone.ink, 0.5) : tone.mist, 'coast'),
    water(
      sheet,
      556,
      344,
      isDusk ? mix(tone.ember, tone.deep, 0.45) : tone.sea,
      isDusk ? night : tone.teal,
      isDusk ? tone.honey : tone.white,
      isDusk ? 1150 : 320,
      'port',
    ),
    ship(sheet, isDusk ? 520 : 600, 690, 920, isDusk ? tone.night : tone.ink, dark),
    rect(isDusk ? 520 : 600, 690, 860, 70, tone.night, { opacity: '0.3', filter: sheet.blur(14) }),
    crane(isDusk ? 330 : 420, 740, isDusk ? 560 : 520, steel),
    crane(isDusk ? 720 : 860, 750, isDusk ? 620 : 600, isDusk ? tone.ink : tone.ember),
    polygon(
      [
        [0, 730],
        [1100, 742],
        [1240, 900],
        [0, 900],
      ],
      sheet.linear([
        [0, isDusk ? mix(tone.slate, tone.night, 0.5) : tone.steel],
        [1, isDusk ? tone.night : tone.slate],
      ]),
    ),
    containers(sheet, 20, 840, 4, isDusk ? 5 : 4, 110, 46, isDusk ? 'q1' : 'q2', dark),
    lorry(sheet, 560, 840, 260, isDusk ? mix(tone.teal, tone.night, 0.4) : tone.teal),
    isDusk
      ? times(
          6,
          (at) =>
            circle(180 + at * 190, 716, 5, tone.honey) +
            circle(180 + at * 190, 716, 26, tone.honey, { opacity: '0.25', filter: sheet.blur(6) }),
        )
      : times(5, (at) => stroke(`M${1060 + at * 76} ${160 + (at % 3) * 44}q12 -14 22 0q12 -14 22 0`, tone.deep, 4)),
  );
  return evening(sheet);
}

function yard(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.foam, horizon: 520, sun: { x: 1300, y: 180, r: 54, colour: tone.honey } },
    'boxes',
  );
  sheet.add(
    crane(1180, 600, 480, tone.deep),
    containers(sheet, -20, 600, 13, 5, 130, 54, 'back'),
    rect(
      0,
      596,
      1600,
      304,
      sheet.linear([
        [0, tone.steel],
        [1, tone.slate],
      ]),
    ),
    containers(sheet, -40, 730, 4, 5, 210, 92, 'left'),
    containers(sheet, 1190, 740, 3, 4, 210, 92, 'right'),
    ellipse(960, 808, 230, 20, tone.night, { opacity: '0.4' }),
    rect(1010, 420, 150, 70, tone.amber),
    rect(770, 360, 32, 380, tone.ember),
    polygon(
      [
        [780, 400],
        [1080, 410],
        [1080, 430],
        [780, 440],
      ],
      tone.ember,
    ),
    rect(
      880,
      640,
      260,
      120,
      sheet.linear([
        [0, tone.honey],
        [1, tone.ember],
      ]),
      { rx: 14 },
    ),
    rect(760, 690, 330, 70, tone.ember, { rx: 10 }),
    rect(930, 560, 120, 90, tone.deep, { rx: 8 }),
    ...[800, 900, 1080].map((x) => circle(x, 768, 40, tone.night) + circle(x, 768, 16, tone.steel)),
    person(sheet, 640, 840, 190, { ...figure(3), helmet: tone.white, top: tone.amber }),
  );
  return evening(sheet);
}

function coast(): Sheet {
  const sheet = outside(
    { top: tone.teal, low: tone.honey, horizon: 470, sun: { x: 360, y: 380, r: 64, colour: tone.honey } },
    'coast road',
  );
  sheet.add(
    water(sheet, 466, 330, tone.sea, tone.deep, tone.honey, 360, 'sea road'),
    path('M1700 300Q1400 340 1300 440T1000 500L1700 620Z', mix(tone.clay, tone.teal, 0.4)),
    path('M1700 440Q1360 470 1180 540T700 600L1700 760Z', mix(tone.clay, tone.pine, 0.4)),
    path('M-50 700Q500 600 1000 640T1700 560V900H-50Z', mix(tone.moss, tone.pine, 0.3)),
    path(
      'M-50 800Q600 690 1050 712T1700 640V740Q1200 790 900 800T-50 930Z',
      sheet.linear([
        [0, tone.steel],
        [1, tone.slate],
      ]),
    ),
    stroke('M-50 862Q600 744 1050 756T1700 690', tone.paper, 6, { 'stroke-dasharray': '60 44' }),
    group(lorry(sheet, 560, 790, 560, tone.teal), { transform: 'rotate(-3 800 780)' }),
    times(24, (at) => rect(20 + at * 70, 752 - at * 5.4, 8, 34, tone.paper)),
    tree(1480, 640, 150, tone.pine, 'p1'),
    tree(1390, 660, 120, tone.moss, 'p2'),
    tree(90, 780, 160, tone.pine, 'p3'),
  );
  return evening(sheet);
}

function town(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.rose, horizon: 540, sun: { x: 1280, y: 430, r: 56, colour: tone.honey } },
    'town',
  );
  const colours = [tone.paper, tone.rose, tone.honey, tone.foam, tone.clay, tone.sand, tone.mist];
  const house = (x: number, at: number) => {
    const [w, h, colour] = [108 + ((at * 23) % 40), 190 + ((at * 71) % 110), colours[at % 7] ?? tone.paper];
    return (
      rect(
        x,
        590 - h,
        w,
        h,
        sheet.linear(
          [
            [0, lighter(colour, 0.3)],
            [1, darker(colour, 0.16)],
          ],
          { x2: 1, y2: 0.2 },
        ),
      ) +
      polygon(
        [
          [x - 8, 590 - h],
          [x + w / 2, 590 - h - 46],
          [x + w + 8, 590 - h],
        ],
        sheet.linear([
          [0, tone.ember],
          [1, tone.clay],
        ]),
      ) +
      times(3, (row) =>
        times(2, (column) =>
          rect(
            x + 18 + column * (w / 2 - 4),
            590 - h + 26 + row * 66,
            26,
            40,
            (at + row + column) % 3 ? tone.deep : tone.honey,
          ),
        ),
      )
    );
  };
  const boat = (x: number, y: number, s: number, colour: string) =>
    ellipse(x + s * 0.5, y + 4, s * 0.5, s * 0.05, tone.night, { opacity: '0.35' }) +
    path(
      `M${x} ${y - s * 0.2}Q${x + s * 0.5} ${y - s * 0.1} ${x + s} ${y - s * 0.26}Q${x + s * 0.94} ${y} ${x + s * 0.8} ${y}H${x + s * 0.16}Q${x + s * 0.04} ${y - s * 0.06} ${x} ${y - s * 0.2}Z`,
      sheet.linear([
        [0, lighter(colour, 0.2)],
        [1, darker(colour, 0.3)],
      ]),
    ) +
    rect(x + s * 0.3, y - s * 0.36, s * 0.22, s * 0.2, tone.white) +
    rect(x + s * 0.34, y - s * 0.32, s * 0.14, s * 0.08, tone.deep) +
    stroke(`M${x + s * 0.62} ${y - s * 0.14}V${y - s * 0.66}L${x + s * 0.94} ${y - s * 0.24}`, tone.ink, 3);
  sheet.add(
    hills(sheet, 540, 190, mix(tone.rose, tone.teal, 0.5), 'h'),
    times(13, (at) => house(-20 + at * 128, at)),
    rect(
      0,
      588,
      1600,
      44,
      sheet.linear([
        [0, tone.oat],
        [1, darker(tone.oat, 0.4)],
      ]),
    ),
    water(sheet, 630, 270, tone.sea, tone.deep, tone.honey, 1280, 'harbour'),
    boat(180, 730, 260, tone.teal),
    boat(1020, 700, 220, tone.ember),
    boat(560, 830, 360, tone.clay),
    boat(1250, 850, 300, tone.deep),
  );
  return evening(sheet);
}

function storm(): Sheet {
  const sheet = outside({ top: tone.ink, low: tone.mist, horizon: 520 }, 'storm');
  const random = seeded('clouds');
  sheet.add(
    times(34, (at) =>
      ellipse(
        random.between(-100, 1700),
        random.between(-20, 330),
        random.between(140, 340),
        random.between(40, 100),
        at % 3 ? darker(tone.slate, 0.25) : tone.mist,
        { opacity: '0.32', filter: sheet.blur(26) },
      ),
    ),
    rect(
      0,
      516,
      1600,
      384,
      sheet.linear([
        [0, tone.sea],
        [0.3, tone.teal],
        [1, tone.ink],
      ]),
    ),
    polygon(
      [
        [1080, 600],
        [1096, 290],
        [1164, 290],
        [1180, 600],
      ],
      sheet.linear(
        [
          [0, tone.white],
          [1, tone.slate],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
    rect(1088, 400, 84, 56, tone.ember),
    rect(1084, 500, 94, 56, tone.ember),
    rect(1100, 234, 60, 58, tone.honey),
    path('M1090 236L1130 196L1170 236Z', tone.ember),
    rect(1080, 286, 100, 14, tone.ink),
    polygon(
      [
        [1160, 250],
        [1700, 150],
        [1700, 330],
      ],
      tone.honey,
      { opacity: '0.24', filter: sheet.blur(10) },
    ),
    polygon(
      [
        [700, 640],
        [1700, 590],
        [1700, 760],
        [640, 720],
      ],
      sheet.linear([
        [0, tone.steel],
        [1, tone.ink],
      ]),
    ),
    ...[580, 660, 750, 850].map((y, at) =>
      path(
        `M-60 ${y}${times(10, (wave) => `q45 ${-50 - at * 12 - ((wave * 31) % 24)} 92 -6t92 6`)}V900H-60Z`,
        sheet.linear([
          [0, mix(tone.foam, tone.sea, 0.3 + at * 0.1)],
          [0.2, tone.teal],
          [1, tone.ink],
        ]),
        { opacity: '0.82' },
      ),
    ),
    times(60, () => {
      const angle = random.between(Math.PI, Math.PI * 2);
      const reach = random.between(20, 240);
      return circle(
        1090 + Math.cos(angle) * reach * 0.8,
        610 + Math.sin(angle) * reach * 0.8,
        random.between(3, 12),
        tone.white,
        { opacity: '0.7' },
      );
    }),
  );
  return evening(sheet);
}

function house(): Sheet {
  const sheet = outside({ top: tone.sea, low: tone.foam, horizon: 800 }, 'house');
  const field = times(14, (row) =>
    times(20, (column) =>
      group(azulTile(70, row % 2 ? (column % 2 ? 180 : 270) : column % 2 ? 90 : 0), {
        transform: `translate(${100 + column * 70} ${-20 + row * 70})`,
      }),
    ),
  );
  const opening = (x: number, y: number, w: number, h: number) =>
    rect(
      x - 26,
      y - 26,
      w + 52,
      h + 40,
      sheet.linear([
        [0, tone.paper],
        [1, tone.oat],
      ]),
    ) +
    rect(x, y, w, h, tone.deep) +
    rect(
      x + 8,
      y + 8,
      w / 2 - 12,
      h - 16,
      sheet.linear(
        [
          [0, tone.sea],
          [1, tone.teal],
        ],
        { x2: 1, y2: 1 },
      ),
    ) +
    rect(
      x + w / 2 + 4,
      y + 8,
      w / 2 - 12,
      h - 16,
      sheet.linear(
        [
          [0, tone.mist],
          [1, tone.teal],
        ],
        { x2: 1, y2: 1 },
      ),
    );
  const plants = times(
    16,
    (at) =>
      circle(596 + at * 28, 478 - ((at * 17) % 24), 20, at % 2 ? tone.moss : tone.pine) +
      circle(600 + at * 28, 468 - ((at * 23) % 26), 8, at % 3 ? tone.ember : tone.rose),
  );
  sheet.add(
    field,
    rect(
      60,
      -10,
      60,
      860,
      sheet.linear(
        [
          [0, tone.white],
          [1, tone.oat],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
    rect(
      1480,
      -10,
      60,
      860,
      sheet.linear(
        [
          [0, tone.white],
          [1, tone.oat],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
    opening(230, 150, 180, 300),
    opening(680, 110, 240, 410),
    opening(1190, 150, 180, 300),
    opening(230, 580, 180, 230),
    opening(1190, 580, 180, 230),
    rect(
      690,
      590,
      220,
      240,
      sheet.linear(
        [
          [0, tone.ember],
          [1, tone.clay],
        ],
        { x2: 1, y2: 0 },
      ),
      { rx: 4 },
    ),
    rect(664, 564, 272, 30, tone.paper),
    plants,
    rect(560, 516, 480, 22, tone.oat),
    times(24, (at) => rect(572 + at * 20, 420, 5, 98, tone.ink)),
    rect(560, 414, 480, 9, tone.ink),
    rect(
      0,
      828,
      1600,
      72,
      sheet.linear([
        [0, tone.sand],
        [1, tone.slate],
      ]),
    ),
    polygon(
      [
        [0, 0],
        [900, 0],
        [300, 900],
        [0, 900],
      ],
      '#fff1c8',
      { opacity: '0.24', filter: sheet.blur(30) },
    ),
    rect(
      0,
      0,
      1600,
      900,
      sheet.linear(
        [
          [0, '#fff', 0],
          [1, tone.night, 0.4],
        ],
        { x2: 1, y2: 0.4 },
      ),
    ),
    person(sheet, 1080, 870, 250, figure(1)),
  );
  return evening(sheet);
}

function salt(): Sheet {
  const sheet = outside(
    { top: tone.teal, low: tone.rose, horizon: 430, sun: { x: 980, y: 380, r: 62, colour: tone.amber } },
    'salt',
  );
  const heap = (x: number, y: number, r: number) =>
    path(
      `M${x - r} ${y}Q${x - r * 0.3} ${y - r * 0.3} ${x} ${y - r * 0.9}Q${x + r * 0.3} ${y - r * 0.3} ${x + r} ${y}Z`,
      sheet.linear(
        [
          [0, '#ffffff'],
          [0.5, tone.white],
          [1, tone.mist],
        ],
        { x2: 1, y2: 0.3 },
      ),
    ) + ellipse(x, y + r * 0.16, r * 0.9, r * 0.2, tone.white, { opacity: '0.3', filter: sheet.blur(6) });
  sheet.add(
    hills(sheet, 436, 50, mix(tone.clay, tone.teal, 0.5), 's'),
    rect(
      0,
      428,
      1600,
      472,
      sheet.linear([
        [0, tone.rose],
        [0.3, mix(tone.sea, tone.rose, 0.5)],
        [1, tone.teal],
      ]),
    ),
    rect(940, 430, 90, 470, tone.honey, { opacity: '0.4', filter: sheet.blur(20) }),
    times(6, (at) => rect(0, 450 + at * at * 17, 1600, 5 + at * 3, darker(tone.clay, 0.3))),
    times(9, (at) =>
      polygon(
        [
          [800 + (at - 4) * 130, 440],
          [808 + (at - 4) * 130, 440],
          [830 + (at - 4) * 420, 900],
          [790 + (at - 4) * 420, 900],
        ],
        darker(tone.clay, 0.3),
      ),
    ),
    heap(300, 560, 70),
    heap(520, 530, 50),
    heap(1200, 540, 58),
    heap(1360, 640, 110),
    heap(240, 780, 170),
    heap(1010, 600, 60),
    person(sheet, 660, 720, 220, { ...figure(4), arms: 'work' }),
    stroke('M716 590L800 730', darker(tone.oat, 0.3), 7),
  );
  return evening(sheet);
}

function oaks(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.honey, horizon: 460, sun: { x: 1180, y: 300, r: 60, colour: tone.honey } },
    'oaks',
  );
  const oak = (x: number, y: number, s: number, seed: string) => {
    const random = seeded(seed);
    return (
      ellipse(x + s * 0.3, y, s * 0.7, s * 0.07, tone.night, { opacity: '0.3' }) +
      path(
        `M${x - s * 0.1} ${y}Q${x - s * 0.04} ${y - s * 0.3} ${x - s * 0.3} ${y - s * 0.6}L${x - s * 0.2} ${y - s * 0.64}Q${x} ${y - s * 0.45} ${x + s * 0.06} ${y - s * 0.5}L${x + s * 0.3} ${y - s * 0.7}L${x + s * 0.36} ${y - s * 0.62}Q${x + s * 0.1} ${y - s * 0.34} ${x + s * 0.12} ${y}Z`,
        sheet.linear([
          [0, darker(tone.slate, 0.2)],
          [0.42, tone.slate],
          [0.5, tone.ember],
          [1, tone.clay],
        ]),
      ) +
      times(14, (at) =>
        ellipse(
          x + random.between(-0.5, 0.5) * s,
          y - s * random.between(0.6, 0.95),
          s * random.between(0.16, 0.28),
          s * random.between(0.1, 0.17),
          [tone.pine, tone.moss, mix(tone.pine, tone.moss, 0.5)][at % 3] ?? tone.pine,
        ),
      )
    );
  };
  sheet.add(
    hills(sheet, 470, 150, mix(tone.sea, tone.honey, 0.4), 'o1'),
    hills(sheet, 560, 120, mix(tone.oat, tone.moss, 0.35), 'o2'),
    oak(300, 560, 150, 'k1'),
    oak(760, 540, 130, 'k2'),
    oak(1360, 560, 160, 'k3'),
    hills(sheet, 700, 100, mix(tone.honey, tone.oat, 0.5), 'o3'),
    oak(1100, 730, 300, 'k4'),
    oak(440, 830, 460, 'k5'),
    times(50, (at) =>
      stroke(`M${at * 33} 905q6 -30 ${at % 2 ? 12 : -8} -${40 + ((at * 29) % 40)}`, darker(tone.oat, 0.3), 4),
    ),
  );
  return evening(sheet);
}

function cotton(): Sheet {
  const sheet = outside(
    { top: tone.teal, low: tone.honey, horizon: 430, sun: { x: 420, y: 350, r: 70, colour: tone.amber } },
    'cotton',
  );
  const random = seeded('bolls');
  const boll = (x: number, y: number, r: number) =>
    times(4, (at) =>
      circle(
        x + (at % 2 ? 0.42 : -0.42) * r,
        y + (at < 2 ? -0.3 : 0.34) * r,
        r * 0.62,
        sheet.radial(
          [
            [0, '#ffffff'],
            [0.7, tone.white],
            [1, tone.oat],
          ],
          { cx: 0.36, cy: 0.32, r: 0.75 },
        ),
      ),
    ) +
    path(
      `M${x - r} ${y + r * 0.5}Q${x} ${y + r * 1.5} ${x + r} ${y + r * 0.5}Q${x} ${y + r} ${x - r} ${y + r * 0.5}Z`,
      darker(tone.clay, 0.4),
    );
  const rows = times(11, (row) => {
    const share = row / 10;
    const y = 452 + share ** 1.7 * 330;
    return times(Math.round(46 - share * 30), (at) => {
      const gap = 1700 / (46 - share * 30);
      const x = at * gap - 40 + random.between(-0.3, 0.3) * gap;
      return (
        ellipse(x, y, gap * 0.5, 12 + share * 44, at % 2 ? mix(tone.pine, tone.moss, share) : darker(tone.moss, 0.3)) +
        boll(x + random.between(-8, 8), y - 8 - share * 26, 3.5 + share * 15)
      );
    });
  });
  sheet.add(
    hills(sheet, 440, 90, mix(tone.teal, tone.honey, 0.4), 'c'),
    rect(0, 436, 1600, 464, tone.pine),
    rows,
    ...[
      [160, 640, 84],
      [460, 720, 66],
      [860, 640, 96],
      [1240, 700, 78],
      [1480, 610, 70],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        stroke(`M${x} ${y + r}Q${x - 20} 800 ${x + 30} 920`, darker(tone.moss, 0.5), 10) +
        ellipse(x + 60, y + 130, 70, 26, tone.moss, { transform: `rotate(-28 ${x + 60} ${y + 130})` }) +
        boll(x, y, r),
    ),
  );
  return evening(sheet);
}

function office(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.paper, horizon: 560, sun: { x: 1320, y: 220, r: 54, colour: tone.honey } },
    'office',
  );
  const wall = sheet.linear(
    [
      [0, tone.white],
      [0.7, tone.paper],
      [1, tone.oat],
    ],
    { x2: 1, y2: 0.2 },
  );
  sheet.add(
    crane(1260, 640, 420, tone.slate),
    hills(sheet, 560, 60, tone.mist, 'of'),
    rect(170, 260, 920, 400, wall),
    polygon(
      [
        [1090, 260],
        [1260, 300],
        [1260, 660],
        [1090, 660],
      ],
      sheet.linear([
        [0, tone.oat],
        [1, darker(tone.oat, 0.3)],
      ]),
    ),
    rect(150, 238, 960, 26, tone.deep),
    times(
      3,
      (row) =>
        rect(210, 300 + row * 116, 840, 66, tone.deep) +
        times(14, (at) =>
          rect(
            214 + at * 60,
            304 + row * 116,
            52,
            58,
            (at * 5 + row * 3) % 7
              ? sheet.linear(
                  [
                    [0, tone.mist],
                    [1, tone.teal],
                  ],
                  { x2: 1, y2: 1 },
                )
              : tone.honey,
          ),
        ),
    ),
    rect(560, 560, 140, 100, tone.ink),
    rect(572, 568, 56, 92, tone.honey),
    rect(634, 568, 56, 92, tone.honey),
    path('M590 226a46 46 0 0 1 92 0z', tone.amber),
    rect(
      0,
      656,
      1600,
      60,
      sheet.linear([
        [0, tone.sand],
        [1, tone.oat],
      ]),
    ),
    water(sheet, 712, 188, tone.sea, tone.deep, tone.honey, 1320, 'of'),
    group(rect(170, 260, 920, 400, wall), { transform: 'translate(0 1374) scale(1 -1)', opacity: '0.16' }),
    tree(90, 690, 210, tone.pine, 'o4'),
    tree(1150, 690, 150, tone.moss, 'o5'),
    person(sheet, 480, 700, 130, figure(1)),
    person(sheet, 760, 704, 134, figure(2)),
    person(sheet, 800, 704, 128, figure(3)),
  );
  return evening(sheet);
}

function festival(): Sheet {
  const sheet = outside(
    { top: tone.sea, low: tone.paper, horizon: 560, sun: { x: 240, y: 180, r: 56, colour: tone.honey } },
    'open day',
  );
  const colours = [tone.ember, tone.honey, tone.teal, tone.white, tone.clay];
  const flags = (y: number, sag: number) =>
    stroke(`M-20 ${y}Q800 ${y + sag * 2} 1620 ${y - 20}`, tone.ink, 3) +
    times(27, (at) => {
      const share = (at + 0.5) / 27;
      const x = -20 + share * 1640;
      const py = (1 - share) ** 2 * y + 2 * share * (1 - share) * (y + sag * 2) + share ** 2 * (y - 20);
      return polygon(
        [
          [x - 17, py],
          [x + 17, py],
          [x, py + 44],
        ],
        colours[at % 5] ?? tone.ember,
      );
    });
  const families = [
    [180, 700, 190],
    [330, 760, 250],
    [430, 770, 150],
    [700, 690, 170],
    [770, 694, 100],
    [960, 740, 230],
    [1080, 750, 140],
    [1300, 700, 190],
    [1420, 790, 280],
  ];
  sheet.add(
    mill(sheet, 120, 600, 1360, 230, tone.clay, false),
    rect(
      0,
      596,
      1600,
      304,
      sheet.linear([
        [0, tone.sand],
        [1, tone.oat],
      ]),
    ),
    polygon(
      [
        [0, 600],
        [700, 600],
        [200, 900],
        [0, 900],
      ],
      tone.night,
      { opacity: '0.1', filter: sheet.blur(14) },
    ),
    ...families.map(([x = 0, y = 0, h = 0], at) =>
      person(sheet, x, y, h, { ...figure(at), facing: at % 2 ? 1 : -1, arms: at % 4 === 1 ? 'up' : 'down' }),
    ),
    rect(1150, 560, 110, 90, tone.paper),
    polygon(
      [
        [1130, 560],
        [1205, 500],
        [1280, 560],
      ],
      tone.ember,
    ),
    times(4, (at) =>
      polygon(
        [
          [1130 + at * 38, 560],
          [1149 + at * 38, 545],
          [1168 + at * 38, 560],
          [1150 + at * 38, 578],
        ],
        at % 2 ? tone.white : tone.ember,
      ),
    ),
    flags(90, 110),
    flags(200, 130),
    flags(30, 60),
  );
  return evening(sheet);
}

export const landscapes: Record<string, () => Sheet> = {
  'mill-morning': millByDay,
  'mill-night': millByNight,
  'solar-roof': solar,
  'water-works': clearing,
  trench,
  'pipe-yard': pipeYard,
  'port-day': () => port(false),
  'port-dusk': () => port(true),
  'container-yard': yard,
  'coast-road': coast,
  'harbour-town': town,
  atlantic: storm,
  facade: house,
  'salt-pans': salt,
  'cork-oaks': oaks,
  'cotton-field': cotton,
  'head-office': office,
  'open-day': festival,
};
