import sharp from 'sharp';
import { defaultBrandColor, schemeOf } from '#ui/colours.ts';
import { findMark } from './find-mark.ts';
import { initialsOf, initialsSvg } from './letter-shapes.ts';

export interface IconSubject {
  companyName: string;
  /** `#rrggbb`; anything else counts as the design's own. */
  brandColor: string;
  /** Encoded; undefined where there is none. */
  logo: Buffer | undefined;
}

export interface IconShape {
  /** Pixels, both ways. */
  size: number;
  /** How much of the width the sign fills: devices cut maskable icons to circles. */
  share: number;
  /** Share of the width by which the corners are rounded; 0 where the device does that itself. */
  rounding: number;
}

/** A PNG icon: the logo's sign on white, or the company's initials on its colour. */
export async function drawIcon({ companyName, brandColor, logo }: IconSubject, shape: IconShape): Promise<Buffer> {
  const { size, share } = shape;
  const mark = logo ? await findMark(logo) : undefined;
  const brand = schemeOf(brandColor, defaultBrandColor);
  const colours = { ground: brand.solid, ink: brand.onSolid };
  const square = mark
    ? await onWhite(mark, size, share)
    : await sharp(initialsSvg(initialsOf(companyName), size, share * 0.8, colours))
        .png()
        .toBuffer();
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
