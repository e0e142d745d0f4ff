import { darker, lighter, tone } from './palette.ts';
import { seeded } from './random.ts';
import { shadow } from './shadow.ts';
import { circle, group, times } from './shapes.ts';
import type { Sheet } from './sheet.ts';

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
