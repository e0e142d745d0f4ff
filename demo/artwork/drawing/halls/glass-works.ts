import { darker, lighter, mix, tone } from '../palette.ts';
import { circle, ellipse, path, rect, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { belt, glow, green } from './belt-and-glow.ts';
import { closing, hall } from './room.ts';
import { inDepth, standing } from './standing.ts';

export function furnace(): Sheet {
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

export function bottles(): Sheet {
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
