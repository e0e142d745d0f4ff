import { setTimeout as delay } from 'node:timers/promises';
import type { LibraryFile, Store } from '#store/store.ts';
import { tenths } from '#ui/pictures/picture-set.ts';
import { type CutShape, cutWidth, offeredFormats, offeredWidths, type Rendition } from '#ui/pictures/renditions.ts';
import type { OwnPictures } from './own-pictures.ts';

/** The newest pictures; older ones are resized when a page first shows them. */
const maxPictures = 2_000;
/** Larger sizes are for large screens, and take seconds and much memory each. */
const maxWidth = 1_024;

export interface PrepareParts {
  store: { files: Pick<Store['files'], 'list'>; entries: Pick<Store['entries'], 'listPublished'> };
  pictures: Pick<OwnPictures, 'prepare'>;
  /** Whether the machine has nothing more important to do. */
  isIdle(): boolean;
  signal: AbortSignal;
}

interface Wanted {
  src: string;
  rendition: Rendition;
}

/**
 * Makes the sizes of pictures that pages ask for before a visitor does: after a start and after uploads, the smallest
 * of all pictures first. One at a time, with pauses, and only while the machine is idle. The returned job does nothing
 * until the library has changed.
 */
export function createPreparation({ store, pictures, isIdle, signal }: PrepareParts): () => Promise<number> {
  let done = '';
  return async () => {
    const filling = await fillingPictures(store);
    const { items, total } = await store.files.list({ kind: 'picture', skip: 0, take: 1 });
    const state = JSON.stringify([items[0]?.src, total, [...filling]]);
    if (state === done) return 0;
    let made = 0;
    for (const { src, rendition } of await wantedOf(store, filling)) {
      if (signal.aborted || !isIdle()) return made;
      const began = performance.now();
      if (!(await pictures.prepare(src.replace(/^\/files\//, ''), rendition))) continue;
      made += 1;
      // As long as the work took, so that it never fills a processor.
      await delay(performance.now() - began, undefined, { signal }).catch(() => undefined);
    }
    done = state;
    return made;
  };
}

/** The sizes in the best format. Crops are made for the pictures that fill a window. */
async function wantedOf({ files }: PrepareParts['store'], filling: ReadonlyMap<string, CutShape>): Promise<Wanted[]> {
  const { items } = await files.list({ kind: 'picture', skip: 0, take: maxPictures });
  return items
    .flatMap((file) => sizesOf(file, filling.get(file.src)).map((rendition) => ({ src: file.src, rendition })))
    .sort((one, other) => one.rendition.width - other.rendition.width);
}

function sizesOf({ src, width, height, focus }: LibraryFile, shape: CutShape | undefined): Rendition[] {
  const [format] = offeredFormats(src.split('.').at(-1) ?? '');
  if (!format || !width || !height) return [];
  const whole: Rendition[] = offeredWidths(width, maxWidth).map((one) => ({ width: one, format }));
  const cut = shape && cutWidth(width, height, shape);
  if (!shape || !cut) return whole;
  const at = tenths(focus?.x ?? 0.5);
  return [...whole, ...offeredWidths(cut, maxWidth).map((one) => ({ width: one, format, cut: { shape, at } }))];
}

/** The pictures of the slides and of the banner, with their shape on phones (site/picture-uses.ts). */
async function fillingPictures({ entries }: PrepareParts['store']): Promise<Map<string, CutShape>> {
  const shapes = new Map<string, CutShape>();
  for (const [type, field, shape] of [
    ['company', 'pageBanner', 'wide'],
    ['slider', 'image', 'upright'],
  ] as const) {
    for (const { document } of (await entries.listPublished({ type })).items) {
      const picture: unknown = Object.entries(document).find(([name]) => name === field)?.[1];
      if (typeof picture === 'object' && picture !== null && 'src' in picture) shapes.set(String(picture.src), shape);
    }
  }
  return shapes;
}
