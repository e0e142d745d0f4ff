/** The only widths that pictures are made in, in pixels. One of them names the least that a screen needs, so any size is near. */
export const renditionWidths = [320, 480, 640, 800, 1024, 1280, 1600, 1920] as const;
export type RenditionWidth = (typeof renditionWidths)[number];

export const renditionFormats = ['avif', 'webp', 'jpg', 'png'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

/** A picture in one size and format, as its address names it. */
export interface Rendition {
  /** At most so wide: an original that is narrower keeps its own width. */
  width: RenditionWidth;
  format: RenditionFormat;
  cut?: Cut;
}

/** What wider pictures are cut to for telephones, which would show but the middle of them: width by height. */
export const cutShapes = { upright: 3 / 4, square: 1, wide: 2 } as const;
export type CutShape = keyof typeof cutShapes;

/**
 * Where a picture is cut stands in its address, in tenths of what is left over (0 the left edge, 10 the right one), so that one
 * address is one picture for ever.
 */
export interface Cut {
  shape: CutShape;
  at: number;
}

/** Where pictures of our own are, and those of another backend. */
export const renditionRoot = '/pictures/';
export const backendRoot = '/pictures/backend/';

/** Where pictures of the other hosts that the operator names are: then the file, the scheme, the host and the path. */
export const hostsRoot = '/pictures/hosts/';
/** In place of a rendition's file: the picture as it came. */
export const originalFile = 'original';

/** The address under which this site serves a picture of another host. It can stand in a `srcset` and in an attribute. */
export function addressOnSite({ protocol, host, pathname, search }: URL): string {
  const path = `${pathname}${search}`.replaceAll(',', '%2C').replaceAll("'", '%27');
  return `${hostsRoot}${originalFile}/${protocol.slice(0, -1)}/${host}${path}`;
}

const onSite = `${hostsRoot}${originalFile}/`;

/** The last part of a rendition's address, such as `640.avif` or `640-upright-3.avif`. */
export const renditionFile = ({ width, format, cut }: Rendition): string =>
  `${width}${cut ? `-${cut.shape}-${cut.at}` : ''}.${format}`;

/** The rendition that a name stands for; undefined for a name that nothing here makes. */
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
 * The widths a picture comes in: up to the first that holds all of it, and no further than `most` pixels ask for.
 * None for a picture too small for any. Of one whose width nobody knows: whatever may be asked for.
 */
export function offeredWidths(original: number | undefined, most = Number.POSITIVE_INFINITY): RenditionWidth[] {
  const [least] = renditionWidths;
  if (original !== undefined && original < least) return [];
  const enough = Math.min(original ?? Number.POSITIVE_INFINITY, most);
  const last = renditionWidths.findIndex((width) => width >= enough);
  return renditionWidths.slice(0, last === -1 ? undefined : last + 1);
}

/** How wide a cut of a picture is; undefined where the picture is hardly wider than that, or too low. */
export function cutWidth(width: number, height: number, shape: CutShape): number | undefined {
  const cut = Math.round(height * cutShapes[shape]);
  return cut < width * 0.9 && cut >= renditionWidths[0] ? cut : undefined;
}

/** The formats that a picture with this ending is offered in, the best first, its own kind last. None: it stays as it is. */
export function offeredFormats(ending: string): RenditionFormat[] {
  if (ending === 'svg' || ending === 'gif') return [];
  if (ending === 'jpg' || ending === 'jpeg') return ['avif', 'webp', 'jpg'];
  if (ending === 'png') return ['avif', 'webp', 'png'];
  return ['avif', 'webp'];
}

/** How a file's name begins, as a pattern: with twenty letters of a hash, or thirty-two, as the names of older files do. */
export const fileStem = '[0-9a-f]{20}(?:[0-9a-f]{12})?';

const ownFile = new RegExp(`^/files/(${fileStem}\\.([a-z0-9]{3,4}))$`);

/** Where a picture's renditions are. */
export interface RenditionPlace {
  formats: readonly RenditionFormat[];
  addressOf(rendition: Rendition): string;
}

/**
 * Where the renditions of a picture are: of our own files, of pictures of the one backend `host` ('' : there is no
 * other), and of those that {@link addressOnSite} names. Undefined for pictures of any other place, and for those that stay as they are.
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

/** The address of a picture below its backend's own address, with neither's slash; undefined for one from elsewhere. */
function pathAtBackend(src: string, host: string): string | undefined {
  const home = host.replace(/\/+$/, '');
  if (/[\s"'<>\\#,]/.test(src)) return undefined;
  if (src.startsWith(`${home}/`)) return src.slice(home.length + 1);
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(src) ? undefined : src.replace(/^\/+/, '');
}

/** A small rendition of one of our own pictures, at least `width` pixels wide; the address itself where there is none. */
export function thumbnailOf({ src, width }: { src: string; width?: number | null | undefined }, atLeast = 320): string {
  const place = renditionPlace(src, '');
  // Of a picture of unknown width nobody can say which there are.
  const shown = width ? offeredWidths(width, atLeast).at(-1) : undefined;
  return place && shown ? place.addressOf({ width: shown, format: 'webp' }) : src;
}
