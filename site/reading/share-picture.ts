import { fingerprint } from './fingerprint.ts';

export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Everything that a page's share picture (`og:image`) shows. The same content always has the same address. */
export interface SharePicture {
  title: string;
  companyName: string;
  brandColor: string;
  accentColor: string;
  /** The page's own picture, or the company's banner; '' if it has neither. */
  image: string;
  /** Whether an editor has chosen the picture: it is shown as it is, without the title. */
  isChosen?: boolean;
}

/** Increase it when the drawing itself changes, so that caches do not serve old pictures. */
const drawing = '2';

/** The home page in addresses of share pictures. */
const homeName = '/home';

/** The address of the share picture of the page at `path`, which may have a page number (`/news?page=2`). */
export function sharePictureAddress(path: string, picture: SharePicture): string {
  const { title, companyName, brandColor, accentColor, image, isChosen } = picture;
  const chosen = isChosen ? ['chosen'] : [];
  const hash = fingerprint([drawing, title, companyName, brandColor, accentColor, image, ...chosen]);
  const [pathname = '', query] = path.split('?');
  return `/share/${hash}${pathname === '/' ? homeName : pathname}.jpg${query ? `?${query}` : ''}`;
}

/** The path of the page that a share picture's address names; undefined for an invalid address. */
export function sharedPage(address: string): string | undefined {
  const [, pathname, page] =
    /^\/share\/[0-9a-f]{16}(\/[^?#]{1,400})\.jpg(?:\?page=([1-9]\d{0,5}))?$/.exec(address) ?? [];
  if (pathname === undefined) return undefined;
  return `${pathname === homeName ? '/' : pathname}${page ? `?page=${page}` : ''}`;
}
