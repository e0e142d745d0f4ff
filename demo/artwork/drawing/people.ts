import { darker, lighter, tone } from './palette.ts';
import { ellipse, group, path, rect } from './shapes.ts';
import type { Sheet } from './sheet.ts';

export interface Figure {
  skin: string;
  hair: string;
  top: string;
  legs: string;
  /** A dress, skirt or apron in this colour. */
  skirt?: string;
  helmet?: string;
  /** 1 looks to the right, -1 to the left. */
  facing?: 1 | -1;
  /** The position of the hands: at the sides, or in front of the body at work. */
  arms?: 'down' | 'work' | 'up';
}

export const crew: readonly [Figure, ...Figure[]] = [
  { skin: '#b57c50', hair: '#1d1a19', top: tone.teal, legs: tone.ink, arms: 'work' },
  { skin: '#e6b892', hair: '#7b4a26', top: tone.amber, legs: tone.slate, skirt: tone.deep, arms: 'work' },
  { skin: '#6b442e', hair: '#17110f', top: tone.paper, legs: tone.deep, arms: 'down' },
  { skin: '#ecc39c', hair: '#1b1a1d', top: tone.clay, legs: tone.ink, arms: 'work' },
  { skin: '#d39d74', hair: '#9aa0a2', top: tone.slate, legs: tone.night, arms: 'down' },
  { skin: '#a66f48', hair: '#201816', top: tone.honey, legs: tone.deep, skirt: tone.clay, arms: 'down' },
];

/** A person of `h` pixels with the feet at (x, y). */
export function person(sheet: Sheet, x: number, y: number, h: number, figure: Figure): string {
  const { skin, hair, top, legs, skirt, helmet, facing = 1, arms = 'down' } = figure;
  const u = h / 100;
  const light = (colour: string) =>
    sheet.linear(
      [
        [0, lighter(colour, 0.22)],
        [0.5, colour],
        [1, darker(colour, 0.34)],
      ],
      { x2: 1, y2: 0 },
    );
  const arm = (side: number) => {
    const shoulder = side * 11;
    if (arms === 'up' && side === 1) return `M${shoulder} -79Q22 -84 27 -100`;
    if (arms === 'work') return `M${shoulder} -78Q${side * 15} -62 ${side > 0 ? 24 : 16} -58`;
    return `M${shoulder} -78Q${side * 16} -62 ${side * 14} -47`;
  };
  const limb = (side: number) =>
    `<path d="${arm(side)}" fill="none" stroke="${side < 0 ? lighter(top, 0.08) : darker(top, 0.2)}" stroke-width="7" stroke-linecap="round"/>`;
  const hand = (side: number) => {
    const [hx, hy] =
      arms === 'up' && side === 1 ? [27, -101] : arms === 'work' ? [side > 0 ? 25 : 17, -58] : [side * 14, -46];
    return ellipse(hx, hy, 3.4, 3.6, skin);
  };
  return group(
    [
      ellipse(14, 0, 26, 4, tone.night, { opacity: '0.34' }),
      skirt
        ? path('M-11 -50H11L17 -14H-17Z', light(skirt)) +
          rect(-7, -14, 5, 14, darker(skin, 0.1)) +
          rect(3, -14, 5, 14, darker(skin, 0.2))
        : path('M-10 -52H10L11 0H2L0 -40L-2 0H-11Z', light(legs)),
      rect(-12, -3, 11, 4, tone.night, { rx: 2 }),
      rect(2, -3, 11, 4, tone.night, { rx: 2 }),
      limb(1),
      path('M-13 -76Q-12 -83 -4 -84H4Q12 -83 13 -76L11 -48H-11Z', light(top)),
      rect(-3.4, -89, 6.8, 8, darker(skin, 0.2)),
      limb(-1),
      hand(1),
      hand(-1),
      ellipse(0, -93, 6.6, 7.6, light(skin)),
      helmet
        ? path('M-8.4 -95Q-8 -103.500 0 -103.500T8.400 -95Z', helmet) + rect(-9, -96, 20, 2, darker(helmet, 0.2))
        : path('M-7.4 -91Q-9 -102 0 -102.500Q9 -102 7.400 -93Q5 -98 -2 -97.500Q-6 -97 -7.400 -91Z', hair),
    ],
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(u * facing).toFixed(3)} ${u.toFixed(3)})` },
  );
}
