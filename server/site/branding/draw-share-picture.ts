import sharp, { type OverlayOptions } from 'sharp';
import { openPicture } from '#files/pictures/open-picture.ts';
import { sharePictureSize } from '#site/reading/share-picture.ts';
import { type ColourScheme, defaultAccentColor, defaultBrandColor, schemeOf } from '#ui/theme/colours.ts';
import { type Direction, lettering } from './lettering.ts';

export interface ShareSubject {
  title: string;
  companyName: string;
  /** Of the page's language. The picture is mirrored for `rtl`. */
  direction: Direction;
  /** `#rrggbb`; any other value means the default color. */
  brandColor: string;
  accentColor: string;
  /** Encoded pictures; undefined where there is none. */
  picture: Buffer | undefined;
  /** Whether the picture fills the whole, without the rest; absent: no. */
  isChosen?: boolean;
  logo: Buffer | undefined;
}

const { width, height } = sharePictureSize;
const margin = 72;
/** The width of the colored panel beside a picture. */
const panelWidth = 660;
const logoBox = { width: 300, height: 92, padding: 18 } as const;
/** Decoding a larger picture would take too long. */
const limitInputPixels = 80_000_000;
const asJpeg = { quality: 84, mozjpeg: true } as const;

/** The distance from the left edge of a part that starts at `start`. */
const leftOf = (start: number, partWidth: number, direction: Direction): number =>
  direction === 'rtl' ? width - start - partWidth : start;

/** Draws a JPEG of 1200 by 630: the title on a panel in the brand's color, the picture beside it, the logo below. */
export async function drawSharePicture(subject: ShareSubject): Promise<Buffer> {
  const brand = schemeOf(subject.brandColor, defaultBrandColor);
  const accent = schemeOf(subject.accentColor, defaultAccentColor);
  const { direction } = subject;
  const whole = subject.isChosen ? await cropped(subject.picture, width) : undefined;
  if (whole) return sharp(whole).jpeg(asJpeg).toBuffer();
  const picture = await beside(subject.picture, direction);
  const room = (picture ? panelWidth : width - 200) - margin * 2;
  const ground = picture ? [picture] : [{ input: arcs(brand, direction) }];
  const layers = [
    ...ground,
    { input: bar(accent.solid), left: leftOf(margin, barWidth, direction), top: margin + 6 },
    ...(await title(subject, brand, room)),
    ...(await signature(subject, brand, room)),
  ];
  return sharp({ create: { width, height, channels: 3, background: brand.solid } })
    .composite(layers)
    .jpeg(asJpeg)
    .toBuffer();
}

async function beside(picture: Buffer | undefined, direction: Direction): Promise<OverlayOptions | undefined> {
  const input = await cropped(picture, width - panelWidth);
  return input && { input, left: leftOf(panelWidth, width - panelWidth, direction), top: 0 };
}

/** The picture as a PNG of a width and the full height; undefined where it is none. */
async function cropped(picture: Buffer | undefined, to: number): Promise<Buffer | undefined> {
  if (!picture) return undefined;
  try {
    return await openPicture(picture, { limitInputPixels })
      .autoOrient()
      .resize(to, height, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
  } catch {
    // The content may call any file a picture.
    return undefined;
  }
}

const svg = (w: number, h: number, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${body}</svg>`);

const barWidth = 84;
const bar = (colour: string): Buffer => svg(barWidth, 10, `<rect width="${barWidth}" height="10" fill="${colour}"/>`);

/** The background without a picture: rings that extend past the edge, slightly lighter or darker than the ground. */
function arcs({ onSolid }: ColourScheme, direction: Direction): Buffer {
  const x = leftOf(1130, 0, direction);
  const rings = [150, 250, 350, 450].map(
    (radius) => `<circle cx="${x}" cy="540" r="${radius}" fill="none" stroke="${onSolid}" stroke-width="44"/>`,
  );
  return svg(width, height, `<g opacity="0.09">${rings.join('')}</g>`);
}

async function title({ title: text, direction }: ShareSubject, brand: ColourScheme, room: number) {
  const box = { width: room, height: 310, sizes: [76, 66, 58, 50, 44, 38] };
  const set = await lettering(text, { ...box, colour: brand.onSolid, bold: true, direction });
  return set ? [{ input: set.picture, left: leftOf(margin, set.width, direction), top: margin + 48 }] : [];
}

async function signature(subject: ShareSubject, brand: ColourScheme, room: number): Promise<OverlayOptions[]> {
  const { direction } = subject;
  const logo = await onWhite(subject.logo);
  if (logo) {
    const left = leftOf(margin, logo.width, direction);
    return [{ input: logo.picture, left, top: height - margin - logoBox.height }];
  }
  const box = { width: room, height: 60, sizes: [34, 28, 24] };
  const set = await lettering(subject.companyName, { ...box, colour: brand.onSolid, direction });
  return set
    ? [{ input: set.picture, left: leftOf(margin, set.width, direction), top: height - margin - set.height }]
    : [];
}

/** Logos are made for white paper, so they get a white tile and stay readable on any brand color. */
async function onWhite(logo: Buffer | undefined): Promise<{ picture: Buffer; width: number } | undefined> {
  if (!logo) return undefined;
  const { padding, ...box } = logoBox;
  try {
    const { data, info } = await openPicture(logo, { limitInputPixels })
      .trim()
      .resize(box.width - padding * 2, box.height - padding * 2, { fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const tile = { width: info.width + padding * 2, height: box.height };
    const ground = svg(tile.width, tile.height, `<rect width="100%" height="100%" rx="12" fill="#ffffff"/>`);
    const picture = await sharp(ground)
      .composite([{ input: data, gravity: 'centre' }])
      .png()
      .toBuffer();
    return { picture, width: tile.width };
  } catch {
    return undefined;
  }
}
