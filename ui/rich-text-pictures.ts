import { type PictureUse, pictureSet } from './pictures/picture-set.ts';

/** The text column, at most as wide as the picture's own width. */
const inText = (width: number): PictureUse => ({
  sizes: () => `(min-width: 64rem) min(${width}px, 48rem), min(${width}px, 100vw - 2.5rem)`,
  most: 768,
});

/** Below this, `width` may be a display width set by an editor instead of the file's width. */
const surelyWhole = 800;

const img = /<img\b([^>]*)>/gi;
const attributeOf = (name: string, attributes: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1];

/**
 * Adds renditions for the text column to the pictures of cleaned HTML, if they are ours or the backend's and have
 * dimensions. All pictures load lazily.
 */
export function withRenditions(html: string, host: string): string {
  return html.replace(img, (_, inside: string) => {
    const attributes = inside.replace(/\s?\/?$/, '');
    const whole = `<img loading="lazy" decoding="async"${attributes}>`;
    const [width, height] = [Number(attributeOf('width', attributes)), Number(attributeOf('height', attributes))];
    const src = attributeOf('src', attributes);
    if (!src || !height || !(width >= surelyWhole)) return whole;
    const set = pictureSet({ src, width, height }, inText(width), host);
    if (!set?.srcSet) return whole;
    const sources = set.sources.map(
      ({ type, srcSet, sizes = '' }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
    );
    const last = `<img loading="lazy" decoding="async" srcset="${set.srcSet}" sizes="${set.sizes ?? ''}"${attributes}>`;
    return `<picture class="contents">${sources.join('')}${last}</picture>`;
  });
}
