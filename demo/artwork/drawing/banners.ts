import { darker, lighter, mix, tone } from './palette.ts';
import { seeded } from './random.ts';
import { circle, path, rect, smooth, stroke, times } from './shapes.ts';
import { newSheet, type Sheet } from './sheet.ts';

/** A wide calm picture for the head of a page, 1920 × 480: layered land under low light, drawn like cloth. */
export function banner(
  colours: readonly string[],
  light: { x: number; y: number; colour: string },
  seed: string,
): Sheet {
  const sheet = newSheet(1920, 480);
  const random = seeded(seed);
  const [sky = tone.teal, ...layers] = colours;
  sheet.add(
    rect(
      0,
      0,
      1920,
      480,
      sheet.linear([
        [0, sky],
        [1, lighter(mix(sky, light.colour, 0.35), 0.1)],
      ]),
    ),
    circle(
      light.x,
      light.y,
      420,
      sheet.radial([
        [0, light.colour, 0.6],
        [1, light.colour, 0],
      ]),
    ),
    circle(
      light.x,
      light.y,
      74,
      sheet.linear([
        [0, lighter(light.colour, 0.5)],
        [1, light.colour],
      ]),
    ),
  );
  layers.forEach((colour, at) => {
    const base = 210 + at * 66;
    const crest = Array.from(
      { length: 10 },
      (_, place) => [place * 240 - 120, base - random.between(-26, 62)] as const,
    );
    const d = `${smooth(crest)}L2060 500L-140 500Z`;
    const threads = times(7, (line) =>
      stroke(smooth(crest.map(([x, y]) => [x, y + 12 + line * 15] as const)), lighter(colour, 0.35), 1.6, {
        opacity: String(0.34 - line * 0.04),
      }),
    );
    sheet.add(
      path(
        d,
        sheet.linear([
          [0, lighter(colour, 0.14)],
          [1, darker(colour, 0.12)],
        ]),
      ),
      threads,
    );
  });
  sheet.add(
    rect(
      0,
      0,
      1920,
      480,
      sheet.linear(
        [
          [0, tone.night, 0.34],
          [0.5, tone.night, 0.08],
          [1, tone.night, 0.12],
        ],
        { x2: 1, y2: 0 },
      ),
    ),
  );
  return sheet;
}

export const bannerPictures: Record<string, () => Sheet> = {
  'page-banner': () =>
    banner(
      [
        tone.deep,
        mix(tone.teal, tone.deep, 0.4),
        mix(tone.deep, tone.ink, 0.3),
        mix(tone.deep, tone.ink, 0.7),
        tone.ink,
      ],
      { x: 1480, y: 190, colour: tone.amber },
      'page banner',
    ),
};

export const defaultBanner = () =>
  banner(
    [
      mix(tone.teal, tone.deep, 0.5),
      mix(tone.teal, tone.slate, 0.4),
      mix(tone.deep, tone.slate, 0.3),
      tone.deep,
      mix(tone.deep, tone.ink, 0.6),
    ],
    { x: 1360, y: 200, colour: tone.honey },
    'default banner',
  );
