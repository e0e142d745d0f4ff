import { turned } from './lathe.ts';
import { darker, lighter, mix, tone } from './palette.ts';
import { seeded } from './random.ts';
import { circle, ellipse, group, path, rect, stroke, times } from './shapes.ts';
import { newSheet, type Sheet } from './sheet.ts';
import { board, shadow, stage, vignette } from './stage.ts';
import { cap, glass, profiles } from './vessels.ts';

const green = mix(tone.pine, tone.moss, 0.35);
const brown = mix(tone.ember, tone.amber, 0.35);

function finish(sheet: Sheet, ...markup: string[]): Sheet {
  sheet.add(...markup, vignette(sheet));
  return sheet;
}

/** A branch with leaves and, where wanted, olives. */
export function branch(x: number, y: number, size: number, leaf: string, fruit?: string): string {
  const leaves = times(11, (at) => {
    const [px, py] = [x + size * (at * 0.09), y - size * 0.03 * at + Math.sin(at) * 4];
    const turn = at % 2 ? -42 : 38;
    return ellipse(
      px + size * 0.07,
      py + (at % 2 ? -1 : 1) * size * 0.055,
      size * 0.1,
      size * 0.026,
      at % 3 ? leaf : lighter(leaf, 0.3),
      { transform: `rotate(${turn} ${px} ${py})` },
    );
  });
  const fruits = fruit
    ? times(4, (at) => circle(x + size * (0.2 + at * 0.2), y + size * (0.09 - at * 0.035), size * 0.042, fruit))
    : '';
  return (
    stroke(`M${x} ${y}q${size * 0.5} ${-size * 0.2} ${size} ${-size * 0.3}`, darker(leaf, 0.4), size * 0.012) +
    leaves +
    fruits
  );
}

function wine(): Sheet {
  const sheet = stage({ wall: tone.honey, table: tone.sand });
  const label = { from: 0.16, to: 0.44, colour: tone.paper, mark: tone.ember };
  const one = (x: number, y: number, scale: number, isLabelled: boolean) =>
    glass(sheet, {
      x,
      y,
      scale,
      profile: profiles.bordeaux,
      colour: green,
      content: { colour: '#5a1f2a', to: 0.72 },
      ...(isLabelled ? { label } : {}),
    }) + cap(sheet, x, y - scale * 0.985, scale * 0.054, scale * 0.02, tone.ember);
  return finish(sheet, one(560, 990, 820, false), one(1080, 1000, 820, false), one(810, 1070, 880, true));
}

function oil(): Sheet {
  const sheet = stage({ wall: tone.mist, table: tone.oat });
  const one = (x: number, y: number, scale: number) =>
    glass(sheet, {
      x,
      y,
      scale,
      profile: profiles.square,
      colour: darker(green, 0.25),
      content: { colour: '#a98b1e', to: 0.62 },
      edges: [-0.42, 0.44],
      label: { from: 0.14, to: 0.46, colour: tone.honey, mark: tone.pine },
    }) + cap(sheet, x, y - scale * 0.92, scale * 0.062, scale * 0.09, tone.ink);
  return finish(
    sheet,
    one(620, 1000, 780),
    one(980, 1060, 820),
    branch(330, 1130, 420, tone.moss, darker(tone.pine, 0.3)),
  );
}

function beer(): Sheet {
  const sheet = stage({ wall: tone.teal, table: tone.oat });
  const bail = (x: number, y: number, scale: number, isOpen: boolean) => {
    const top = y - scale * 0.96;
    const stopper = (px: number, py: number) =>
      circle(
        px,
        py,
        scale * 0.058,
        sheet.radial(
          [
            [0, tone.white],
            [1, tone.oat],
          ],
          { cx: 0.35, cy: 0.3 },
        ),
      ) + rect(px - scale * 0.045, py + scale * 0.03, scale * 0.09, scale * 0.03, tone.ember, { rx: 8 });
    const neck = stroke(`M${x - scale * 0.075} ${y - scale * 0.86}h${scale * 0.15}`, tone.steel, scale * 0.014);
    if (!isOpen)
      return (
        neck +
        stroke(
          `M${x - scale * 0.08} ${y - scale * 0.86}L${x - scale * 0.06} ${top - scale * 0.1}H${x + scale * 0.06}L${x + scale * 0.08} ${y - scale * 0.86}`,
          tone.steel,
          scale * 0.014,
        ) +
        stopper(x, top - scale * 0.06)
      );
    return (
      neck +
      stroke(
        `M${x + scale * 0.075} ${y - scale * 0.86}q${scale * 0.12} ${scale * 0.02} ${scale * 0.1} ${scale * 0.12}`,
        tone.steel,
        scale * 0.014,
      ) +
      stopper(x + scale * 0.18, y - scale * 0.74)
    );
  };
  const one = (x: number, y: number, scale: number, isOpen: boolean) =>
    glass(sheet, { x, y, scale, profile: profiles.swing, colour: brown, content: { colour: '#9a4a12', to: 0.7 } }) +
    bail(x, y, scale, isOpen);
  return finish(sheet, one(520, 1000, 720, false), one(1060, 1010, 720, false), one(790, 1075, 770, true));
}

function water(): Sheet {
  const sheet = stage({ wall: tone.sea, table: tone.foam });
  const wave = (x: number, y: number) =>
    times(3, (at) => stroke(`M${x - 70} ${y + at * 26}q35 -26 70 0t70 0`, tone.white, 5, { opacity: '0.7' }));
  const drops = (() => {
    const random = seeded('drops');
    return times(46, () => {
      const [x, y, r] = [random.between(720, 900), random.between(640, 1040), random.between(3, 9)];
      return (
        ellipse(x, y, r, r * 1.2, '#ffffff', { opacity: '0.4' }) +
        circle(x - r * 0.3, y - r * 0.4, r * 0.35, '#ffffff', { opacity: '0.9' })
      );
    });
  })();
  return finish(
    sheet,
    glass(sheet, {
      x: 540,
      y: 1000,
      scale: 860,
      profile: profiles.water,
      colour: tone.sea,
      content: { colour: tone.mist, to: 0.7 },
    }),
    cap(sheet, 540, 1000 - 835, 54, 44, tone.deep),
    glass(sheet, {
      x: 810,
      y: 1070,
      scale: 900,
      profile: profiles.water,
      colour: mix(tone.foam, tone.sea, 0.25),
      content: { colour: tone.foam, to: 0.72 },
    }),
    wave(810, 650),
    drops,
    cap(sheet, 810, 1070 - 873, 56, 46, tone.teal),
    glass(sheet, {
      x: 1130,
      y: 1080,
      scale: 330,
      profile: profiles.tumbler,
      straight: true,
      colour: tone.foam,
      content: { colour: tone.mist, to: 0.62 },
    }),
  );
}

function preserves(): Sheet {
  const sheet = stage({ wall: tone.sand, table: tone.oat });
  const fruits = (x: number, y: number, colour: string, seed: string) => {
    const random = seeded(seed);
    return group(
      times(40, () => {
        const [px, py, r] = [x + random.between(-120, 120), y - random.between(10, 330), random.between(24, 44)];
        return ellipse(
          px,
          py,
          r,
          r * 0.85,
          sheet.radial(
            [
              [0, lighter(colour, 0.45)],
              [0.6, colour],
              [1, darker(colour, 0.35)],
            ],
            { cx: 0.35, cy: 0.3 },
          ),
        );
      }),
      { 'clip-path': sheet.clip(rect(x - 142, y - 350, 284, 344, '#000', { rx: 30 })) },
    );
  };
  const one = (x: number, y: number, colour: string) =>
    shadow(sheet, x, y, 300, 380) +
    fruits(x, y, colour, colour) +
    glass(sheet, { x, y, scale: 480, profile: profiles.jar, colour: tone.foam }) +
    cap(sheet, x, y - 430, 140, 52, tone.amber);
  return finish(sheet, one(480, 990, tone.ember), one(1120, 1000, tone.moss), one(800, 1070, tone.amber));
}

function honey(): Sheet {
  const sheet = stage({ wall: tone.foam, table: tone.sand });
  const one = (x: number, y: number, scale: number) =>
    glass(sheet, {
      x,
      y,
      scale,
      profile: profiles.honey,
      colour: tone.honey,
      content: { colour: '#d5811c', to: 0.68 },
      edges: [-0.5, 0.5],
    }) + cap(sheet, x, y - scale * 0.86, scale * 0.31, scale * 0.13, tone.white);
  const dipper = group(
    [
      rect(
        -14,
        -300,
        22,
        320,
        sheet.linear(
          [
            [0, lighter(tone.oat, 0.3)],
            [1, darker(tone.clay, 0.1)],
          ],
          { x2: 1, y2: 0 },
        ),
        { rx: 10 },
      ),
      times(6, (at) =>
        ellipse(0, 20 + at * 20, 44 - Math.abs(at - 2.5) * 6, 11, at % 2 ? tone.oat : darker(tone.oat, 0.3)),
      ),
    ],
    { transform: 'translate(1240 1040) rotate(64)' },
  );
  return finish(
    sheet,
    board(sheet, 800, 1075, 1150, 100),
    one(600, 1020, 520),
    one(960, 1050, 560),
    ellipse(1180, 1068, 150, 16, tone.night, { opacity: '0.3', filter: sheet.blur(8) }),
    dipper,
  );
}

/** Rims of bottles seen from above. */
function rims(): Sheet {
  const sheet = newSheet(1600, 1200);
  sheet.add(
    rect(
      0,
      0,
      1600,
      1200,
      sheet.linear(
        [
          [0, darker(green, 0.5)],
          [1, tone.night],
        ],
        { x2: 1, y2: 1 },
      ),
    ),
  );
  for (let row = 0; row < 6; row += 1) {
    for (let column = -1; column < 7; column += 1) {
      const [x, y] = [column * 270 + (row % 2) * 135 + 40, row * 234 + 20];
      const body = sheet.radial(
        [
          [0, darker(green, 0.55)],
          [0.3, green],
          [0.62, lighter(green, 0.16)],
          [0.8, darker(green, 0.2)],
          [1, darker(green, 0.65)],
        ],
        { cx: 0.42, cy: 0.4, r: 0.6 },
      );
      sheet.add(
        circle(x, y, 132, body),
        stroke(`M${x - 104} ${y - 20}A106 106 0 0 1 ${x - 16} ${y - 104}`, lighter(green, 0.75), 9, {
          opacity: '0.65',
          filter: sheet.blur(2),
        }),
        circle(x, y, 54, lighter(green, 0.24)),
        circle(x, y, 48, darker(green, 0.35)),
        circle(x + 2, y + 3, 34, tone.night),
        stroke(`M${x - 50} ${y - 6}A50 50 0 0 1 ${x + 6} ${y - 50}`, tone.white, 6, { opacity: '0.9' }),
        stroke(`M${x + 30} ${y + 90}A96 96 0 0 0 ${x + 92} ${y + 22}`, tone.honey, 7, {
          opacity: '0.4',
          filter: sheet.blur(3),
        }),
      );
    }
  }
  sheet.add(vignette(sheet));
  return sheet;
}

function corks(): Sheet {
  const sheet = stage({ wall: tone.clay, table: tone.oat });
  const random = seeded('corks');
  const colour = mix(tone.oat, tone.amber, 0.3);
  const pores = (x: number, y: number) =>
    times(9, () =>
      ellipse(
        x + random.between(-30, 30),
        y - random.between(10, 120),
        random.between(2, 7),
        random.between(1, 4),
        darker(tone.clay, 0.3),
        { opacity: '0.6' },
      ),
    );
  const one = (x: number, y: number, turn: number) =>
    group(
      turned(sheet, {
        x,
        y,
        scale: 1,
        profile: [
          [36, 0],
          [38, 65],
          [36, 130],
        ],
        colour,
        squash: 0.3,
        gloss: 0,
        top: lighter(colour, 0.2),
        over: pores(x, y),
      }),
      { transform: `rotate(${turn} ${x} ${y - 60})` },
    );
  const heap = [
    [620, 880, 12],
    [700, 870, -70],
    [790, 865, 30],
    [880, 880, -20],
    [660, 820, 80],
    [760, 800, -38],
    [840, 815, 64],
  ] as const;
  const bowl = turned(sheet, {
    x: 750,
    y: 1070,
    scale: 1,
    profile: [
      [130, 0],
      [150, 20],
      [270, 190],
    ],
    colour: tone.teal,
    gloss: 0.5,
    squash: 0.2,
    top: 'open',
  });
  return finish(
    sheet,
    glass(sheet, { x: 1130, y: 1000, scale: 860, profile: profiles.bordeaux, colour: green }),
    shadow(sheet, 750, 1068, 420, 160),
    bowl,
    ...heap.map(([x, y, turn]) => one(x, y + 30, turn)),
    path(
      'M492 890A264 60 0 0 0 1008 890L896 1056A150 26 0 0 1 604 1056Z',
      sheet.linear(
        [
          [0, darker(tone.teal, 0.2)],
          [0.3, lighter(tone.teal, 0.3)],
          [0.6, tone.teal],
          [1, darker(tone.teal, 0.5)],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
    one(420, 1120, 84),
    one(1080, 1130, -78),
    one(960, 1150, 8),
  );
}

export const glassPictures: Record<string, () => Sheet> = {
  bordeaux: wine,
  'oil-bottle': oil,
  'swing-top': beer,
  'water-bottle': water,
  'preserving-jar': preserves,
  'honey-jar': honey,
  'glass-close': rims,
  cork: corks,
};
