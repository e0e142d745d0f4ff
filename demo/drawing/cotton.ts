import { turned } from './lathe.ts';
import { darker, lighter, tone } from './palette.ts';
import { seeded } from './random.ts';
import { circle, ellipse, group, rect, stroke, times } from './shapes.ts';
import { n, type Sheet } from './sheet.ts';
import { shadow } from './stage.ts';

/** A cone of yarn on its paper tube; `size` is its height in pixels. */
export function yarnCone(sheet: Sheet, x: number, y: number, size: number, colour: string, slim = 1): string {
  const r = 0.34 * slim;
  const profile = [
    [r * 0.94, 0],
    [r, 0.05],
    [r * 0.56, 0.84],
    [r * 0.46, 0.88],
  ] as const;
  const winding = times(30, (at) => {
    const level = y - size * (0.03 + at * 0.0285);
    const lean = at % 2 ? 0.055 : -0.055;
    return stroke(
      `M${n(x - size * 0.4)} ${n(level + size * lean)}Q${n(x)} ${n(level + size * 0.1)} ${n(x + size * 0.4)} ${n(level - size * lean)}`,
      at % 2 ? darker(colour, 0.5) : lighter(colour, 0.75),
      size * 0.0045,
      { opacity: '0.5' },
    );
  });
  return group([
    shadow(sheet, x, y, size * r * 2, size * 0.8),
    turned(sheet, {
      x,
      y: y - size * 0.84,
      scale: size,
      profile: [
        [0.11 * slim, 0],
        [0.095 * slim, 0.12],
      ],
      colour: tone.clay,
      straight: true,
      top: 'open',
      squash: 0.26,
    }),
    turned(sheet, { x, y, scale: size, profile, colour, straight: true, squash: 0.2, gloss: 0.15, over: winding }),
    turned(sheet, {
      x,
      y: y - size * 0.878,
      scale: size,
      profile: [
        [0.105 * slim, 0],
        [0.09 * slim, 0.09],
      ],
      colour: tone.rose,
      straight: true,
      top: 'open',
      squash: 0.26,
    }),
  ]);
}

/** A heap of loose cotton. */
export function cottonTuft(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  seed: string,
  colour: string = tone.white,
): string {
  const random = seeded(seed);
  const puffs = times(26, (at) => {
    const angle = random.between(0, Math.PI);
    const reach = random.between(0.1, 1) * size * 0.5;
    const [px, py] = [x + Math.cos(angle) * reach, y - Math.sin(angle) * reach * 0.62 - size * 0.06];
    const r = random.between(0.1, 0.2) * size;
    const fill = sheet.radial(
      [
        [0, lighter(colour, 0.5)],
        [0.7, colour],
        [1, darker(colour, 0.16)],
      ],
      { cx: 0.36, cy: 0.3, r: 0.75 },
    );
    return circle(px, py, r, fill, { opacity: at < 8 ? '1' : '0.85' });
  });
  return shadow(sheet, x, y, size, size * 0.3) + group(puffs, { filter: sheet.blur(1.6) });
}

/** A bolt of cloth lying on its side, seen from the front right; the end shows its turns. */
export function clothRoll(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  radius: number,
  fill: string,
  colour: string,
): string {
  const end = times(7, (at) =>
    ellipse(
      x,
      y - radius,
      radius * 0.42 * (1 - at * 0.12),
      radius * (1 - at * 0.12),
      at % 2 ? lighter(colour, 0.2) : darker(colour, 0.14),
    ),
  );
  const body = `M${n(x)} ${n(y - radius * 2)}H${n(x + length)}A${n(radius * 0.42)} ${n(radius)} 0 0 1 ${n(x + length)} ${n(y)}H${n(x)}Z`;
  const light = sheet.linear([
    [0, '#fff', 0.1],
    [0.22, '#fff', 0.42],
    [0.5, '#fff', 0],
    [0.86, tone.night, 0.5],
    [1, tone.night, 0.3],
  ]);
  return group([
    rect(x, y - 14, length + radius * 1.2, 34, tone.night, { opacity: '0.42', filter: sheet.blur(12) }),
    `<path d="${body}" fill="${fill}"/><path d="${body}" fill="${light}"/>`,
    end,
    ellipse(x, y - radius, radius * 0.1, radius * 0.24, tone.clay),
    ellipse(x, y - radius, radius * 0.06, radius * 0.17, darker(tone.clay, 0.7)),
  ]);
}

/** Folded cloth in layers, the lowest first; the front edges are rounded folds. */
export function foldedStack(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  layer: number,
  cloths: readonly { fill: string; colour: string }[],
  seed: string,
): string {
  const random = seeded(seed);
  const depth = width * 0.2;
  let level = y;
  const drawn = cloths.map(({ fill, colour }, at) => {
    const shift = random.between(-0.015, 0.015) * width;
    const [left, right] = [x - width / 2 + shift, x + width / 2 + shift];
    const h = layer * random.between(0.92, 1.08);
    const front = `M${n(left)} ${n(level - h)}H${n(right)}Q${n(right + h * 0.4)} ${n(level - h / 2)} ${n(right)} ${n(level)}H${n(left)}Q${n(left - h * 0.4)} ${n(level - h / 2)} ${n(left)} ${n(level - h)}Z`;
    const shade = sheet.linear([
      [0, '#fff', 0.34],
      [0.35, '#fff', 0.02],
      [0.75, tone.night, 0.24],
      [1, tone.night, 0.52],
    ]);
    const side = sheet.linear(
      [
        [0, '#fff', 0.16],
        [0.5, '#fff', 0],
        [1, tone.night, 0.34],
      ],
      { x2: 1, y2: 0 },
    );
    const crease = stroke(
      `M${n(left + 6)} ${n(level - h * 0.48)}Q${n(x)} ${n(level - h * 0.4)} ${n(right - 6)} ${n(level - h * 0.5)}`,
      darker(colour, 0.5),
      2.4,
      { opacity: '0.6' },
    );
    const isTop = at === cloths.length - 1;
    const face = `M${n(left)} ${n(level - h)}L${n(left + depth * 0.5)} ${n(level - h - depth)}H${n(right - depth * 0.4)}L${n(right)} ${n(level - h)}Z`;
    const top = isTop
      ? `<path d="${face}" fill="${fill}"/><path d="${face}" fill="${sheet.linear([
          [0, '#fff', 0.12],
          [1, '#fff', 0.42],
        ])}"/>`
      : '';
    level -= h;
    return `${top}<path d="${front}" fill="${fill}"/><path d="${front}" fill="${shade}"/><path d="${front}" fill="${side}"/>${crease}`;
  });
  return shadow(sheet, x, y, width * 1.02, layer * cloths.length * 1.1) + group(drawn);
}
