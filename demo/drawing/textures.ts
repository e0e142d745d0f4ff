import { darker, lighter, mix, tone } from './palette.ts';
import { seeded } from './random.ts';
import { circle, rect, stroke, times } from './shapes.ts';
import { n, type Sheet } from './sheet.ts';

/** One thread seen from above: a rounded bar, lit from the upper left. */
function thread(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  across: boolean,
): string {
  const light = sheet.linear(
    [
      [0, lighter(colour, 0.3)],
      [0.5, colour],
      [1, darker(colour, 0.42)],
    ],
    across ? {} : { x2: 1, y2: 0 },
  );
  return rect(x, y, width, height, light, { rx: Math.min(width, height) * 0.42 });
}

/**
 * A weave as a pattern: `lifts[row][column]` says where the warp lies on top. Colours repeat over warp and
 * weft; `cell` is the distance of two threads in pixels.
 */
export function weave(
  sheet: Sheet,
  lifts: readonly string[],
  cell: number,
  warp: readonly string[],
  weft: readonly string[],
  transform = '',
): string {
  const rows = lifts.length * (weft.length / gcd(lifts.length, weft.length));
  const first = lifts[0] ?? '#';
  const columns = first.length * (warp.length / gcd(first.length, warp.length));
  let markup = rect(0, 0, columns * cell, rows * cell, darker(warp[0] ?? tone.oat, 0.5));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isWarp = (lifts[row % lifts.length] ?? '')[column % first.length] === '#';
      const [x, y] = [column * cell, row * cell];
      const gap = cell * 0.06;
      markup += isWarp
        ? thread(
            sheet,
            x + gap,
            y - cell * 0.12,
            cell - 2 * gap,
            cell * 1.24,
            warp[column % warp.length] ?? tone.oat,
            false,
          )
        : thread(
            sheet,
            x - cell * 0.12,
            y + gap,
            cell * 1.24,
            cell - 2 * gap,
            weft[row % weft.length] ?? tone.oat,
            true,
          );
    }
  }
  return sheet.pattern(columns * cell, rows * cell, markup, transform);
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

export const plain = ['#.', '.#'] as const;
export const twill = ['##.#', '#.##', '.###', '###.'] as const;

/** Loops of terry in rows, each catching a little light. */
export function terry(sheet: Sheet, colour: string, size: number, seed: string): string {
  const random = seeded(seed);
  const side = size * 12;
  const loops = times(168, (at) => {
    // A jittered grid: loops thrown about at random leave bald patches.
    const [x, y] = [
      ((at % 14) + random.between(0.1, 0.9)) * (side / 14),
      (Math.floor(at / 14) + random.between(0.1, 0.9)) * (side / 12),
    ];
    const r = size * random.between(0.5, 0.75);
    const turn = random.between(-0.5, 0.5);
    return (
      circle(x + r * 0.25, y + r * 0.35, r, darker(colour, 0.34), { opacity: '0.5' }) +
      stroke(
        `M${n(x - r * 0.6)} ${n(y + r * 0.5)}Q${n(x - r * turn)} ${n(y - r * 1.2)} ${n(x + r * 0.6)} ${n(y + r * 0.4)}`,
        lighter(colour, 0.26),
        r * 0.55,
        { opacity: '0.9' },
      )
    );
  });
  return sheet.pattern(side, side, rect(0, 0, side, side, colour) + loops);
}

/** Square hollows of a waffle weave. */
export function waffle(sheet: Sheet, colour: string, size: number): string {
  const step = (inset: number, fill: string) =>
    rect(inset, inset, size - 2 * inset, size - 2 * inset, fill, { rx: size * 0.06 });
  const hollow = sheet.linear(
    [
      [0, darker(colour, 0.52)],
      [0.5, darker(colour, 0.2)],
      [1, lighter(colour, 0.2)],
    ],
    { x2: 1, y2: 1 },
  );
  return sheet.pattern(
    size,
    size,
    rect(0, 0, size, size, lighter(colour, 0.3)) +
      step(
        size * 0.07,
        sheet.linear(
          [
            [0, darker(colour, 0.14)],
            [1, lighter(colour, 0.42)],
          ],
          { x2: 1, y2: 1 },
        ),
      ) +
      step(size * 0.16, hollow) +
      step(size * 0.3, darker(colour, 0.3)) +
      times(3, (at) =>
        rect(size * 0.16, size * (0.24 + at * 0.22), size * 0.68, size * 0.025, lighter(colour, 0.3), {
          opacity: '0.35',
        }),
      ),
  );
}

/** Fine flecks, as in paper, stone or melange yarn. */
export function flecks(
  sheet: Sheet,
  ground: string,
  colours: readonly [string, ...string[]],
  size: number,
  count: number,
  seed: string,
): string {
  const random = seeded(seed);
  const side = size * 40;
  const marks = times(count, () => {
    const [x, y, r] = [random.between(0, side), random.between(0, side), size * random.between(0.3, 1)];
    return circle(x, y, r, random.pick(colours), { opacity: n(random.between(0.35, 0.9)) });
  });
  return sheet.pattern(side, side, rect(0, 0, side, side, ground) + marks);
}

/** Kraft paper: faint ribs and fibres. */
export function kraft(sheet: Sheet, colour: string, size: number, seed: string): string {
  const random = seeded(seed);
  const [side, ribs] = [size * 40, 20];
  const fibres = times(60, () => {
    const [x, y, reach] = [random.between(0, side), random.between(0, side), size * random.between(1, 4)];
    return stroke(
      `M${n(x)} ${n(y)}q${n(reach)} ${n(random.between(-1, 1) * size)} ${n(reach * 2)} ${n(random.between(-1, 1) * size)}`,
      mix(colour, random.next() > 0.5 ? tone.paper : tone.night, 0.4),
      size * 0.14,
      { opacity: '0.4' },
    );
  });
  const stripes = times(ribs, (at) =>
    rect((side / ribs) * at, 0, side / ribs / 2, side, darker(colour, 0.3), { opacity: '0.12' }),
  );
  return sheet.pattern(side, side, rect(0, 0, side, side, colour) + stripes + fibres);
}
