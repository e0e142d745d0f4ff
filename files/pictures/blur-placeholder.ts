import sharp from 'sharp';
import { openPicture } from './open-picture.ts';

/** Pixels of the longer side: enough for a rough impression of light and colours. */
const sidePx = 16;
/** Smaller pictures load before a placeholder would be useful. */
const minSizePx = 320;
/** The placeholder is part of the page: a larger one is left out. */
const maxBytes = 300;

/** A blur placeholder as a `data:` URL; '' for a picture that is transparent, animated, small or unreadable. */
export async function makeBlurPlaceholder(content: Uint8Array): Promise<string> {
  try {
    const { width, height, pages = 1, hasAlpha } = await openPicture(content).metadata();
    if (Math.max(width, height) < minSizePx || pages > 1) return '';
    const picture = openPicture(content).resize({ width: sidePx, height: sidePx, fit: 'inside' });
    if (hasAlpha && !(await sharp(await picture.clone().png().toBuffer()).stats()).isOpaque) return '';
    const bytes = await picture.removeAlpha().webp({ quality: 20, effort: 6 }).toBuffer();
    return bytes.length > maxBytes ? '' : `data:image/webp;base64,${bytes.toString('base64')}`;
  } catch {
    // A damaged picture needs no error here: it is visible in the picture itself.
    return '';
  }
}
