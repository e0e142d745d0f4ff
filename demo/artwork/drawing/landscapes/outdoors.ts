import { darker, lighter, mix, tone } from '../palette.ts';
import { seeded } from '../random.ts';
import { circle, ellipse, path, polygon, rect, smooth, times } from '../shapes.ts';
import { newSheet, type Sheet } from '../sheet.ts';

export interface Sky {
  top: string;
  low: string;
  sun?: { x: number; y: number; r: number; colour: string };
  /** The end of the sky, in pixels from the top. */
  horizon: number;
}

/** A wide view, 1600 × 900, under a sky with long thin clouds. */
export function outside({ top, low, sun, horizon }: Sky, seed: string): Sheet {
  const sheet = newSheet(1600, 900);
  const random = seeded(seed);
  sheet.add(
    rect(
      0,
      0,
      1600,
      horizon + 4,
      sheet.linear([
        [0, top],
        [1, low],
      ]),
    ),
  );
  if (sun) {
    sheet.add(
      circle(
        sun.x,
        sun.y,
        sun.r * 5,
        sheet.radial([
          [0, sun.colour, 0.7],
          [1, sun.colour, 0],
        ]),
      ),
      circle(
        sun.x,
        sun.y,
        sun.r,
        sheet.linear([
          [0, lighter(sun.colour, 0.6)],
          [1, sun.colour],
        ]),
      ),
    );
  }
  sheet.add(
    times(7, () => {
      const [x, y, w] = [random.between(-100, 1500), random.between(40, horizon * 0.72), random.between(220, 560)];
      return ellipse(x, y, w / 2, random.between(5, 16), lighter(low, 0.6), { opacity: '0.5', filter: sheet.blur(7) });
    }),
  );
  return sheet;
}

/** A range of hills across the picture; `rise` in pixels. */
export function hills(sheet: Sheet, base: number, rise: number, colour: string, seed: string): string {
  const random = seeded(seed);
  const crest = Array.from({ length: 9 }, (_, at) => [at * 220 - 80, base - random.between(0.25, 1) * rise] as const);
  return path(
    `${smooth(crest)}L1700 900L-100 900Z`,
    sheet.linear([
      [0, lighter(colour, 0.16)],
      [1, darker(colour, 0.1)],
    ]),
  );
}

/** Water with light on it. */
export function water(
  sheet: Sheet,
  y: number,
  depth: number,
  far: string,
  near: string,
  glint: string,
  sunX: number,
  seed: string,
): string {
  const random = seeded(seed);
  const waves = times(70, () => {
    const share = random.next() ** 1.6;
    const isGlint = random.next() > 0.45;
    const x = isGlint ? sunX + random.between(-1, 1) * (60 + share * 380) : random.between(-60, 1600);
    const w = (26 + share * 150) * random.between(0.5, 1.2);
    return rect(x - w / 2, y + 4 + share * (depth - 8), w, 1.6 + share * 5, isGlint ? glint : lighter(near, 0.3), {
      opacity: isGlint ? '0.62' : '0.24',
      rx: 3,
    });
  });
  return (
    rect(
      0,
      y,
      1600,
      depth,
      sheet.linear([
        [0, far],
        [1, near],
      ]),
    ) + waves
  );
}

/** A mill with a saw-tooth roof, a tall stack and rows of windows; `lit` windows glow. */
export function mill(sheet: Sheet, x: number, y: number, w: number, h: number, brick: string, lit: boolean): string {
  const bays = Math.round(w / 110);
  const bay = w / bays;
  const roofs = times(
    bays,
    (at) =>
      polygon(
        [
          [x + at * bay, y - h],
          [x + at * bay + bay * 0.3, y - h - bay * 0.5],
          [x + (at + 1) * bay, y - h],
        ],
        darker(brick, 0.4),
      ) +
      polygon(
        [
          [x + at * bay, y - h],
          [x + at * bay + bay * 0.3, y - h - bay * 0.5],
          [x + at * bay + bay * 0.36, y - h - bay * 0.46],
          [x + at * bay + bay * 0.1, y - h],
        ],
        lit ? tone.honey : tone.foam,
      ),
  );
  const windows = times(bays * 2, (at) =>
    times(2, (row) =>
      path(
        `M${x + (at + 0.25) * (bay / 2)} ${y - h * (0.12 + row * 0.46)}v${-h * 0.24}a${bay * 0.125} ${bay * 0.125} 0 0 1 ${bay * 0.25} 0v${h * 0.24}z`,
        lit
          ? (at * 7 + row * 3) % 5
            ? tone.honey
            : tone.amber
          : (at + row) % 4
            ? mix(tone.deep, tone.mist, 0.3)
            : tone.foam,
      ),
    ),
  );
  const stack =
    polygon(
      [
        [x + w * 0.8, y - h],
        [x + w * 0.806, y - h * 2.6],
        [x + w * 0.834, y - h * 2.6],
        [x + w * 0.842, y - h],
      ],
      sheet.linear(
        [
          [0, lighter(brick, 0.25)],
          [1, darker(brick, 0.45)],
        ],
        { x2: 1, y2: 0 },
      ),
    ) + rect(x + w * 0.802, y - h * 2.62, w * 0.036, h * 0.06, darker(brick, 0.4));
  return (
    stack +
    rect(
      x,
      y - h,
      w,
      h,
      sheet.linear(
        [
          [0, lighter(brick, 0.2)],
          [0.6, brick],
          [1, darker(brick, 0.3)],
        ],
        { x2: 1, y2: 0.2 },
      ),
    ) +
    roofs +
    windows
  );
}

export const tree = (x: number, y: number, s: number, colour: string, seed: string) => {
  const random = seeded(seed);
  return (
    ellipse(x + s * 0.3, y, s * 0.6, s * 0.07, tone.night, { opacity: '0.28' }) +
    path(
      `M${x - s * 0.05} ${y}Q${x} ${y - s * 0.3} ${x - s * 0.1} ${y - s * 0.5}H${x + s * 0.1}Q${x + s * 0.02} ${y - s * 0.3} ${x + s * 0.06} ${y}Z`,
      darker(tone.clay, 0.45),
    ) +
    times(7, (at) =>
      circle(
        x + random.between(-0.34, 0.34) * s,
        y - s * random.between(0.5, 0.86),
        s * random.between(0.16, 0.27),
        at % 2 ? darker(colour, 0.16) : lighter(colour, 0.1),
      ),
    )
  );
};

export function evening(sheet: Sheet): Sheet {
  sheet.add(
    rect(
      0,
      0,
      1600,
      900,
      sheet.radial(
        [
          [0.6, tone.night, 0],
          [1, tone.night, 0.34],
        ],
        { r: 0.8 },
      ),
    ),
  );
  return sheet;
}
