import sharp from 'sharp';

/** Of the longer side: enough to see where it is light and where dark, and of which colours. */
const sidePx = 16;
/** Smaller pictures are there before a stand-in would be of use. */
const leastPx = 320;
/** A stand-in lies in the page itself: one that would be heavier is left out. */
const mostBytes = 300;

/**
 * A picture in a few bytes, as a `data:` address; '' for what would shine through (a mark on a clear ground), moves, is
 * small, or cannot be read.
 */
export async function makeStandIn(content: Uint8Array): Promise<string> {
  try {
    const { width, height, pages = 1, hasAlpha } = await sharp(content).metadata();
    if (Math.max(width, height) < leastPx || pages > 1) return '';
    const picture = sharp(content).resize({ width: sidePx, height: sidePx, fit: 'inside' });
    if (hasAlpha && !(await sharp(await picture.clone().png().toBuffer()).stats()).isOpaque) return '';
    const bytes = await picture.removeAlpha().webp({ quality: 20, effort: 6 }).toBuffer();
    return bytes.length > mostBytes ? '' : `data:image/webp;base64,${bytes.toString('base64')}`;
  } catch {
    // The picture itself is what matters; whatever is wrong with it shows there.
    return '';
  }
}
