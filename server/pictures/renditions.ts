import { setTimeout as delay } from 'node:timers/promises';
import type { BlobStore, StoredBlob } from '#files/blob-store.ts';
import type { PictureShape, renderPicture } from '#files/render-picture.ts';
import { cutShapes, cutWidth, fileStem, offeredWidths, type Rendition } from '#ui/renditions.ts';
import { createConcurrencyLimiter, createSingleFlight, TooBusy } from '../limits/concurrency-limiter.ts';
import type { Log } from '../logging/log.ts';

export type FoundRendition =
  | { kind: 'made'; name: string; blob: StoredBlob }
  /** It is to be shown as it is: it moves, or is too small. */
  | { kind: 'original' }
  /** Making it would take too long for now. */
  | { kind: 'not-now' }
  /** Nothing here makes it. */
  | { kind: 'none' };

export interface Renditions {
  /** The rendition of an original by its blob's name; made now unless it is there, once however many ask. */
  find(original: string, wanted: Rendition): Promise<FoundRendition>;
  /** How many wait to be made. */
  waiting(): number;
  /** Resolves when nothing is being made any more. */
  settled(): Promise<void>;
}

export interface RenditionParts {
  originals: Pick<BlobStore, 'open'>;
  made: BlobStore;
  log: Log;
  /** How many are made at once; each takes one thread of the machine. */
  maxConcurrent: number;
  maxWaiting?: number;
  /** How long an asker waits for what is being made; milliseconds. */
  maxWaitMs?: number;
  /** Told of the bytes of each that was made. */
  onMade?: (bytes: number) => void;
  render?: typeof renderPicture;
}

/** The name under which a rendition of an original is kept. */
export const renditionName = (original: string, { width, format, cut }: Rendition): string =>
  `${original.replace('.', '-')}-${width}${cut ? `${cut.shape[0]}${cut.at}` : ''}.${format}`;

const keptRendition = new RegExp(`^(${fileStem})-([a-z0-9]+)-\\d+(?:[a-z]\\d+)?\\.[a-z]+$`);

/** The blob that a kept rendition was made of; undefined for a name that is none. */
export function originalOf(name: string): string | undefined {
  const [, stem, ending] = keptRendition.exec(name) ?? [];
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

  const make = async (original: string, wanted: Rendition, name: string): Promise<FoundRendition> => {
    const { renderPicture, shapeOf } = await import('#files/render-picture.ts');
    const content = await contentOf(originals, original);
    const shape = content && (await shapeOf(content));
    if (!content || !shape) return { kind: 'none' };
    if (!isOffered(shape, wanted)) return { kind: 'none' };
    if (shape.moves) return { kind: 'original' };
    const { width, format } = wanted;
    const cut = wanted.cut && { ratio: cutShapes[wanted.cut.shape], at: wanted.cut.at / 10 };
    const bytes = await (render ?? renderPicture)(content, cut ? { width, format, cut } : { width, format });
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
      if (!(error instanceof TooBusy)) log.warn({ err: error, rendition: name }, 'A picture could not be made smaller');
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
      return soon(
        name,
        once.do(name, () => limiter.take(() => make(original, wanted, name))),
      );
    },
    waiting: limiter.waiting,
    settled: () => once.settled(),
  };
}

/** Whether a picture of this shape comes in that size: never wider than it is, and cut only where something is cut. */
function isOffered({ width, height }: PictureShape, wanted: Rendition): boolean {
  const whole = wanted.cut ? cutWidth(width, height, wanted.cut.shape) : width;
  return whole !== undefined && offeredWidths(whole).includes(wanted.width);
}

export async function contentOf(blobs: Pick<BlobStore, 'open'>, name: string): Promise<Buffer | undefined> {
  const blob = await blobs.open(name);
  return blob && Buffer.from(await new Response(blob.stream()).arrayBuffer());
}
