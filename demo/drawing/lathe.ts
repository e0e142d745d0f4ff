import { darker, lighter, mix, tone } from './palette.ts';
import { ellipse, group, path } from './shapes.ts';
import { n, type Sheet, type Stop } from './sheet.ts';

/** Half the outline of a turned thing, from the foot upwards: radius and height in units of `scale`. */
export type Profile = readonly (readonly [radius: number, height: number])[];

export interface Turned {
  x: number;
  /** Where the foot stands. */
  y: number;
  scale: number;
  profile: Profile;
  colour: string;
  /** Straight lines between the points, as with cones and tins; else soft curves. */
  straight?: boolean;
  /** How far one looks into it from above; 0 is level. */
  squash?: number;
  /** How glossy: 0 chalk, 1 glass. */
  gloss?: number;
  /** Painted rings between two heights. */
  bands?: readonly { from: number; to: number; colour: string }[];
  /** Drawn over the body, clipped to it, in pixels of the sheet. */
  over?: string;
  /** What is seen at the top: a flat end in its own colour, or the dark inside. */
  top?: string | 'open' | 'none';
}

/** The outline of a turned thing as a path, with a rounded foot and mouth. */
export function outline({ x, y, scale, profile, straight = false, squash = 0.16 }: Turned): string {
  const at = (side: number, [radius, height]: readonly [number, number]) =>
    [x + side * radius * scale, y - height * scale] as const;
  const side = (sign: number, points: Profile) => {
    let d = '';
    for (let place = 1; place < points.length; place += 1) {
      const [ax, ay] = at(sign, points[place - 1] ?? [0, 0]);
      const [bx, by] = at(sign, points[place] ?? [0, 0]);
      const middle = (ay + by) / 2;
      d += straight ? `L${n(bx)} ${n(by)}` : `C${n(ax)} ${n(middle)} ${n(bx)} ${n(middle)} ${n(bx)} ${n(by)}`;
    }
    return d;
  };
  const foot = profile[0] ?? [1, 0];
  const mouth = profile.at(-1) ?? [1, 1];
  const [leftX, footY] = at(-1, foot);
  const [rightX] = at(1, foot);
  const [mouthRightX, mouthY] = at(1, mouth);
  const arc = (radius: number) => `A${n(Math.abs(radius))} ${n(Math.abs(radius) * squash)} 0 0 `;
  return `M${n(leftX)} ${n(footY)}${side(-1, profile)}${arc(mouth[0] * scale)}1 ${n(mouthRightX)} ${n(mouthY)}${side(1, [...profile].reverse())}L${n(rightX)} ${n(footY)}${arc(foot[0] * scale)}1 ${n(leftX)} ${n(footY)}Z`;
}

export const widest = (profile: Profile) => Math.max(...profile.map(([radius]) => radius));

/** Light from the upper left, a soft core shadow and a little light thrown back from the right. */
export const roundLight = (colour: string, gloss: number): Stop[] => [
  [0, darker(colour, 0.3)],
  [0.1, darker(colour, 0.08)],
  [0.27, lighter(colour, 0.28 + gloss * 0.35)],
  [0.36, lighter(colour, 0.12)],
  [0.56, darker(colour, 0.06)],
  [0.84, darker(colour, 0.42)],
  [1, mix(darker(colour, 0.3), tone.rose, 0.12)],
];

/** A solid of revolution with its shading, painted rings and end. */
export function turned(sheet: Sheet, thing: Turned): string {
  const { x, y, scale, profile, colour, squash = 0.16, gloss = 0.3, bands = [], top = 'none', over = '' } = thing;
  const reach = widest(profile) * scale;
  const run = { x1: x - reach, y1: 0, x2: x + reach, y2: 0, pixels: true };
  const d = outline(thing);
  const clip = sheet.clip(path(d, '#000'));
  const rings = bands.map(({ from, to, colour: ring }) => {
    const [low, high] = [y - from * scale, y - to * scale];
    const bend = reach * squash;
    return path(
      `M${n(x - reach)} ${n(high)}A${n(reach)} ${n(bend)} 0 0 0 ${n(x + reach)} ${n(high)}V${n(low)}A${n(reach)} ${n(bend)} 0 0 1 ${n(x - reach)} ${n(low)}Z`,
      sheet.linear(roundLight(ring, gloss), run),
    );
  });
  const shade = sheet.linear(
    [
      [0, '#ffffff', 0.1],
      [0.5, '#ffffff', 0],
      [1, tone.night, 0.22],
    ],
    { x1: 0, y1: y - (profile.at(-1)?.[1] ?? 1) * scale, x2: 0, y2: y, pixels: true },
  );
  const mouth = profile.at(-1) ?? [1, 1];
  const end = top === 'none' ? '' : lid(sheet, x, y - mouth[1] * scale, mouth[0] * scale, squash, top, colour);
  return group([
    path(d, sheet.linear(roundLight(colour, gloss), run)),
    group([...rings, over, path(d, shade)], { 'clip-path': clip }),
    end,
  ]);
}

function lid(sheet: Sheet, x: number, y: number, r: number, squash: number, top: string, colour: string): string {
  if (top !== 'open') {
    const fill = sheet.linear(
      [
        [0, lighter(top, 0.34)],
        [1, darker(top, 0.08)],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0.4 },
    );
    return ellipse(x, y, r, r * squash, fill);
  }
  const inside = sheet.linear(
    [
      [0, darker(colour, 0.62)],
      [1, darker(colour, 0.2)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.2 },
  );
  return (
    ellipse(x, y, r, r * squash, lighter(colour, 0.3)) + ellipse(x, y + r * 0.02, r * 0.9, r * squash * 0.86, inside)
  );
}
