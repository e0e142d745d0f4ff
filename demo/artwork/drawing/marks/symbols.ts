import { tone } from '../palette.ts';
import { circle, ellipse, group, path, rect, stroke, times } from '../shapes.ts';

/** Symbols in a square of 100 by 100, in two colours. */
export type Emblem = (main: string, second: string) => string;

/** The rising sun of the name; its lower half is woven. */
export const sun: Emblem = (main, second) =>
  path('M8 50A42 42 0 0 1 92 50Z', second) +
  times(5, (at) => {
    const y = 54 + at * 8.4;
    const half = Math.sqrt(Math.max(0, 42 ** 2 - (y + 2 - 50) ** 2));
    return rect(50 - half, y, half * 2, 5.4 - at * 0.75, main);
  });

const sack: Emblem = (main, second) =>
  path('M38 26Q10 60 22 84Q50 94 78 84Q90 60 62 26Z', main) +
  path('M38 20L28 6Q40 10 50 4Q60 10 72 6L62 20Z', main) +
  rect(36, 20, 28, 6, second);

const pineInBottle: Emblem = (main, second) =>
  path('M42 6H58V30Q76 40 76 54V92H24V54Q24 40 42 30Z', main) +
  path('M50 38L66 62H58L70 80H53V88H47V80H30L42 62H34Z', second);

export const symbols = {
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
} satisfies Record<string, Emblem>;

export const placed = (markup: string, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${markup}</g>`;
