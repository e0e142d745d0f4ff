import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { BlobStore, StoredBlob } from '#files/blob-store.ts';
import type { PictureShape, renderPicture } from '#files/pictures/render-picture.ts';
import { cutShapes, cutWidth, fileStem, offeredWidths, type Rendition } from '#ui/pictures/renditions.ts';
import { createConcurrencyLimiter, createSingleFlight, TooBusy } from '../limits/concurrency-limiter.ts';
import type { Log } from '../logging/log.ts';

export type FoundRendition =
  | { kind: 'made'; name: string; blob: StoredBlob }
  /** The original is served: it is animated or too small. */
  | { kind: 'original' }
  /** The original cannot be rendered; it is served instead. Tried again after an hour. */
  | { kind: 'failed' }
  /** Rendering would take too long at the moment. */
  | { kind: 'not-now' }
  /** The original or this rendition does not exist. */
  | { kind: 'none' };

export interface Renditions {
  /** Returns a rendition by the name of the original's blob. Renders it if needed; concurrent requests share one render. */
  find(original: string, wanted: Rendition): Promise<FoundRendition>;
  /** Renders one that no visitor has asked for yet. False if it exists, if it is not possible, or while others wait. */
  prepare(original: string, wanted: Rendition): Promise<boolean>;
  /** The number of renditions that wait to be rendered. */
  waiting(): number;
  /** Resolves when no render is running. */
  settled(): Promise<void>;
}

export interface RenditionParts {
  originals: Pick<BlobStore, 'open'>;
  made: BlobStore;
  log: Log;
  /** The maximum number of concurrent renders; each uses one thread. */
  maxConcurrent: number;
  maxWaiting?: number;
  /** How long a request waits for a render, in milliseconds. */
  maxWaitMs?: number;
  /** Called with the size of each new rendition. */
  onMade?: (bytes: number) => void;
  render?: typeof renderPicture;
}

const maxFailed = 10_000;
const failedMs = 60 * 60_000;

/** The blob name of a rendition. */
export const renditionName = (original: string, { width, format, cut }: Rendition): string =>
  `${original.replace('.', '-')}-${width}${cut ? `${cut.shape[0]}${cut.at}` : ''}.${format}`;

const storedRendition = new RegExp(`^(${fileStem})-([a-z0-9]+)-\\d+(?:[a-z]\\d+)?\\.[a-z]+$`);

/** The original of a rendition; undefined for any other name. */
export function originalOf(name: string): string | undefined {
  const [, stem, ending] = storedRendition.exec(name) ?? [];
  return stem && `${stem}.${ending}`;
}

export function createRenditions({
  originals,
  made,
  log,
  maxConcurrent,
  maxWaiting = 24,
  maxWaitMs = 1_500,
  onMade,
  render,
}: RenditionParts): Renditions {
  const limiter = createConcurrencyLimiter({ maxConcurrent, maxWaiting });
  const once = createSingleFlight<FoundRendition>();
  /** Originals that cannot be decoded. */
  const failed = new LRUCache<string, true>({ max: maxFailed, ttl: failedMs });

  const make = async (original: string, wanted: Rendition, name: string): Promise<FoundRendition> => {
    const { renderPicture, shapeOf } = await import('#files/pictures/render-picture.ts');
    const content = await contentOf(originals, original);
    const shape = content && (await shapeOf(content));
    if (!content || !shape) return { kind: 'none' };
    if (!isOffered(shape, wanted)) return { kind: 'none' };
    if (shape.moves) return { kind: 'original' };
    const { width, format } = wanted;
    const cut = wanted.cut && { ratio: cutShapes[wanted.cut.shape], at: wanted.cut.at / 10 };
    let bytes: Buffer;
    try {
      bytes = await (render ?? renderPicture)(content, cut ? { width, format, cut } : { width, format });
    } catch (error) {
      failed.set(original, true);
      log.warn({ err: error, rendition: name }, 'Failed to render a picture');
      return { kind: 'failed' };
    }
    await made.put(name, bytes);
    onMade?.(bytes.length);
    const blob = await made.open(name);
    return blob ? { kind: 'made', name, blob } : { kind: 'not-now' };
  };

  const soon = async (name: string, work: Promise<FoundRendition>): Promise<FoundRendition> => {
    const patience = new AbortController();
    const enough = delay(maxWaitMs, { kind: 'not-now' } as const, { signal: patience.signal });
    enough.catch(() => undefined);
    try {
      return await Promise.race([work, enough]);
    } catch (error) {
      if (!(error instanceof TooBusy)) log.warn({ err: error, rendition: name }, 'Failed to store a rendition');
      return { kind: 'not-now' };
    } finally {
      patience.abort();
    }
  };

  return {
    async find(original, wanted) {
      const name = renditionName(original, wanted);
      const blob = await made.open(name);
      if (blob) return { kind: 'made', name, blob };
      if (failed.has(original)) return { kind: 'failed' };
      return soon(
        name,
        once.do(name, () => limiter.take(() => make(original, wanted, name))),
      );
    },
    async prepare(original, wanted) {
      const name = renditionName(original, wanted);
      if (limiter.waiting() > 0 || (await made.open(name))) return false;
      try {
        return (await once.do(name, () => limiter.take(() => make(original, wanted, name)))).kind === 'made';
      } catch (error) {
        if (!(error instanceof TooBusy)) log.warn({ err: error, rendition: name }, 'Failed to render a picture');
        return false;
      }
    },
    waiting: limiter.waiting,
    settled: () => once.settled(),
  };
}

/** Whether this size is offered: no wider than the picture, and cropped only where cropping removes something. */
function isOffered({ width, height }: PictureShape, wanted: Rendition): boolean {
  const whole = wanted.cut ? cutWidth(width, height, wanted.cut.shape) : width;
  return whole !== undefined && offeredWidths(whole).includes(wanted.width);
}

export async function contentOf(blobs: Pick<BlobStore, 'open'>, name: string): Promise<Buffer | undefined> {
  const blob = await blobs.open(name);
  return blob && Buffer.from(await new Response(blob.stream()).arrayBuffer());
}
