import { resolveAsset } from './asset-host.tsx';
import { type PictureUse, pictureSet, type SizedPicture } from './picture-set.ts';

/** Preloads a picture in the size and format that the browser would choose. */
export function preloadPicture(picture: SizedPicture, use: PictureUse, host: string): void {
  const set = pictureSet(picture, use, host);
  const img = new Image();
  const whole = document.createElement('picture');
  for (const { type, srcSet, sizes = '', media = '' } of set?.sources ?? []) {
    const source = document.createElement('source');
    Object.assign(source, { type, media, sizes, srcset: srcSet });
    whole.append(source);
  }
  whole.append(img);
  if (set?.sizes) img.sizes = set.sizes;
  if (set?.srcSet) img.srcset = set.srcSet;
  img.src = resolveAsset(picture.src, host);
}
