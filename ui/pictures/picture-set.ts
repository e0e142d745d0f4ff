import {
  type CutShape,
  cutWidth,
  offeredWidths,
  type Rendition,
  type RenditionFormat,
  renditionPlace,
  renditionWidths,
} from './renditions.ts';

/** How a place on a page shows its pictures. */
export interface PictureUse {
  /** The display width as a `sizes` attribute; `ratio`: width by height, if known. */
  sizes(ratio: number | undefined): string;
  /** The maximum display width in CSS pixels; no rendition wider than twice this is offered. */
  most: number;
  /** On phones much of the picture is outside the screen, and a crop saves bytes; `sizes`: its display width. */
  cut?: { shape: CutShape; sizes: string };
  /** Displayed in its intrinsic size (`width: auto`), so a picture of unknown width is offered in one size only. */
  ownSize?: boolean;
}

interface Source {
  type: string;
  srcSet: string;
  sizes?: string | undefined;
  media?: string;
}

/** The contents of a `<picture>`: its sources, the best first, and the original's own format as the fallback. */
export interface PictureSet {
  sources: Source[];
  srcSet: string | undefined;
  sizes: string | undefined;
}

export interface SizedPicture {
  src: string;
  width?: number | undefined;
  height?: number | undefined;
  focus?: { x: number; y: number } | undefined;
}

const mediaTypes: Record<RenditionFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Windows in a phone’s portrait format, which show little more than the middle of a wide picture. */
export const uprightWindows = '(max-aspect-ratio: 3/5)';

/** The renditions of a picture in its place; undefined if the original is used. */
export function pictureSet(picture: SizedPicture, use: PictureUse, host: string): PictureSet | undefined {
  const { src, width, height } = picture;
  const place = renditionPlace(src, host);
  const widths = offeredWidths(width, use.most * 2);
  if (!place || widths.length === 0) return undefined;
  const whole = (format: RenditionFormat): Pick<Source, 'srcSet' | 'sizes'> => {
    if (width === undefined && use.ownSize) {
      return { srcSet: place.addressOf({ width: widths.at(-1) ?? renditionWidths[0], format }) };
    }
    const srcSet = srcSetOf(widths, width, (one) => place.addressOf({ width: one, format }));
    return { srcSet, sizes: use.sizes(width && height ? width / height : undefined) };
  };
  const formats = place.formats.slice(0, -1);
  const last = place.formats.at(-1) ?? 'webp';
  return {
    sources: [
      ...cutSources(picture, use, place.formats, place.addressOf),
      ...formats.map((format) => ({ type: mediaTypes[format], ...whole(format) })),
    ],
    srcSet: whole(last).srcSet,
    sizes: whole(last).sizes,
  };
}

function cutSources(
  { width, height, focus }: SizedPicture,
  { cut, most }: PictureUse,
  formats: readonly RenditionFormat[],
  addressOf: (rendition: Rendition) => string,
): Source[] {
  const whole = cut && width && height ? cutWidth(width, height, cut.shape) : undefined;
  if (!cut || whole === undefined) return [];
  const { shape, sizes } = cut;
  const at = tenths(focus?.x ?? 0.5);
  return formats.map((format) => ({
    type: mediaTypes[format],
    media: uprightWindows,
    srcSet: srcSetOf(offeredWidths(whole, most), whole, (one) => addressOf({ width: one, format, cut: { shape, at } })),
    sizes,
  }));
}

/** A fraction as a whole number of tenths, the precision of the style sheet and of crop addresses. */
export const tenths = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10);

const srcSetOf = (
  widths: readonly Rendition['width'][],
  original: number | undefined,
  address: (width: Rendition['width']) => string,
) => widths.map((width) => `${address(width)} ${Math.min(width, original ?? width)}w`).join(', ');
