import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Handler } from 'hono';
import { type BlobStore, createDiskBlobs } from '#files/blob-store.ts';
import { FilesUnavailable } from '#files/unavailable.ts';
import { fileStem, offeredFormats, renditionFrom, renditionRoot } from '#ui/pictures/renditions.ts';
import type { Log } from '../logging/log.ts';
import { forAnHour, forEver, noPicture, pictureResponse } from './picture-response.ts';
import { createRenditions, originalOf, type RenditionParts, type Renditions, renditionName } from './renditions.ts';

export interface Pictures {
  /** Serves the addresses below {@link renditionRoot}. */
  handle: Handler;
  /** Removes renditions of deleted originals. */
  sweep(): Promise<void>;
  /** The number of renditions that wait to be rendered. */
  waiting(): number;
  settled(): Promise<void>;
}

export interface OwnPictures extends Pictures {
  /** Makes a size of a picture before it is asked for. */
  prepare: Renditions['prepare'];
}

export interface OwnPictureParts extends Pick<RenditionParts, 'maxWaiting' | 'maxWaitMs' | 'render'> {
  publicBlobs: BlobStore;
  dataDir: string;
  log: Log;
}

/** Leaves one thread for the pages; two at most, on any machine. */
export const pictureThreads = (): number => Math.max(1, Math.min(2, availableParallelism() - 1));

const ownPicture = new RegExp(`^${fileStem}\\.([a-z0-9]+)$`);

/** Serves the site's own pictures in the sizes and formats that pages request. */
export function ownPictures({ publicBlobs, dataDir, log, ...more }: OwnPictureParts): OwnPictures {
  const made = createDiskBlobs(join(dataDir, 'renditions'));
  const renditions = createRenditions({ originals: publicBlobs, made, log, maxConcurrent: pictureThreads(), ...more });
  return {
    async handle(c) {
      const [blob = '', file = '', ...rest] = c.req.path.slice(renditionRoot.length).split('/');
      const [, ending] = ownPicture.exec(blob) ?? [];
      const wanted = renditionFrom(file);
      if (!ending || !wanted || rest.length > 0) return noPicture(404);
      if (!offeredFormats(ending).includes(wanted.format)) return noPicture(404);
      // Renditions are served only while the original exists. While the storage is down, existing renditions are served.
      const original = await publicBlobs.open(blob).catch(async (error: unknown) => {
        const kept = error instanceof FilesUnavailable ? await made.open(renditionName(blob, wanted)) : undefined;
        if (!kept) throw error;
        return pictureResponse(c.req.raw, renditionName(blob, wanted), kept, forAnHour);
      });
      if (!original) return noPicture(404);
      if (original instanceof Response) return original;
      const found = await renditions.find(blob, wanted);
      if (found.kind === 'none') return noPicture(404);
      if (found.kind === 'made') return pictureResponse(c.req.raw, found.name, found.blob, forEver);
      const cacheControl = { original: forEver, failed: forAnHour, 'not-now': 'no-store' };
      return pictureResponse(c.req.raw, blob, original, cacheControl[found.kind]);
    },
    async sweep() {
      for await (const { name } of made.list()) {
        const original = originalOf(name);
        if (!original || !(await publicBlobs.open(original))) await made.remove(name);
      }
    },
    prepare: renditions.prepare,
    waiting: renditions.waiting,
    settled: renditions.settled,
  };
}
