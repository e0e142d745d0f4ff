import { inDepth, standing } from './halls-cotton.ts';
import { darker, lighter, mix, tone } from './palette.ts';
import { closing, type Hall, hall } from './room.ts';
import { circle, ellipse, group, path, polygon, rect, stroke, times } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { pipeBlue } from './still-lifes-pipes.ts';
import { azulTile } from './tile-faces.ts';

const green = mix(tone.pine, tone.moss, 0.35);

/** A belt that runs away from the eye, with things standing on it. */
function belt(it: Hall, x: number, width: number, from: number, to: number, height: number, colour: string): string {
  const legs = inDepth(
    6,
    to - 1,
    from + 0.6,
    (z) =>
      it.box(x + 0.05, 0, z, 0.1, height, 0.1, tone.ink) + it.box(x + width - 0.15, 0, z, 0.1, height, 0.1, tone.ink),
  );
  return (
    legs +
    it.plane(
      [
        [x, height, from],
        [x + width, height, from],
        [x + width, height, to],
        [x, height, to],
      ],
      it.sheet.linear([
        [0, it.far(colour, to)],
        [1, colour],
      ]),
    ) +
    it.plane(
      [
        [x, height, from],
        [x + width, height, from],
        [x + width, height - 0.14, from],
        [x, height - 0.14, from],
      ],
      darker(colour, 0.4),
    ) +
    it.plane(
      [
        [x, height, from],
        [x, height - 0.14, from],
        [x, height - 0.14, to],
        [x, height, to],
      ],
      darker(colour, 0.55),
    ) +
    it.plane(
      [
        [x + width, height, from],
        [x + width, height - 0.14, from],
        [x + width, height - 0.14, to],
        [x + width, height, to],
      ],
      darker(colour, 0.5),
    )
  );
}

const glow = (it: Hall, x: number, y: number, r: number, colour: string, opacity: string) =>
  circle(
    x,
    y,
    r,
    it.sheet.radial([
      [0, colour],
      [1, colour, 0],
    ]),
    { opacity },
  );

function kiln(): Sheet {
  const it = hall({
    width: 13,
    height: 5.4,
    depth: 26,
    wall: tone.deep,
    floor: tone.slate,
    ceiling: tone.ink,
    light: 'none',
    haze: mix(tone.clay, tone.deep, 0.35),
  });
  const tiles = inDepth(13, 12.4, 2.2, (z, at) =>
    [-0.95, 0.02]
      .map((x) =>
        it.plane(
          [
            [x, 0.92, z],
            [x + 0.9, 0.92, z],
            [x + 0.9, 0.92, z + 0.62],
            [x, 0.92, z + 0.62],
          ],
          mix(tone.honey, [tone.clay, tone.ember][at % 2] ?? tone.clay, Math.min(1, at / 9)),
        ),
      )
      .join(''),
  );
  const [x1, y1] = it.at(-1.5, 2.3, 12.6);
  const [x2, y2] = it.at(1.5, 0.7, 12.6);
  it.sheet.add(
    it.box(-2.7, 0, 12.6, 5.4, 3.3, 12, tone.slate),
    times(5, (at) => it.box(-2.7 + at * 1.25, 2.6, 12.5, 0.24, 0.5, 0.1, tone.amber)),
    rect(
      x1,
      y1,
      x2 - x1,
      y2 - y1,
      it.sheet.radial([
        [0, '#fff6d0'],
        [0.35, tone.honey],
        [0.75, tone.ember],
        [1, tone.clay],
      ]),
    ),
    glow(it, 800, 420, 420, tone.honey, '0.75'),
    belt(it, -1.1, 2.2, 2, 12.5, 0.88, tone.ink),
    inDepth(22, 12.4, 2, (z) =>
      it.plane(
        [
          [-1.05, 0.89, z],
          [1.05, 0.89, z],
          [1.05, 0.89, z + 0.08],
          [-1.05, 0.89, z + 0.08],
        ],
        it.far(tone.steel, z),
      ),
    ),
    tiles,
    it.plane(
      [
        [-1.1, 0.93, 2],
        [1.1, 0.93, 2],
        [1.1, 0.93, 12.4],
        [-1.1, 0.93, 12.4],
      ],
      it.sheet.linear([
        [0, tone.honey, 0.7],
        [0.5, tone.ember, 0.25],
        [1, tone.ember, 0],
      ]),
    ),
    it.plane(
      [
        [-3.4, 0, 2],
        [3.4, 0, 2],
        [1.4, 0, 12.4],
        [-1.4, 0, 12.4],
      ],
      it.sheet.linear([
        [0, tone.amber, 0.5],
        [1, tone.amber, 0],
      ]),
    ),
    inDepth(
      3,
      10,
      5,
      (z) => it.box(-4.6, 0, z, 0.9, 1.6, 0.7, tone.teal) + it.box(-4.5, 1.1, z - 0.01, 0.7, 0.35, 0.02, tone.honey),
    ),
    standing(it, 2.6, 7, 4, { helmet: tone.honey, facing: -1, top: tone.teal }),
    standing(it, -2.5, 9, 3, { helmet: tone.paper, facing: 1 }),
    glow(it, 800, 440, 760, tone.amber, '0.2'),
  );
  return closing(it, false);
}

function glazing(): Sheet {
  const it = hall({
    width: 13,
    height: 5,
    depth: 24,
    wall: tone.foam,
    floor: tone.sand,
    ceiling: tone.mist,
    light: 'left',
    haze: tone.paper,
  });
  const [cx, top] = it.at(-0.2, 2.3, 6);
  const [, low] = it.at(0, 0.95, 6);
  const s = it.scale(6);
  it.sheet.add(
    belt(it, -1.4, 2, 2.2, 22, 0.9, tone.slate),
    inDepth(14, 20, 6.4, (z) =>
      it.plane(
        [
          [-1.1, 0.93, z],
          [0.3, 0.93, z],
          [0.3, 0.93, z + 0.9],
          [-1.1, 0.93, z + 0.9],
        ],
        it.far(tone.clay, z),
      ),
    ),
    it.box(-2, 0, 6, 0.3, 2.9, 0.6, tone.teal),
    it.box(1, 0, 6, 0.3, 2.9, 0.6, tone.teal),
    it.box(-2, 2.4, 6, 3.3, 0.5, 0.6, tone.deep),
    rect(
      cx - s * 1.1,
      top,
      s * 1.9,
      low - top,
      it.sheet.linear(
        [
          [0, tone.sea],
          [0.3, tone.foam],
          [0.5, tone.sea],
          [0.75, tone.mist],
          [1, tone.teal],
        ],
        { x2: 1, y2: 0 },
      ),
      { opacity: '0.85' },
    ),
    inDepth(4, 5, 2.3, (z) =>
      it.plane(
        [
          [-1.1, 0.93, z],
          [0.3, 0.93, z],
          [0.3, 0.93, z + 0.72],
          [-1.1, 0.93, z + 0.72],
        ],
        it.sheet.linear(
          [
            [0, tone.foam],
            [0.5, tone.sea],
            [1, tone.teal],
          ],
          { x2: 1, y2: 1 },
        ),
      ),
    ),
    inDepth(
      4,
      15,
      6,
      (z, at) =>
        it.box(3.6, 0, z, 1.2, 0.6, 1, tone.oat) +
        it.box(3.7, 0.6, z, 1, 0.5 + (at % 2) * 0.3, 0.8, at % 2 ? tone.sea : tone.clay),
    ),
    standing(it, 1.75, 4.9, 1, { facing: -1, arms: 'work' }),
  );
  return closing(it, true);
}

function furnace(): Sheet {
  const it = hall({
    width: 14,
    height: 7,
    depth: 24,
    wall: tone.ink,
    floor: tone.slate,
    ceiling: tone.night,
    light: 'none',
    haze: mix(tone.clay, tone.ink, 0.45),
  });
  const drop = (x: number, y: number, size: number) =>
    glow(it, x, y, size * 3, tone.amber, '0.7') +
    path(
      `M${x} ${y - size * 1.7}Q${x + size * 0.9} ${y} ${x + size * 0.55} ${y + size * 0.7}A${size * 0.7} ${size * 0.7} 0 0 1 ${x - size * 0.55} ${y + size * 0.7}Q${x - size * 0.9} ${y} ${x} ${y - size * 1.7}Z`,
      it.sheet.linear([
        [0, '#fff3c4'],
        [0.5, tone.honey],
        [1, tone.ember],
      ]),
    );
  const mould = (x: number, y: number) =>
    rect(
      x - 74,
      y,
      148,
      150,
      it.sheet.linear(
        [
          [0, tone.slate],
          [0.3, tone.steel],
          [0.6, tone.slate],
          [1, tone.ink],
        ],
        { x2: 1, y2: 0 },
      ),
      { rx: 10 },
    ) +
    rect(x - 3, y, 6, 150, tone.night) +
    ellipse(x, y + 6, 36, 12, tone.honey) +
    circle(x - 40, y + 110, 10, tone.night) +
    circle(x + 40, y + 110, 10, tone.night);
  const hot = (x: number, y: number) =>
    glow(it, x, y, 90, tone.amber, '0.5') +
    path(
      `M${x - 22} ${y + 70}V${y}Q${x - 22} ${y - 26} ${x - 9} ${y - 40}V${y - 70}H${x + 9}V${y - 40}Q${x + 22} ${y - 26} ${x + 22} ${y}V${y + 70}Z`,
      it.sheet.linear(
        [
          [0, '#ffe6a0'],
          [0.5, tone.amber],
          [1, tone.clay],
        ],
        { y2: 1 },
      ),
    );
  const places = [470, 690, 910, 1130];
  it.sheet.add(
    it.box(-4.6, 3.1, 8, 9.2, 3.4, 6, tone.slate),
    times(6, (at) => {
      const [x, y] = it.at(-3.9 + at * 1.4, 4.4, 8);
      return (
        rect(
          x,
          y,
          60,
          44,
          it.sheet.radial([
            [0, '#fff3c4'],
            [0.6, tone.honey],
            [1, tone.ember],
          ]),
          { rx: 8 },
        ) + glow(it, x + 30, y + 22, 90, tone.amber, '0.5')
      );
    }),
    rect(
      380,
      300,
      850,
      36,
      it.sheet.linear([
        [0, tone.steel],
        [1, tone.ink],
      ]),
      { rx: 8 },
    ),
    times(
      4,
      (at) =>
        rect((places[at] ?? 0) - 30, 330, 60, 40, tone.ink, { rx: 6 }) + drop(places[at] ?? 0, 430 + (at % 2) * 46, 26),
    ),
    times(4, (at) => mould(places[at] ?? 0, 520)),
    rect(
      330,
      664,
      960,
      44,
      it.sheet.linear([
        [0, tone.steel],
        [0.4, tone.slate],
        [1, tone.ink],
      ]),
    ),
    rect(
      0,
      800,
      1600,
      30,
      it.sheet.linear([
        [0, tone.steel],
        [1, tone.night],
      ]),
    ),
    times(9, (at) => hot(90 + at * 180, 736)),
    standing(it, -3.1, 4.6, 4, { helmet: tone.paper, top: tone.clay, arms: 'down' }),
    glow(it, 800, 520, 800, tone.amber, '0.22'),
  );
  return closing(it, false);
}

function bottles(): Sheet {
  const it = hall({
    width: 13,
    height: 5,
    depth: 24,
    wall: tone.teal,
    floor: tone.slate,
    ceiling: tone.deep,
    light: 'none',
    haze: tone.mist,
  });
  const bottle = (x: number, z: number, h: number) => {
    const [px, py] = it.at(x, 0.95, z);
    const s = it.scale(z) * h;
    const lit = it.far(green, z);
    return (
      path(
        `M${px - s * 0.15} ${py}V${py - s * 0.6}Q${px - s * 0.15} ${py - s * 0.72} ${px - s * 0.05} ${py - s * 0.78}V${py - s}H${px + s * 0.05}V${py - s * 0.78}Q${px + s * 0.15} ${py - s * 0.72} ${px + s * 0.15} ${py - s * 0.6}V${py}Z`,
        it.sheet.linear(
          [
            [0, darker(lit, 0.4)],
            [0.3, lighter(lit, 0.5)],
            [0.55, lit],
            [1, darker(lit, 0.5)],
          ],
          { x2: 1, y2: 0 },
        ),
      ) + rect(px - s * 0.09, py - s * 0.58, s * 0.025, s * 0.5, '#ffffff', { opacity: '0.6' })
    );
  };
  const [lx, ly] = it.at(-2.9, 2.9, 5.6);
  it.sheet.add(
    it.plane(
      [
        [-4, 1.1, 6.6],
        [3, 1.1, 6.6],
        [3, 3, 6.6],
        [-4, 3, 6.6],
      ],
      it.sheet.linear([
        [0, '#fffbe8'],
        [1, tone.foam],
      ]),
    ),
    glow(it, lx + 320, ly + 150, 420, '#fff7dc', '0.55'),
    belt(it, 2.1, 1, 2.2, 20, 0.9, tone.slate),
    inDepth(12, 18, 3, (z) => bottle(2.6, z, 1)),
    rect(
      0,
      690,
      1600,
      30,
      it.sheet.linear([
        [0, tone.steel],
        [1, tone.slate],
      ]),
    ),
    rect(
      0,
      720,
      1600,
      70,
      it.sheet.linear([
        [0, tone.deep],
        [1, tone.ink],
      ]),
    ),
    times(9, (at) => {
      const x = 60 + at * 152;
      const s = 480;
      return (
        path(
          `M${x - s * 0.13} ${690}V${690 - s * 0.6}Q${x - s * 0.13} ${690 - s * 0.72} ${x - s * 0.045} ${690 - s * 0.78}V${690 - s * 0.98}H${x + s * 0.045}V${690 - s * 0.78}Q${x + s * 0.13} ${690 - s * 0.72} ${x + s * 0.13} ${690 - s * 0.6}V690Z`,
          it.sheet.linear(
            [
              [0, darker(green, 0.5)],
              [0.16, green],
              [0.4, lighter(green, 0.55)],
              [0.62, green],
              [1, darker(green, 0.6)],
            ],
            { x2: 1, y2: 0 },
          ),
          { opacity: '0.94' },
        ) +
        rect(x - s * 0.085, 690 - s * 0.58, 11, s * 0.52, '#fffdf0', { opacity: '0.6', rx: 5 }) +
        rect(x - s * 0.05, 690 - s * 0.99, s * 0.1, 12, darker(green, 0.3), { rx: 4 })
      );
    }),
    rect(1120, 110, 250, 580, tone.ink, { rx: 16, opacity: '0.92' }),
    rect(1150, 150, 190, 120, tone.sea, { rx: 8 }),
    path('M1215 250V205q0-14 14-18v-18h24v18q14 4 14 18v45z', green),
    stroke('M1165 260h160', tone.honey, 5),
    rect(
      1180,
      330,
      130,
      300,
      it.sheet.linear([
        [0, '#fffbe8'],
        [1, tone.honey],
      ]),
      { rx: 10 },
    ),
    glow(it, 1245, 480, 260, '#fff1c0', '0.6'),
  );
  return closing(it, true);
}

function tins(): Sheet {
  const it = hall({
    width: 14,
    height: 5.4,
    depth: 26,
    wall: tone.sand,
    floor: tone.mist,
    ceiling: tone.sea,
    light: 'roof',
    haze: tone.paper,
  });
  const tin = (x: number, y: number, r: number, at: number) => {
    const colour = [tone.steel, tone.ember, tone.steel, tone.teal, tone.steel][at % 5] ?? tone.steel;
    return (
      rect(
        x - r,
        y - r * 2.3,
        r * 2,
        r * 2.3,
        it.sheet.linear(
          [
            [0, darker(colour, 0.3)],
            [0.28, lighter(colour, 0.7)],
            [0.55, colour],
            [1, darker(colour, 0.5)],
          ],
          { x2: 1, y2: 0 },
        ),
        { rx: r * 0.1 },
      ) +
      ellipse(x, y, r, r * 0.24, darker(colour, 0.45)) +
      ellipse(x, y - r * 2.3, r, r * 0.26, tone.white) +
      ellipse(x, y - r * 2.3, r * 0.8, r * 0.19, tone.steel)
    );
  };
  const along = (share: number): readonly [number, number, number] => {
    const angle = share * Math.PI * 2.2;
    return [800 + Math.sin(angle) * (150 + share * 560), 440 + share * 330, 10 + share * 46];
  };
  const rail = (offset: number) =>
    `M${Array.from({ length: 60 }, (_, at) => {
      const [x, y, r] = along(at / 59);
      return `${(x + offset * r).toFixed(0)} ${(y - r * 0.2).toFixed(0)}`;
    }).join('L')}`;
  it.sheet.add(
    inDepth(
      4,
      20,
      8,
      (z, at) =>
        it.box(-5.6, 0, z, 2.2, 2.2, 1.8, at % 2 ? tone.teal : tone.deep) +
        it.box(3.4, 0, z, 2.2, 2.6, 1.8, at % 2 ? tone.deep : tone.teal) +
        it.box(-5.4, 1.4, z - 0.02, 0.8, 0.5, 0.03, tone.honey),
    ),
    stroke(rail(0), tone.night, 70, { opacity: '0.2', transform: 'translate(10 60)', filter: it.sheet.blur(14) }),
    ...[0.16, 0.34, 0.55, 0.72, 0.9].map((share) => {
      const [x, y, r] = along(share);
      return rect(x - r * 0.2, y, r * 0.4, r * 3.4, tone.slate);
    }),
    stroke(rail(0), tone.slate, 56),
    stroke(rail(0), tone.steel, 44),
    times(34, (at) => {
      const [x, y, r] = along(at / 33);
      return tin(x, y, r, at);
    }),
    stroke(rail(1.3), tone.slate, 7),
    standing(it, 3.4, 6, 0, { facing: -1 }),
  );
  return closing(it, true);
}

function press(): Sheet {
  const it = hall({
    width: 13,
    height: 6,
    depth: 22,
    wall: tone.sea,
    floor: tone.oat,
    ceiling: tone.deep,
    light: 'left',
    haze: tone.foam,
  });
  const body = it.sheet.linear(
    [
      [0, lighter(tone.teal, 0.2)],
      [0.3, tone.teal],
      [1, tone.ink],
    ],
    { x2: 1, y2: 0.3 },
  );
  it.sheet.add(
    inDepth(3, 17, 9, (z) => it.box(2.6, 0, z, 1.8, 3.6, 1.6, tone.deep)),
    ellipse(800, 820, 460, 50, tone.night, { opacity: '0.4', filter: it.sheet.blur(18) }),
    rect(560, 60, 460, 230, body, { rx: 24 }),
    circle(
      1090,
      180,
      130,
      it.sheet.radial(
        [
          [0, tone.steel],
          [0.7, tone.slate],
          [1, tone.ink],
        ],
        { cx: 0.4, cy: 0.35 },
      ),
    ),
    circle(1090, 180, 84, 'none', { stroke: tone.amber, 'stroke-width': 14 }),
    times(6, (at) =>
      stroke(
        `M1090 180L${1090 + Math.cos((at * Math.PI) / 3) * 84} ${180 + Math.sin((at * Math.PI) / 3) * 84}`,
        tone.amber,
        9,
      ),
    ),
    rect(580, 280, 90, 500, body),
    rect(910, 280, 90, 500, body),
    rect(
      700,
      280,
      180,
      190,
      it.sheet.linear(
        [
          [0, tone.steel],
          [0.4, tone.white],
          [1, tone.slate],
        ],
        { x2: 1, y2: 0 },
      ),
      { rx: 6 },
    ),
    rect(720, 460, 140, 50, tone.slate, { rx: 6 }),
    rect(540, 640, 500, 170, body, { rx: 12 }),
    polygon(
      [
        [240, 560],
        [1230, 560],
        [1330, 640],
        [180, 640],
      ],
      it.sheet.linear(
        [
          [0, tone.white],
          [0.5, tone.steel],
          [1, tone.slate],
        ],
        { x2: 1, y2: 0.3 },
      ),
    ),
    times(2, (row) =>
      times(11, (at) => {
        const [x, y, r] = [290 + at * 88 - row * 26, 580 + row * 34, 30];
        return x > 620 && x < 960
          ? ''
          : x < 780
            ? ellipse(x, y, r, 12, tone.deep, { opacity: '0.85' })
            : ellipse(x, y, r, 12, tone.sea, { opacity: '0.5' });
      }),
    ),
    times(6, (at) =>
      ellipse(1210 + (at % 3) * 60, 790 - Math.floor(at / 3) * 24, 44, 15, at % 2 ? tone.honey : tone.amber, {
        stroke: tone.clay,
        'stroke-width': 3,
      }),
    ),
    rect(600, 90, 150, 70, tone.paper, { rx: 6 }),
    circle(640, 240, 16, tone.ember),
    circle(690, 240, 16, tone.moss),
    standing(it, -3, 4.6, 1, { facing: 1, arms: 'work' }),
  );
  return closing(it, true);
}

function extrusion(): Sheet {
  const it = hall({
    width: 13,
    height: 5,
    depth: 26,
    wall: tone.foam,
    floor: tone.steel,
    ceiling: tone.slate,
    light: 'roof',
    haze: tone.white,
  });
  const tube = (y: number, r: number, from: number, to: number) =>
    rect(
      from,
      y - r,
      to - from,
      r * 2,
      it.sheet.linear([
        [0, lighter(pipeBlue, 0.2)],
        [0.2, lighter(pipeBlue, 0.65)],
        [0.45, pipeBlue],
        [1, darker(pipeBlue, 0.6)],
      ]),
    );
  it.sheet.add(
    inDepth(4, 20, 9, (z) => it.box(-5.8, 0, z, 1.6, 1.6, 2, tone.teal) + it.box(4, 0, z, 1.6, 2, 2, tone.amber)),
    rect(0, 600, 1600, 40, tone.night, { opacity: '0.25', filter: it.sheet.blur(16), transform: 'translate(0 210)' }),
    rect(
      40,
      300,
      330,
      500,
      it.sheet.linear([
        [0, lighter(tone.teal, 0.2)],
        [1, tone.deep],
      ]),
      { rx: 16 },
    ),
    polygon(
      [
        [110, 300],
        [300, 300],
        [260, 180],
        [150, 180],
      ],
      tone.steel,
    ),
    rect(140, 110, 130, 80, tone.honey, { rx: 10 }),
    rect(80, 350, 150, 96, tone.ink, { rx: 8 }),
    times(4, (at) => rect(96, 366 + at * 18, 60 + ((at * 29) % 50), 8, at % 2 ? tone.honey : tone.sea)),
    rect(
      360,
      430,
      110,
      190,
      it.sheet.linear([
        [0, tone.steel],
        [0.4, tone.white],
        [1, tone.slate],
      ]),
      { rx: 10 },
    ),
    times(4, (at) => rect(368 + at * 25, 420, 14, 210, tone.ember)),
    tube(525, 58, 460, 1640),
    rect(560, 470, 560, 250, tone.foam, { opacity: '0.45', rx: 8 }),
    rect(
      560,
      560,
      560,
      160,
      it.sheet.linear([
        [0, tone.sea, 0.75],
        [1, tone.teal, 0.9],
      ]),
      { rx: 8 },
    ),
    times(7, (at) => stroke(`M${570 + at * 78} 562q20 -12 40 0t38 0`, tone.white, 4, { opacity: '0.8' })),
    rect(552, 462, 576, 18, tone.slate, { rx: 8 }),
    rect(552, 716, 576, 26, tone.slate, { rx: 6 }),
    ...[590, 1070].map((x) => rect(x, 740, 24, 90, tone.ink)),
    rect(
      1230,
      390,
      210,
      270,
      it.sheet.linear([
        [0, tone.amber],
        [1, tone.ember],
      ]),
      { rx: 14 },
    ),
    rect(1250, 500, 170, 50, tone.ink, { rx: 6 }),
    rect(1260, 650, 24, 180, tone.ink),
    rect(1390, 650, 24, 180, tone.ink),
    rect(
      1440,
      466,
      170,
      118,
      it.sheet.linear([
        [0, lighter(pipeBlue, 0.2)],
        [0.2, lighter(pipeBlue, 0.65)],
        [0.45, pipeBlue],
        [1, darker(pipeBlue, 0.6)],
      ]),
    ),
    rect(1440, 500, 170, 7, tone.white, { opacity: '0.8' }),
    standing(it, 2.35, 5.6, 2, { facing: -1, helmet: tone.honey }),
  );
  return closing(it, true);
}

function entrance(): Sheet {
  const it = hall({
    width: 9,
    height: 5,
    depth: 14,
    wall: tone.paper,
    floor: tone.oat,
    ceiling: tone.white,
    light: 'none',
    haze: tone.foam,
  });
  const floor = inDepth(13, 13, 1.4, (z, row) =>
    times(9, (at) =>
      it.plane(
        [
          [-4.5 + at, 0, z],
          [-3.5 + at, 0, z],
          [-3.5 + at, 0, z + 0.98],
          [-4.5 + at, 0, z + 0.98],
        ],
        it.far((row + at) % 2 ? tone.deep : tone.paper, z),
      ),
    ),
  );
  const wall = inDepth(12, 13, 1.6, (z) =>
    it.plane(
      [
        [-4.49, 0, z],
        [-4.49, 1.5, z],
        [-4.49, 1.5, z + 0.94],
        [-4.49, 0, z + 0.94],
      ],
      it.far(tone.teal, z),
    ),
  );
  const [wx, wy] = it.at(0, 0.4, 14);
  it.sheet.add(
    floor,
    wall,
    it.plane(
      [
        [-4.48, 1.5, 1.4],
        [-4.48, 1.62, 1.4],
        [-4.48, 1.62, 14],
        [-4.48, 1.5, 14],
      ],
      tone.amber,
    ),
    path(
      `M${wx - 110} ${wy}V${wy - 170}A110 110 0 0 1 ${wx + 110} ${wy - 170}V${wy}Z`,
      it.sheet.linear([
        [0, '#fffdf0'],
        [1, tone.honey],
      ]),
    ),
    times(3, (at) => rect(wx - 58 + at * 56, wy - 275, 5, 275, tone.slate)),
    rect(wx - 110, wy - 140, 220, 5, tone.slate),
    glow(it, wx, wy - 110, 420, '#fff3cf', '0.65'),
    it.plane(
      [
        [-1, 0, 13],
        [1.6, 0, 13],
        [3.6, 0, 2],
        [-0.2, 0, 2],
      ],
      it.sheet.linear([
        [0, '#fff3cf', 0.85],
        [1, '#fff3cf', 0.15],
      ]),
    ),
    group(
      times(4, (row) =>
        times(3, (at) =>
          group(azulTile(64, ((row + at) % 4) * 90), { transform: `translate(${at * 64} ${row * 64})` }),
        ),
      ),
      { transform: 'matrix(0.62 0.2 0 1 1330 190)' },
    ),
    it.box(2.7, 0, 6, 1.3, 0.46, 0.6, tone.oat),
    it.box(3.1, 0.46, 6.1, 0.5, 0.5, 0.4, tone.clay),
    times(9, (at) =>
      path(
        `M1240 470q${-70 + at * 18} -90 ${-90 + at * 22} ${-190 + Math.abs(at - 4) * 26}q${30} 90 ${90 - at * 22} ${190 - Math.abs(at - 4) * 26}z`,
        at % 2 ? tone.moss : tone.pine,
      ),
    ),
    standing(it, -1.6, 8, 5, {}),
  );
  return closing(it, false);
}

export const fireHalls: Record<string, () => Sheet> = {
  kiln,
  'glaze-line': glazing,
  furnace,
  'bottle-line': bottles,
  'tin-line': tins,
  'tin-press': press,
  'extrusion-line': extrusion,
  'tiled-hall': entrance,
};
