import { outline, type Profile, turned, widest } from './lathe.ts';
import { darker, lighter, tone } from './palette.ts';
import { ellipse, group, path, rect, times } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { shadow } from './stage.ts';

export const profiles = {
  bordeaux: [
    [0.124, 0],
    [0.13, 0.02],
    [0.13, 0.6],
    [0.13, 0.63],
    [0.046, 0.76],
    [0.042, 0.94],
    [0.052, 0.945],
    [0.052, 0.99],
  ],
  square: [
    [0.15, 0],
    [0.16, 0.03],
    [0.16, 0.6],
    [0.15, 0.66],
    [0.05, 0.78],
    [0.046, 0.92],
    [0.06, 0.925],
    [0.06, 0.98],
  ],
  swing: [
    [0.155, 0],
    [0.16, 0.03],
    [0.16, 0.5],
    [0.05, 0.86],
    [0.05, 0.93],
    [0.066, 0.935],
    [0.066, 0.96],
  ],
  water: [
    [0.12, 0],
    [0.128, 0.02],
    [0.128, 0.24],
    [0.12, 0.36],
    [0.128, 0.5],
    [0.05, 0.82],
    [0.047, 0.92],
    [0.06, 0.925],
    [0.058, 0.97],
  ],
  jar: [
    [0.3, 0],
    [0.33, 0.05],
    [0.33, 0.72],
    [0.27, 0.84],
    [0.27, 0.94],
  ],
  honey: [
    [0.36, 0],
    [0.38, 0.04],
    [0.38, 0.66],
    [0.3, 0.78],
    [0.3, 0.88],
  ],
  tumbler: [
    [0.27, 0],
    [0.34, 0.9],
  ],
} as const satisfies Record<string, Profile>;

export interface Glass {
  x: number;
  y: number;
  scale: number;
  profile: Profile;
  colour: string;
  /** What is in it, up to which height in units. */
  content?: { colour: string; to: number };
  /** Where the edges of a many-sided vessel run, in parts of its half width. */
  edges?: readonly number[];
  straight?: boolean;
  label?: { from: number; to: number; colour: string; mark: string };
}

/** A glass vessel: dark edges, light through the middle, and coloured light on the table behind it. */
export function glass(
  sheet: Sheet,
  { x, y, scale, profile, colour, content, edges = [], straight = false, label }: Glass,
): string {
  const reach = widest(profile) * scale;
  const tall = (profile.at(-1)?.[1] ?? 1) * scale;
  const run = { x1: x - reach, y1: 0, x2: x + reach, y2: 0, pixels: true };
  const whole = outline({ x, y, scale, profile, colour, straight });
  const clip = sheet.clip(path(whole, '#000'));
  const fill = sheet.linear(
    [
      [0, darker(colour, 0.55), 0.92],
      [0.14, darker(colour, 0.2), 0.72],
      [0.32, lighter(colour, 0.35), 0.5],
      [0.55, colour, 0.58],
      [0.84, darker(colour, 0.25), 0.76],
      [1, darker(colour, 0.5), 0.95],
    ],
    run,
  );
  const inner = profile.map(([radius, height]) => [radius * 0.9, height === 0 ? 0.018 : height] as const);
  const filled = content
    ? group(
        [
          rect(
            x - reach,
            y - content.to * scale,
            reach * 2,
            content.to * scale,
            sheet.linear(
              [
                [0, darker(content.colour, 0.35)],
                [0.3, lighter(content.colour, 0.3)],
                [0.6, content.colour],
                [1, darker(content.colour, 0.45)],
              ],
              run,
            ),
          ),
          ellipse(x, y - content.to * scale, reach * 0.9, reach * 0.1, lighter(content.colour, 0.35), {
            opacity: '0.8',
          }),
        ],
        {
          'clip-path': sheet.clip(
            path(outline({ x, y: y - scale * 0.012, scale, profile: inner, colour, straight }), '#000'),
          ),
        },
      )
    : '';
  const sides = edges
    .map(
      (edge) =>
        rect(x + edge * reach - 2, y - tall, 4, tall, '#ffffff', { opacity: '0.3' }) +
        rect(x + edge * reach + 2, y - tall, reach * 0.5, tall, tone.night, { opacity: '0.12' }),
    )
    .join('');
  const shine = [
    rect(x - reach * 0.68, y - tall, reach * 0.17, tall * 0.95, '#fffaf0', {
      opacity: '0.62',
      filter: sheet.blur(3),
      rx: 6,
    }),
    rect(x - reach * 0.42, y - tall, reach * 0.05, tall * 0.95, '#fffaf0', { opacity: '0.4', filter: sheet.blur(2) }),
    rect(x + reach * 0.7, y - tall, reach * 0.07, tall * 0.95, '#fffaf0', { opacity: '0.36', filter: sheet.blur(2) }),
  ].join('');
  const paper = label ? labelOn(sheet, x, y, scale, reach, label) : '';
  const mouth = profile.at(-1) ?? [1, 1];
  return group([
    shadow(sheet, x, y, reach * 2, tall * 0.8, darker(colour, 0.7)),
    ellipse(x + reach * 2.2, y - reach * 0.1, reach * 1.7, reach * 0.2, lighter(content?.colour ?? colour, 0.3), {
      opacity: '0.5',
      filter: sheet.blur(18),
    }),
    rect(x - reach, y - tall, reach * 2, tall, lighter(colour, 0.4), { opacity: '0.1', 'clip-path': clip }),
    filled,
    path(whole, fill),
    group(sides + paper + shine, { 'clip-path': clip }),
    ellipse(x, y - mouth[1] * scale, mouth[0] * scale, mouth[0] * scale * 0.16, darker(colour, 0.5), {
      opacity: '0.8',
    }),
    ellipse(x, y - mouth[1] * scale, mouth[0] * scale * 0.78, mouth[0] * scale * 0.11, lighter(colour, 0.4), {
      opacity: '0.5',
    }),
  ]);
}

function labelOn(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  reach: number,
  label: NonNullable<Glass['label']>,
): string {
  const [low, high] = [y - label.from * scale, y - label.to * scale];
  const light = sheet.linear(
    [
      [0, darker(label.colour, 0.4)],
      [0.3, lighter(label.colour, 0.3)],
      [0.6, label.colour],
      [1, darker(label.colour, 0.45)],
    ],
    { x1: x - reach, x2: x + reach, y1: 0, y2: 0, pixels: true },
  );
  const middle = (low + high) / 2;
  const size = (low - high) * 0.22;
  return (
    rect(x - reach, high, reach * 2, low - high, light) +
    times(4, (at) =>
      rect(x - size * 1.1, middle + size * (0.35 + at * 0.28), size * 2.2, size * (0.16 - at * 0.025), label.mark),
    ) +
    path(`M${x - size} ${middle}A${size} ${size} 0 0 1 ${x + size} ${middle}Z`, label.mark)
  );
}

/** A metal lid or cap that sits on a mouth. */
export const cap = (sheet: Sheet, x: number, y: number, radius: number, height: number, colour: string) =>
  turned(sheet, {
    x,
    y,
    scale: 1,
    profile: [
      [radius, 0],
      [radius, height],
    ],
    colour,
    straight: true,
    gloss: 0.9,
    squash: 0.16,
    top: colour,
  });

/** A round tin with beads and, if given, a printed label. */
export function tin(sheet: Sheet, x: number, y: number, radius: number, height: number, label?: string): string {
  const beads = label
    ? [{ from: height * 0.08, to: height * 0.92, colour: label }]
    : Array.from({ length: 9 }, (_, at) => ({
        from: height * (0.26 + at * 0.055),
        to: height * (0.284 + at * 0.055),
        colour: at % 2 ? tone.white : tone.slate,
      }));
  return (
    shadow(sheet, x, y, radius * 2, height) +
    turned(sheet, {
      x,
      y,
      scale: 1,
      profile: [
        [radius * 1.03, 0],
        [radius, 8],
        [radius, height - 8],
        [radius * 1.03, height],
      ],
      colour: tone.steel,
      straight: true,
      gloss: 0.85,
      squash: 0.26,
      bands: beads,
      top: tone.steel,
    }) +
    times(3, (at) =>
      ellipse(x, y - height, radius * (0.9 - at * 0.2), radius * 0.26 * (0.9 - at * 0.2), 'none', {
        stroke: at % 2 ? tone.white : tone.slate,
        'stroke-width': 3,
        opacity: '0.55',
      }),
    )
  );
}
