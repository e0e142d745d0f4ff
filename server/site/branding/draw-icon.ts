import sharp from 'sharp';
import { defaultBrandColor, schemeOf } from '#ui/theme/colours.ts';
import { companyInitialsOf, drawInitials } from './draw-initials.ts';
import { findMark } from './find-mark.ts';

export interface IconSubject {
  companyName: string;
  /** `#rrggbb`; any other value means the default color. */
  brandColor: string;
  /** Encoded; undefined where there is none. */
  logo: Buffer | undefined;
}

export interface IconShape {
  /** Width and height in pixels. */
  size: number;
  /** The part of the width that the mark fills; devices crop maskable icons to circles. */
  share: number;
  /** The corner radius as a part of the width; 0 where the device rounds the corners itself. */
  rounding: number;
}

/** Draws a PNG icon: the logo's mark on white, or the company's initials on its color. */
export async function drawIcon({ companyName, brandColor, logo }: IconSubject, shape: IconShape): Promise<Buffer> {
  const { size, share } = shape;
  const mark = logo ? await findMark(logo) : undefined;
  const brand = schemeOf(brandColor, defaultBrandColor);
  const colours = { ground: brand.solid, ink: brand.onSolid };
  const square = mark
    ? await onWhite(mark, size, share)
    : await drawInitials(companyInitialsOf(companyName), size, share * 0.8, colours);
  return sharp(square)
    .composite([{ input: rounded(shape), blend: 'dest-in' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function onWhite(mark: Buffer, size: number, share: number): Promise<Buffer> {
  const inside = Math.round(size * share);
  const input = await sharp(mark).resize(inside, inside, { fit: 'inside' }).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: '#ffffff' } })
    .composite([{ input, gravity: 'centre' }])
    .png()
    .toBuffer();
}

const rounded = ({ size, rounding }: IconShape): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      `<rect width="100%" height="100%" rx="${size * rounding}" fill="#000"/></svg>`,
  );
