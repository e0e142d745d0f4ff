/** The only widths of renditions, in pixels. A requested width is rounded up to one of them. */
export const renditionWidths = [320, 480, 640, 800, 1024, 1280, 1600, 1920, 2880] as const;
export type RenditionWidth = (typeof renditionWidths)[number];

export const renditionFormats = ['avif', 'webp', 'jpg', 'png'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

/** A picture in one size and format, as in its address. */
export interface Rendition {
  /** The maximum: a narrower original is not enlarged. */
  width: RenditionWidth;
  format: RenditionFormat;
  cut?: Cut;
}

/** Shapes that wide pictures are cropped to on phones, which would show only their middle: width by height. */
export const cutShapes = { upright: 3 / 4, square: 1, wide: 2 } as const;
export type CutShape = keyof typeof cutShapes;

/**
 * The position of the crop, in tenths of the surplus width (0 left, 10 right). It is part of the address, so that an
 * address always serves the same picture.
 */
export interface Cut {
  shape: CutShape;
  at: number;
}

/** The paths of our own pictures, and of those of another backend. */
export const renditionRoot = '/pictures/';
export const backendRoot = '/pictures/backend/';

/** The path of pictures on other hosts that the operator allows; followed by file, scheme, host and path. */
export const hostsRoot = '/pictures/hosts/';
/** In place of a rendition's file: the original picture. */
export const originalFile = 'original';

/** The address under which this site serves a picture of another host, escaped for `srcset` and attributes. */
export function addressOnSite({ protocol, host, pathname, search }: URL): string {
  const path = `${pathname}${search}`.replaceAll(',', '%2C').replaceAll("'", '%27');
  return `${hostsRoot}${originalFile}/${protocol.slice(0, -1)}/${host}${path}`;
}

const onSite = `${hostsRoot}${originalFile}/`;

/** The last part of a rendition's address, such as `640.avif` or `640-upright-3.avif`. */
export const renditionFile = ({ width, format, cut }: Rendition): string =>
  `${width}${cut ? `-${cut.shape}-${cut.at}` : ''}.${format}`;

/** Parses the file name of a rendition; undefined for names that this module does not generate. */
export function renditionFrom(file: string): Rendition | undefined {
  const [, digits, shape, at, ending] = /^([1-9]\d{2,3})(?:-([a-z]+)-(10|\d))?\.([a-z]{3,4})$/.exec(file) ?? [];
  const width = renditionWidths.find((known) => String(known) === digits);
  const format = renditionFormats.find((known) => known === ending);
  if (width === undefined || format === undefined) return undefined;
  if (shape === undefined) return { width, format };
  return isCutShape(shape) ? { width, format, cut: { shape, at: Number(at) } } : undefined;
}

const isCutShape = (name: string): name is CutShape => Object.hasOwn(cutShapes, name);

/**
 * The widths offered for a picture: up to the first that is at least its own width, and at least `most` pixels.
 * None for a picture below the smallest width; all up to `most` for one of unknown width.
 */
export function offeredWidths(original: number | undefined, most = Number.POSITIVE_INFINITY): RenditionWidth[] {
  const [least] = renditionWidths;
  if (original !== undefined && original < least) return [];
  const enough = Math.min(original ?? Number.POSITIVE_INFINITY, most);
  const last = renditionWidths.findIndex((width) => width >= enough);
  return renditionWidths.slice(0, last === -1 ? undefined : last + 1);
}

/** The width of a cropped picture; undefined if the crop removes little, or if the picture is too low. */
export function cutWidth(width: number, height: number, shape: CutShape): number | undefined {
  const cut = Math.round(height * cutShapes[shape]);
  return cut < width * 0.9 && cut >= renditionWidths[0] ? cut : undefined;
}

/** The formats for a picture with this extension, the best first, its own last. None: it is served unchanged. */
export function offeredFormats(ending: string): RenditionFormat[] {
  if (ending === 'svg' || ending === 'gif') return [];
  if (ending === 'jpg' || ending === 'jpeg') return ['avif', 'webp', 'jpg'];
  if (ending === 'png') return ['avif', 'webp', 'png'];
  return ['avif', 'webp'];
}

/** The stem of a file's name, as a pattern: twenty hexadecimal digits of a hash, or thirty-two in older files. */
export const fileStem = '[0-9a-f]{20}(?:[0-9a-f]{12})?';

const ownFile = new RegExp(`^/files/(${fileStem}\\.([a-z0-9]{3,4}))$`);

/** The formats and addresses of a picture's renditions. */
export interface RenditionPlace {
  formats: readonly RenditionFormat[];
  addressOf(rendition: Rendition): string;
}

/**
 * The renditions of a picture: of our own files, of pictures of the one backend `host` ('': no other backend), and of
 * those from {@link addressOnSite}. Undefined for all other pictures, and for formats that are served unchanged.
 */
export function renditionPlace(src: string, host: string): RenditionPlace | undefined {
  if (src.startsWith(onSite)) {
    const address = src.slice(onSite.length);
    return placeOf(endingOf(address), (rendition) => `${hostsRoot}${renditionFile(rendition)}/${address}`);
  }
  if (host === '') {
    const [, blob, ending = ''] = ownFile.exec(src) ?? [];
    if (!blob) return undefined;
    return placeOf(ending, (rendition) => `${renditionRoot}${blob}/${renditionFile(rendition)}`);
  }
  const path = pathAtBackend(src, host);
  if (path === undefined) return undefined;
  return placeOf(endingOf(path), (rendition) => `${backendRoot}${renditionFile(rendition)}/${path}`);
}

const endingOf = (path: string): string => /\.([a-z0-9]{2,5})(?:\?|$)/i.exec(path)?.[1]?.toLowerCase() ?? '';

function placeOf(ending: string, addressOf: RenditionPlace['addressOf']): RenditionPlace | undefined {
  const formats = offeredFormats(ending);
  return formats.length === 0 ? undefined : { formats, addressOf };
}

/** The path of a picture relative to its backend's address; undefined for a picture from elsewhere. */
function pathAtBackend(src: string, host: string): string | undefined {
  const home = host.replace(/\/+$/, '');
  if (/[\s"'<>\\#,]/.test(src)) return undefined;
  if (src.startsWith(`${home}/`)) return src.slice(home.length + 1);
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(src) ? undefined : src.replace(/^\/+/, '');
}

/** A small rendition of one of our own pictures, at least `atLeast` pixels wide; the original address if there is none. */
export function thumbnailOf({ src, width }: { src: string; width?: number | null | undefined }, atLeast = 320): string {
  const place = renditionPlace(src, '');
  // For a picture of unknown width, the available renditions are unknown.
  const shown = width ? offeredWidths(width, atLeast).at(-1) : undefined;
  return place && shown ? place.addressOf({ width: shown, format: 'webp' }) : src;
}
