import { fingerprint } from './fingerprint.ts';

export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Everything that is seen on the picture a shared link shows; the same content has the same address for ever. */
export interface SharePicture {
  title: string;
  companyName: string;
  brandColor: string;
  accentColor: string;
  /** The page's own picture, or the company's banner; '' where there is neither. */
  image: string;
}

/** Raised when the drawing itself changes, so that no old picture is kept for a new one. */
const drawing = '1';

/** The home page's name among the pictures. */
const homeName = '/home';

/** The address of the picture of the page at `path`, which may ask for a page of a list (`/news?page=2`). */
export function sharePictureAddress(path: string, picture: SharePicture): string {
  const { title, companyName, brandColor, accentColor, image } = picture;
  const hash = fingerprint([drawing, title, companyName, brandColor, accentColor, image]);
  const [pathname = '', query] = path.split('?');
  return `/share/${hash}${pathname === '/' ? homeName : pathname}.jpg${query ? `?${query}` : ''}`;
}

/** The path of the page whose picture is asked for; undefined for an address that no picture can have. */
export function sharedPage(address: string): string | undefined {
  const [, pathname, page] =
    /^\/share\/[0-9a-f]{16}(\/[^?#]{1,400})\.jpg(?:\?page=([1-9]\d{0,5}))?$/.exec(address) ?? [];
  if (pathname === undefined) return undefined;
  return `${pathname === homeName ? '/' : pathname}${page ? `?page=${page}` : ''}`;
}
