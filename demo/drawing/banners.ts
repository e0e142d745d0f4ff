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

const lines = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="#e9eeec"/><path d="M0 640h1200v260H0z" fill="#dde5e2"/><g fill="none" stroke="#8fa6a6" stroke-width="12" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>\n`;
const shade = (x: number, w: number) => `<ellipse cx="${x}" cy="722" rx="${w}" ry="20" fill="#c4d1ce" stroke="none"/>`;

/** Drawings that stand in where a product has no picture yet. */
export const placeholders: Record<string, string> = {
  'placeholder-1': lines(
    `${shade(600, 230)}<path d="M440 720l70-380h180l70 380q-160 44-320 0z" fill="#f6f8f7"/><path d="M550 340v-50h100v50M500 420q100 50 200-30M482 520q120 50 236-30M464 620q136 50 272-30"/>`,
  ),
  'placeholder-2': lines(
    `${shade(600, 270)}<path d="M340 420l260-110 260 110v240L600 770 340 660z" fill="#f6f8f7"/><path d="M340 420l260 110 260-110M600 530v240M470 365l260 110v90"/>`,
  ),
  'placeholder-3': lines(
    `${shade(600, 200)}<path d="M480 720V470q0-60 60-90V250h120v130q60 30 60 90v250q-120 30-240 0z" fill="#f6f8f7"/><path d="M530 250h140M480 530q120 30 240 0M480 640q120 30 240 0"/>`,
  ),
  'placeholder-4': lines(
    `${shade(600, 280)}<path d="M330 470a70 140 0 0 1 0-1h0zM360 360h460a70 170 0 0 1 0 340H360" fill="#f6f8f7"/><ellipse cx="360" cy="530" rx="72" ry="170" fill="#f6f8f7"/><ellipse cx="360" cy="530" rx="44" ry="112" fill="#dde5e2"/><path d="M520 420h260M560 470h80"/>`,
  ),
};
