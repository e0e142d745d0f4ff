import { cottonTuft } from './cotton.ts';
import { inDepth, standing } from './halls-cotton.ts';
import { darker, lighter, mix, tone } from './palette.ts';
import { crew, person } from './people.ts';
import { seeded } from './random.ts';
import { closing, type Hall, hall } from './room.ts';
import { circle, ellipse, group, path, polygon, rect, stroke, times } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { pipeBlue } from './still-lifes-pipes.ts';
import { azulTile } from './tile-faces.ts';

const flask = (x: number, y: number, s: number, colour: string) =>
  path(
    `M${x - s * 0.12} ${y - s}V${y - s * 0.6}L${x - s * 0.45} ${y}H${x + s * 0.45}L${x + s * 0.12} ${y - s * 0.6}V${y - s}Z`,
    tone.foam,
    { opacity: '0.75' },
  ) +
  path(
    `M${x - s * 0.27} ${y - s * 0.32}L${x - s * 0.45} ${y}H${x + s * 0.45}L${x + s * 0.27} ${y - s * 0.32}Z`,
    colour,
  ) +
  stroke(`M${x - s * 0.28} ${y - s * 0.1}L${x - s * 0.1} ${y - s * 0.52}`, '#ffffff', 4, { opacity: '0.8' });
const bench = (it: Hall, y: number, colour: string) =>
  rect(
    0,
    y,
    1600,
    26,
    it.sheet.linear([
      [0, lighter(colour, 0.4)],
      [1, colour],
    ]),
  ) +
  rect(
    0,
    y + 26,
    1600,
    900 - y,
    it.sheet.linear([
      [0, darker(colour, 0.3)],
      [1, darker(colour, 0.6)],
    ]),
  );
const near = (it: Hall, x: number, h: number, which: number, more: Partial<(typeof crew)[0]>) =>
  person(it.sheet, x, 980, h, { ...(crew[which % crew.length] ?? crew[0]), ...more });

function laboratory(): Sheet {
  const it = hall({
    width: 12,
    height: 4.4,
    depth: 18,
    wall: tone.foam,
    floor: tone.mist,
    ceiling: tone.white,
    light: 'left',
    haze: tone.white,
  });
  it.sheet.add(
    inDepth(
      3,
      14,
      7,
      (z, at) =>
        it.box(2.4, 0, z, 2.8, 0.95, 1.2, tone.paper) +
        it.box(2.7 + at * 0.3, 0.95, z, 0.9, 0.7, 0.6, tone.steel) +
        it.box(2.4, 2, z + 1, 2.8, 0.1, 0.3, tone.oat) +
        times(5, (bottle) =>
          it.box(
            2.6 + bottle * 0.5,
            2.1,
            z + 1,
            0.26,
            0.5,
            0.2,
            [tone.amber, tone.teal, tone.clay][bottle % 3] ?? tone.teal,
          ),
        ),
    ),
    near(it, 520, 690, 5, { top: tone.white, legs: tone.white, skirt: tone.white, arms: 'work', facing: 1 }),
    near(it, 1060, 720, 2, { top: tone.white, arms: 'work', facing: -1 }),
    bench(it, 690, tone.slate),
    flask(280, 690, 150, tone.amber),
    flask(410, 690, 110, tone.teal),
    rect(640, 650, 200, 40, tone.ink, { rx: 8 }),
    path('M700 650V560q0 -40 40 -44l60 -36l22 36l-46 28v106z', tone.white),
    rect(786, 452, 60, 40, tone.ink, { rx: 6, transform: 'rotate(32 816 470)' }),
    times(
      6,
      (at) =>
        rect(1200 + at * 40, 570, 22, 120, tone.foam, { rx: 10, opacity: '0.85' }) +
        rect(
          1200 + at * 40,
          610 + (at % 3) * 18,
          22,
          80 - (at % 3) * 18,
          [tone.clay, tone.sea, tone.honey][at % 3] ?? tone.sea,
          { rx: 10 },
        ),
    ),
    rect(1180, 640, 270, 16, tone.oat),
    ...[940, 1000].map(
      (x, at) =>
        polygon(
          [
            [x - 26, 690],
            [x - 14, 600],
            [x + 14, 600],
            [x + 26, 690],
          ],
          at ? tone.teal : tone.paper,
        ) + rect(x - 7, 584, 14, 20, tone.clay),
    ),
  );
  return closing(it, true);
}

function workshop(isLesson: boolean): Sheet {
  const it = hall({
    width: 12,
    height: 4.6,
    depth: 18,
    wall: isLesson ? tone.honey : tone.sea,
    floor: tone.oat,
    ceiling: tone.slate,
    light: 'left',
    haze: isLesson ? tone.paper : tone.foam,
  });
  const steel = it.sheet.linear([
    [0, tone.white],
    [0.4, tone.steel],
    [1, tone.slate],
  ]);
  const tools = times(
    9,
    (at) =>
      rect(980 + at * 52, 210, 12, 70 + ((at * 37) % 60), [tone.ember, tone.ink, tone.teal][at % 3] ?? tone.ink, {
        rx: 5,
      }) + circle(986 + at * 52, 208, 14, tone.slate),
  );
  const shelf = (y: number) =>
    rect(940, y, 560, 14, tone.oat) +
    times(
      7,
      (at) =>
        rect(956 + at * 78, y - 70 + (at % 3) * 12, 60, 70 - (at % 3) * 12, steel, { rx: 4 }) +
        rect(984 + at * 78, y - 60 + (at % 3) * 12, 4, 60 - (at % 3) * 12, tone.ink),
    );
  const lathe = [
    rect(
      240,
      600,
      640,
      70,
      it.sheet.linear([
        [0, tone.teal],
        [1, tone.deep],
      ]),
      { rx: 8 },
    ),
    rect(
      250,
      420,
      210,
      190,
      it.sheet.linear([
        [0, lighter(tone.teal, 0.2)],
        [1, tone.deep],
      ]),
      { rx: 16 },
    ),
    ellipse(470, 520, 26, 74, tone.slate),
    rect(470, 480, 270, 80, steel, { rx: 6 }),
    rect(
      740,
      470,
      110,
      140,
      it.sheet.linear([
        [0, tone.teal],
        [1, tone.ink],
      ]),
      { rx: 10 },
    ),
    path('M560 600V566L590 556V600Z', tone.amber),
    times(7, (at) =>
      stroke(`M${585} ${556}q${20 + at * 6} ${-30 - at * 4} ${50 + at * 5} ${-8 + at * 10}`, tone.honey, 3),
    ),
    circle(300, 470, 18, tone.ember),
  ];
  it.sheet.add(
    isLesson ? tools : shelf(320) + shelf(440) + shelf(200),
    ...(isLesson
      ? [
          near(it, 640, 740, 4, { top: '#2c5d86', arms: 'work', facing: 1 }),
          near(it, 990, 700, 3, { hair: '#5d341c', top: tone.teal, arms: 'work', facing: -1 }),
        ]
      : [near(it, 960, 700, 0, { arms: 'work', facing: -1, top: tone.clay }), ...lathe]),
    bench(it, 690, tone.oat),
    isLesson
      ? rect(700, 640, 170, 50, steel, { rx: 6 }) +
          path('M760 690V600h14v56h70v-56h14v40h-20v14h-58z', tone.slate) +
          rect(330, 660, 180, 30, tone.teal, { rx: 4 }) +
          rect(360, 640, 140, 20, tone.amber, { rx: 4 }) +
          rect(1120, 664, 220, 12, tone.paper)
      : times(6, (at) => rect(1010 + at * 76, 640 - (at % 2) * 16, 56, 50 + (at % 2) * 16, steel, { rx: 5 })),
  );
  return closing(it, true);
}

/** A stand at a fair: back wall, counter, lamps and people; `show` draws what it is about. */
function stand(wall: string, back: string, show: (it: Hall) => string): Sheet {
  const it = hall({
    width: 18,
    height: 6.4,
    depth: 26,
    wall: tone.steel,
    floor: tone.sand,
    ceiling: tone.slate,
    light: 'roof',
    haze: tone.foam,
  });
  const [x, y] = it.at(-4.2, 3.9, 8);
  const [right, low] = it.at(4.2, 0, 8);
  it.sheet.add(
    inDepth(
      3,
      24,
      14,
      (z, at) =>
        it.box(-8.4, 0, z, 3, 3, 0.4, [tone.rose, tone.mist, tone.honey][at % 3] ?? tone.mist) +
        it.box(5.4, 0, z, 3, 3.2, 0.4, [tone.sea, tone.sand, tone.clay][at % 3] ?? tone.mist),
    ),
    it.plane(
      [
        [-4.6, 0.01, 3.6],
        [4.6, 0.01, 3.6],
        [4.6, 0.01, 8],
        [-4.6, 0.01, 8],
      ],
      mix(wall, tone.paper, 0.55),
    ),
    rect(
      x,
      y,
      right - x,
      low - y,
      it.sheet.linear([
        [0, lighter(back, 0.16)],
        [1, darker(back, 0.12)],
      ]),
    ),
    it.box(-4.5, 3.9, 8, 9, 0.5, 0.4, wall),
    path(`M740 ${y - 10}a34 34 0 0 1 68 0z`, tone.amber),
    rect(826, y - 40, 190, 22, tone.paper, { opacity: '0.9' }),
    it.box(-4.6, 0, 3.9, 0.16, 4.4, 0.16, wall),
    it.box(4.44, 0, 3.9, 0.16, 4.4, 0.16, wall),
    show(it),
  );
  return closing(it, true);
}

const lisbon = () =>
  stand(tone.deep, tone.sea, (it) =>
    [
      path('M350 620Q600 540 800 590T1250 560V640H350Z', tone.teal),
      stroke('M360 500Q560 330 800 470Q1040 330 1240 500', tone.clay, 7),
      rect(560, 300, 14, 260, tone.clay),
      rect(1020, 300, 14, 260, tone.clay),
      stroke('M350 520H1250', tone.clay, 9),
      times(5, (at) => {
        const x = 400 + at * 66;
        const h = 250 + (at % 3) * 60;
        return (
          rect(
            x,
            690 - h,
            52,
            h,
            it.sheet.linear(
              [
                [0, darker(pipeBlue, 0.1)],
                [0.3, lighter(pipeBlue, 0.6)],
                [0.6, pipeBlue],
                [1, darker(pipeBlue, 0.5)],
              ],
              { x2: 1, y2: 0 },
            ),
          ) +
          ellipse(x + 26, 690 - h, 26, 8, lighter(pipeBlue, 0.4)) +
          ellipse(x + 26, 690 - h, 19, 6, tone.night)
        );
      }),
      standing(it, 2.4, 6.8, 3, { arms: 'work' }),
      it.box(1.6, 0, 6, 1.9, 1.05, 0.7, tone.paper),
      standing(it, -0.2, 5.2, 0, { arms: 'down' }),
      standing(it, 0.7, 5, 5, { arms: 'down', facing: -1 }),
    ].join(''),
  );

const bologna = () =>
  stand(tone.clay, tone.paper, (it) =>
    [
      times(4, (at) => path(`M${880 + at * 92} 620V420a36 36 0 0 1 72 0V620Z`, mix(tone.rose, tone.clay, 0.35))),
      group(
        times(5, (row) =>
          times(6, (at) =>
            group(azulTile(72, row % 2 ? (at % 2 ? 180 : 270) : at % 2 ? 90 : 0), {
              transform: `translate(${at * 72} ${row * 72})`,
            }),
          ),
        ),
        { transform: 'translate(390 216)' },
      ),
      standing(it, 2.5, 6.8, 4, { arms: 'work' }),
      it.box(1.7, 0, 6, 1.7, 1, 0.6, tone.clay),
      it.box(1.8, 1, 6.1, 0.4, 0.3, 0.3, tone.sea),
      it.box(2.9, 1, 6.1, 0.4, 0.24, 0.3, tone.honey),
      standing(it, -2.2, 5.6, 5, { arms: 'up' }),
      standing(it, 0.5, 5, 2, { facing: -1 }),
    ].join(''),
  );

const dusseldorf = () =>
  stand(tone.teal, tone.sand, (it) => {
    const shelf = (y: number) =>
      rect(380, y, 520, 12, tone.oat) +
      times(11, (at) => {
        const x = 400 + at * 46;
        return at % 3 === 2
          ? rect(x, y - 52, 34, 52, [tone.ember, tone.steel][at % 2] ?? tone.steel, { rx: 3 }) +
              rect(x + 6, y - 52, 6, 52, '#ffffff', { opacity: '0.5' })
          : path(
              `M${x} ${y}V${y - 50}Q${x} ${y - 60} ${x + 9} ${y - 66}V${y - 86}H${x + 19}V${y - 66}Q${x + 28} ${y - 60} ${x + 28} ${y - 50}V${y}Z`,
              at % 2 ? tone.pine : tone.amber,
              { opacity: '0.88' },
            ) + rect(x + 5, y - 48, 4, 44, '#ffffff', { opacity: '0.5' });
      });
    return [
      shelf(330),
      shelf(450),
      shelf(570),
      stroke('M1060 0V150', tone.ink, 6),
      path('M960 240Q960 150 1060 150T1160 240Z', tone.amber),
      ellipse(1060, 240, 100, 16, tone.honey),
      polygon(
        [
          [965, 245],
          [1155, 245],
          [1300, 640],
          [830, 640],
        ],
        '#fff3cf',
        { opacity: '0.4', filter: it.sheet.blur(14) },
      ),
      standing(it, 2, 7, 1, { arms: 'work' }),
      it.box(1, 0, 6, 2.2, 1, 0.8, tone.teal),
      standing(it, 0.3, 5, 0, {}),
      standing(it, -1.2, 5.6, 3, { facing: -1 }),
    ].join('');
  });

const frankfurt = () =>
  stand(tone.deep, tone.paper, (it) => {
    const cloth = (x: number, w: number, low: number, colour: string) =>
      path(
        `M${x} 130H${x + w}Q${x + w - 14} ${low / 2} ${x + w + 8} ${low}Q${x + w / 2} ${low + 24} ${x - 6} ${low}Q${x + 12} ${low / 2} ${x} 130Z`,
        it.sheet.linear(
          [
            [0, lighter(colour, 0.4)],
            [0.25, colour],
            [0.4, darker(colour, 0.22)],
            [0.6, lighter(colour, 0.2)],
            [1, darker(colour, 0.3)],
          ],
          { x2: 1, y2: 0 },
        ),
      );
    const colours = [tone.clay, tone.honey, tone.teal, tone.rose, tone.sea, tone.deep, tone.amber];
    return [
      times(7, (at) => cloth(370 + at * 124, 96, 520 + (at % 3) * 60, colours[at] ?? tone.teal)),
      rect(350, 122, 900, 12, tone.ink),
      it.box(-3.6, 0, 5.4, 1.6, 0.8, 0.7, tone.oat),
      it.box(-3.4, 0.8, 5.5, 1.2, 0.26, 0.5, tone.teal),
      it.box(-3.3, 1.06, 5.5, 1, 0.2, 0.5, tone.white),
      standing(it, 0.5, 5, 1, {}),
      standing(it, -0.9, 5.8, 5, { facing: -1, arms: 'up' }),
      standing(it, 2.5, 5.4, 2, { facing: -1 }),
    ].join('');
  });

function talk(): Sheet {
  const it = hall({
    width: 16,
    height: 5.4,
    depth: 20,
    wall: tone.mist,
    floor: tone.sand,
    ceiling: tone.slate,
    light: 'roof',
    haze: tone.foam,
  });
  it.sheet.add(
    inDepth(
      3,
      18,
      10,
      (z, at) =>
        it.box(-7, 0, z, 4, 3.4, 0.3, [tone.teal, tone.honey, tone.rose][at] ?? tone.teal) +
        it.box(3, 0, z, 4, 3.2, 0.3, [tone.sand, tone.clay, tone.sea][at] ?? tone.sand),
    ),
    person(it.sheet, 430, 860, 560, { ...(crew[1] ?? crew[0]), facing: 1 }),
    person(it.sheet, 1190, 870, 570, { ...(crew[2] ?? crew[0]), facing: -1, arms: 'work', top: tone.deep }),
    person(it.sheet, 660, 800, 520, { ...(crew[0] ?? crew[1] ?? crew[0]), facing: 1, top: tone.clay }),
    person(it.sheet, 970, 800, 500, { ...(crew[5] ?? crew[0]), facing: -1, arms: 'work' }),
    rect(780, 640, 40, 220, tone.slate),
    ellipse(800, 864, 150, 24, tone.ink),
    ellipse(800, 640, 330, 66, darker(tone.oat, 0.3)),
    ellipse(
      800,
      628,
      330,
      66,
      it.sheet.linear(
        [
          [0, tone.paper],
          [1, tone.oat],
        ],
        { x2: 1, y2: 0.4 },
      ),
    ),
    ...[
      [640, 620, tone.teal],
      [730, 645, tone.clay],
      [850, 650, tone.honey],
    ].map(([x, y, colour]) =>
      polygon(
        [
          [Number(x), Number(y)],
          [Number(x) + 70, Number(y) - 12],
          [Number(x) + 90, Number(y) + 10],
          [Number(x) + 16, Number(y) + 22],
        ],
        String(colour),
      ),
    ),
    cottonTuft(it.sheet, 990, 636, 80, 'sample'),
    polygon(
      [
        [905, 600],
        [915, 540],
        [935, 540],
        [946, 600],
      ],
      tone.white,
    ),
  );
  return closing(it, true);
}

function samples(): Sheet {
  const it = hall({
    width: 16,
    height: 6,
    depth: 9,
    wall: tone.sand,
    floor: tone.oat,
    ceiling: tone.paper,
    light: 'none',
    haze: tone.paper,
  });
  const random = seeded('samples');
  const colours = [
    tone.teal,
    tone.clay,
    tone.amber,
    tone.deep,
    tone.rose,
    tone.sea,
    tone.mist,
    tone.honey,
    tone.moss,
  ] as const;
  const piece = (x: number, y: number, at: number) => {
    const colour = random.pick([...colours] as [string, ...string[]]);
    const frame = rect(x + 6, y + 8, 150, 150, tone.night, { opacity: '0.26', filter: it.sheet.blur(6) });
    if (at % 4 === 0) return frame + group(azulTile(150, at * 90), { transform: `translate(${x} ${y})` });
    if (at % 4 === 1)
      return (
        frame +
        rect(x, y, 150, 150, tone.paper) +
        times(
          4,
          (lid) =>
            circle(x + 40 + (lid % 2) * 70, y + 40 + Math.floor(lid / 2) * 70, 30, lid % 2 ? tone.amber : tone.steel) +
            circle(x + 40 + (lid % 2) * 70, y + 40 + Math.floor(lid / 2) * 70, 18, tone.white, { opacity: '0.5' }),
        )
      );
    return (
      frame +
      path(
        `M${x} ${y}H${x + 150}V${y + 140}${times(10, (tooth) => `L${x + 150 - tooth * 15 - 7} ${y + 150}L${x + 150 - tooth * 15 - 15} ${y + 140}`)}Z`,
        it.sheet.linear(
          [
            [0, lighter(colour, 0.2)],
            [0.4, colour],
            [0.55, darker(colour, 0.18)],
            [1, colour],
          ],
          { x2: 1, y2: 0.2 },
        ),
      ) +
      (at % 4 === 3 ? times(6, (stripe) => rect(x, y + 10 + stripe * 22, 150, 6, tone.paper, { opacity: '0.5' })) : '')
    );
  };
  it.sheet.add(
    rect(
      170,
      40,
      1260,
      640,
      it.sheet.linear([
        [0, tone.white],
        [1, tone.sand],
      ]),
    ),
    times(3, (row) => times(6, (at) => piece(230 + at * 200, 80 + row * 196, row * 5 + at))),
    polygon(
      [
        [200, 40],
        [640, 40],
        [1100, 680],
        [560, 680],
      ],
      '#fff3cf',
      { opacity: '0.25', filter: it.sheet.blur(20) },
    ),
    person(it.sheet, 1310, 880, 520, { ...(crew[3] ?? crew[0]), facing: -1, arms: 'up' }),
  );
  return closing(it, false);
}

export const peopleHalls: Record<string, () => Sheet> = {
  laboratory,
  workshop: () => workshop(false),
  'apprentice-bench': () => workshop(true),
  'fair-lisbon': lisbon,
  'fair-bologna': bologna,
  'fair-dusseldorf': dusseldorf,
  'fair-frankfurt': frankfurt,
  'fair-talk': talk,
  'fair-samples': samples,
};
