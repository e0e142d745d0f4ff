import { join } from 'node:path';
import { createDiskBlobs } from '#files/blob-store.ts';
import { backendRoot, cutWidth, offeredWidths, type Rendition, renditionFrom } from '#ui/renditions.ts';
import type { Log } from '../log.ts';
import { TooBusy } from '../turns.ts';
import { type BackendOriginal, createBackendOriginals } from './backend-originals.ts';
import { boundedFolder } from './bounded-folder.ts';
import { type Pictures, pictureThreads } from './own-pictures.ts';
import { forAnHour, noPicture, pictureAnswer } from './picture-answer.ts';
import { createRenditions } from './renditions.ts';

export interface BackendPictureParts {
  backendUrl: string;
  dataDir: string;
  now: () => Date;
  log: Log;
  /** Of originals and renditions together. */
  maxBytes?: number;
}

/** The pictures of the backend in front of which this site stands, in the sizes and formats that pages ask for. */
export function backendPictures({
  backendUrl,
  dataDir,
  now,
  log,
  maxBytes = 1024 * 1024 * 1024,
}: BackendPictureParts): Pictures {
  const folder = join(dataDir, 'foreign-pictures');
  const [blobs, made] = [createDiskBlobs(join(folder, 'originals')), createDiskBlobs(join(folder, 'renditions'))];
  const bounded = boundedFolder([blobs, made], maxBytes);
  const originals = createBackendOriginals({ blobs, now, log, onKept: bounded.grown });
  const renditions = createRenditions({ originals: blobs, made, log, atOnce: pictureThreads(), onMade: bounded.grown });

  return {
    async handle(c) {
      const asked = askedFor(c.req.raw, backendUrl);
      if (!asked) return noPicture(404);
      const { address, wanted } = asked;
      const toBackend = (cacheControl: string) =>
        new Response(null, { status: 302, headers: { location: address.href, 'cache-control': cacheControl } });
      let original: BackendOriginal;
      try {
        original = await originals.find(address);
      } catch (error) {
        if (error instanceof TooBusy) return toBackend('no-store');
        throw error;
      }
      if (original.kind === 'absent') return noPicture(404, 'public, max-age=60');
      if (original.kind === 'failed') return noPicture(502);
      if (original.kind === 'as-it-is') return toBackend(forAnHour);
      const least = leastFor(original, wanted);
      const found = least && (await renditions.find(original.blob, least));
      if (found?.kind === 'made') return pictureAnswer(c.req.raw, found.name, found.blob, forAnHour);
      const kept = await blobs.open(original.blob);
      if (!kept) return toBackend('no-store');
      return pictureAnswer(c.req.raw, original.blob, kept, found?.kind === 'not-now' ? 'no-store' : forAnHour);
    },
    sweep: bounded.trim,
    waiting: renditions.waiting,
    async settled() {
      await originals.settled();
      await renditions.settled();
      await bounded.settled();
    },
  };
}

/** Which picture of the backend an address names; undefined where it names none, or one anywhere else. */
function askedFor({ url }: Request, backendUrl: string): { address: URL; wanted: Rendition } | undefined {
  const { pathname, search } = new URL(url);
  const [file = '', ...path] = pathname.slice(backendRoot.length).split('/');
  const wanted = pathname.startsWith(backendRoot) ? renditionFrom(file) : undefined;
  const home = backendUrl.replace(/\/+$/, '');
  const address = URL.parse(`${home}/${path.join('/')}${search}`);
  if (!wanted || path.join('') === '' || address?.origin !== new URL(home).origin) return undefined;
  return { address, wanted };
}

/**
 * Pages do not know how wide a foreign picture is, so they may ask for more than there is: they get all there is. One
 * that is too small for any size stays as it is.
 */
function leastFor({ width, height }: { width: number; height: number }, wanted: Rendition): Rendition | undefined {
  const whole = wanted.cut ? cutWidth(width, height, wanted.cut.shape) : width;
  const widest = whole === undefined ? undefined : offeredWidths(whole).at(-1);
  if (widest === undefined) return undefined;
  return widest < wanted.width ? { ...wanted, width: widest } : wanted;
}
