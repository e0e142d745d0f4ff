import sharp from 'sharp';
import { lettering } from './lettering.ts';

/** The first letters or digits of the first two words; '' for a name in another script than the Latin one. */
export const companyInitialsOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0))
    .filter((letter) => /[A-Z\d]/.test(letter))
    .slice(0, 2)
    .join('');

/** An arch, the symbol of an atrium. */
const arch = (colour: string): Buffer =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -9 108 112" width="1080" height="1120">' +
      `<path d="M0 100 V44 A40 44 0 0 1 80 44 V100 M-14 100 H94" fill="none" stroke="${colour}" stroke-width="17"/></svg>`,
  );

/** Draws initials as a square of `size`; they fill at most `share` of it. Without initials it draws an arch. */
export async function drawInitials(
  initials: string,
  size: number,
  share: number,
  { ground, ink }: { ground: string; ink: string },
): Promise<Buffer> {
  const letters = await lettering(initials, { colour: ink, bold: true, width: 2_000, height: 2_000, sizes: [400] });
  const inside = Math.round(size * share);
  const input = await sharp(letters ? await sharp(letters.picture).trim().toBuffer() : arch(ink))
    .resize(inside, inside, { fit: 'inside' })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input, gravity: 'centre' }])
    .png()
    .toBuffer();
}
