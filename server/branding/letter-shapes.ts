/** A letter as strokes in a box `width` wide and 100 high. */
interface LetterShape {
  d: string;
  width: number;
}

/* Capitals and digits as lines and arcs, so that an icon needs no font and looks the same on all machines. */
const shapes: Readonly<Record<string, LetterShape>> = {
  A: { d: 'M0 100 L38 0 L76 100 M14 66 H62', width: 76 },
  B: { d: 'M0 0 V100 H36 A27 27 0 0 0 36 46 H0 M36 46 A23 23 0 0 0 34 0 H0', width: 62 },
  C: { d: 'M74 18 A46 50 0 1 0 74 82', width: 76 },
  D: { d: 'M0 0 V100 H26 A50 50 0 0 0 26 0 Z', width: 76 },
  E: { d: 'M56 0 H0 V100 H56 M0 49 H48', width: 56 },
  F: { d: 'M56 0 H0 V100 M0 49 H46', width: 56 },
  G: { d: 'M76 18 A46 50 0 1 0 82 60 V54 H52', width: 82 },
  H: { d: 'M0 0 V100 M68 0 V100 M0 49 H68', width: 68 },
  I: { d: 'M4 0 V100', width: 8 },
  J: { d: 'M44 0 V70 A23 28 0 0 1 0 76', width: 44 },
  K: { d: 'M0 0 V100 M62 0 L0 62 M24 40 L66 100', width: 66 },
  L: { d: 'M0 0 V100 H52', width: 52 },
  M: { d: 'M0 100 V0 L44 66 L88 0 V100', width: 88 },
  N: { d: 'M0 100 V0 L70 100 V0', width: 70 },
  O: { d: 'M48 0 A48 50 0 1 1 47.9 0 Z', width: 96 },
  P: { d: 'M0 100 V0 H34 A28 28 0 0 1 34 57 H0', width: 62 },
  Q: { d: 'M48 0 A48 50 0 1 1 47.9 0 Z M60 74 L92 104', width: 96 },
  R: { d: 'M0 100 V0 H34 A28 28 0 0 1 34 57 H0 M32 57 L64 100', width: 64 },
  S: { d: 'M60 16 C50 -6 4 -6 4 25 C4 56 62 44 62 74 C62 106 10 106 0 82', width: 62 },
  T: { d: 'M0 0 H70 M35 0 V100', width: 70 },
  U: { d: 'M0 0 V64 A34 36 0 0 0 68 64 V0', width: 68 },
  V: { d: 'M0 0 L37 100 L74 0', width: 74 },
  W: { d: 'M0 0 L27 100 L54 14 L81 100 L108 0', width: 108 },
  X: { d: 'M0 0 L68 100 M68 0 L0 100', width: 68 },
  Y: { d: 'M0 0 L35 50 L70 0 M35 50 V100', width: 70 },
  Z: { d: 'M0 0 H64 L0 100 H64', width: 64 },
  0: { d: 'M34 0 A34 50 0 1 1 33.9 0 Z', width: 68 },
  1: { d: 'M0 22 L28 0 V100', width: 30 },
  2: { d: 'M2 24 A30 28 0 1 1 54 46 L0 100 H64', width: 64 },
  3: { d: 'M2 0 H56 L28 38 A30 31 0 1 1 0 82', width: 60 },
  4: { d: 'M48 100 V0 L0 70 H68', width: 68 },
  5: { d: 'M56 0 H10 L6 44 A32 32 0 1 1 0 84', width: 66 },
  6: { d: 'M52 0 C24 10 0 38 0 68 A31 32 0 1 0 10 46', width: 62 },
  7: { d: 'M0 0 H62 L22 100', width: 62 },
  8: { d: 'M32 46 A23 23 0 1 1 32.1 46 Z M32 46 A28 27 0 1 1 31.9 46 Z', width: 64 },
  9: { d: 'M10 100 C38 90 62 62 62 32 A31 32 0 1 0 52 54', width: 62 },
};

/** Returns the first letters of the first two words that start with a drawable letter; '' without any. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words
    .map((word) => word.charAt(0))
    .filter((letter) => Object.hasOwn(shapes, letter))
    .slice(0, 2)
    .join('');
}

const gap = 34;
const stroke = 17;

/**
 * Draws initials as an SVG square of `size`; they fill at most `share` of it. Without initials it draws an arch, the
 * symbol of an atrium.
 */
export function initialsSvg(initials: string, size: number, share: number, colours: { ground: string; ink: string }) {
  const letters = [...initials].flatMap((letter) => shapes[letter] ?? []);
  const drawn = letters.length > 0 ? letters : [{ d: 'M0 100 V44 A40 44 0 0 1 80 44 V100 M-14 100 H94', width: 80 }];
  const width = drawn.reduce((sum, letter) => sum + letter.width + gap, -gap);
  const scale = (size * share) / Math.max(width + stroke, 100 + stroke);
  let left = 0;
  const paths = drawn.map((letter) => {
    const path = `<path transform="translate(${left} 0)" d="${letter.d}"/>`;
    left += letter.width + gap;
    return path;
  });
  const x = (size - width * scale) / 2;
  const y = (size - 100 * scale) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      `<rect width="100%" height="100%" fill="${colours.ground}"/>` +
      `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colours.ink}" stroke-width="${stroke}"` +
      ` stroke-linejoin="round">${paths.join('')}</g></svg>`,
  );
}
