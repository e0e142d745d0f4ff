import { mapRichTextOf } from '#contract/documents/map-texts.ts';
import type { Picture } from '#contract/fields.ts';
import type { PictureFacts } from '#contract/media/picture-facts.ts';
import type { Call } from '#contract/protocol/call.ts';
import type { ShownFile, Store } from '#store/store.ts';

interface FoundPicture {
  picture: Picture & PictureFacts;
  /** Whether the picture is in a list, and so shown small among others. */
  listed: boolean;
}

interface Found {
  pictures: FoundPicture[];
  /** Whether some rich text contains a picture of our own. */
  inTexts: boolean;
}

const isPicture = (value: object): value is Picture & PictureFacts =>
  'src' in value && typeof value.src === 'string' && 'alt' in value && value.src.startsWith('/files/');

function collect(value: unknown, listed: boolean, found: Found): void {
  if (typeof value === 'string') {
    found.inTexts ||= value.includes('<img') && value.includes('"/files/');
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, true, found);
  } else if (typeof value === 'object' && value !== null) {
    if (isPicture(value)) found.pictures.push({ picture: value, listed });
    else for (const part of Object.values(value)) collect(part, listed, found);
  }
}

const ownImg = /<img\b[^>]*?\ssrc="(\/files\/[^"]+)"[^>]*>/g;

/**
 * Adds facts about the files of a response's pictures, with one query: the focal point, the blur placeholder where the picture is
 * shown large (not in a list, except for the slides), and width and height in rich text.
 */
export async function withPictureFacts(call: Call, output: unknown, store: Pick<Store, 'files'>): Promise<unknown> {
  if (call.answers === null) return output;
  const found: Found = { pictures: [], inTexts: false };
  const isList = Array.isArray(output);
  // Slides are a list, but each fills the screen.
  const large = isList && call.answers === 'slider';
  for (const item of isList ? output : [output]) collect(item, isList && !large, found);
  const srcs = new Set(found.pictures.map(({ picture }) => picture.src));
  if (found.inTexts) {
    mapRichTextOf(call, output, (html) => {
      for (const [, src = ''] of html.matchAll(ownImg)) srcs.add(src);
      return html;
    });
  }
  if (srcs.size === 0) return output;
  const files = await store.files.shown([...srcs]);
  for (const { picture, listed } of found.pictures) {
    const file = files.get(picture.src);
    if (file) Object.assign(picture, factsOf(file, listed));
  }
  return found.inTexts ? mapRichTextOf(call, output, (html) => withSizes(html, files)) : output;
}

/** Crops are centred by default, so a centred focal point is left out. */
function factsOf({ focus, blurPlaceholder }: ShownFile, listed: boolean): PictureFacts {
  const isMiddle = focus.x === 0.5 && focus.y === 0.5;
  return { ...(isMiddle ? {} : { focus }), ...(listed || blurPlaceholder === '' ? {} : { blurPlaceholder }) };
}

/** Adds width and height to pictures in rich text that have neither, so that the layout does not shift when they load. */
const withSizes = (html: string, files: ReadonlyMap<string, ShownFile>): string =>
  html.replace(ownImg, (tag, src: string) => {
    const file = files.get(src);
    if (!file?.width || !file.height || /\s(?:width|height)=/.test(tag)) return tag;
    return `<img width="${file.width}" height="${file.height}"${tag.slice('<img'.length)}`;
  });
