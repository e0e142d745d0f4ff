import { join } from 'node:path';
import { createDiskBlobs } from '#files/blob-store.ts';
import { TooBusy } from '#server/limits/concurrency-limiter.ts';
import type { Log } from '#server/logging/log.ts';
import { boundedFolder } from '#server/pictures/bounded-folder.ts';
import { type Pictures, pictureThreads } from '#server/pictures/own-pictures.ts';
import { forAnHour, noPicture, pictureResponse } from '#server/pictures/picture-response.ts';
import { createRenditions } from '#server/pictures/renditions.ts';
import {
  backendRoot,
  cutWidth,
  hostsRoot,
  offeredWidths,
  originalFile,
  type Rendition,
  renditionFrom,
} from '#ui/pictures/renditions.ts';
import { type BackendOriginal, createBackendOriginals } from './backend-originals.ts';
import { fetchFromHosts } from './fetch-from-hosts.ts';

export interface BackendPictureParts {
  backendUrl: string;
  /** Other hosts whose pictures are served too, with port where needed; absent: none. */
  hosts?: readonly string[];
  dataDir: string;
  now: () => Date;
  log: Log;
  /** The limit for originals and renditions together. */
  maxBytes?: number;
}

/** Serves the backend's pictures in the sizes and formats that pages request. */
export function backendPictures({
  backendUrl,
  hosts = [],
  dataDir,
  now,
  log,
  maxBytes = 1024 * 1024 * 1024,
}: BackendPictureParts): Pictures {
  const folder = join(dataDir, 'foreign-pictures');
  const [blobs, made] = [createDiskBlobs(join(folder, 'originals')), createDiskBlobs(join(folder, 'renditions'))];
  const bounded = boundedFolder([blobs, made], maxBytes);
  const keeping = { blobs, now, log, onKept: bounded.grown };
  const originals = {
    backend: createBackendOriginals(keeping),
    hosts: createBackendOriginals({ ...keeping, fetch: fetchFromHosts(hosts), servesAll: true }),
  };
  const renditions = createRenditions({
    originals: blobs,
    made,
    log,
    maxConcurrent: pictureThreads(),
    onMade: bounded.grown,
  });

  return {
    async handle(c) {
      const asked = askedOfBackend(c.req.raw, backendUrl) ?? askedOfHosts(c.req.raw, hosts);
      if (!asked) return noPicture(404);
      const { of, address, wanted } = asked;
      // Browsers are redirected to the backend only.
      const unkept = (cacheControl: string) =>
        of === 'backend'
          ? new Response(null, { status: 302, headers: { location: address.href, 'cache-control': cacheControl } })
          : noPicture(502);
      let original: BackendOriginal;
      try {
        original = await originals[of].find(address);
      } catch (error) {
        if (error instanceof TooBusy) return unkept('no-store');
        throw error;
      }
      if (original.kind === 'absent') return noPicture(404, 'public, max-age=60');
      if (original.kind === 'failed') return noPicture(502);
      if (original.kind === 'as-it-is') {
        const moving = original.blob === undefined ? undefined : await blobs.open(original.blob);
        if (original.blob && moving) return pictureResponse(c.req.raw, original.blob, moving, forAnHour);
        return of === 'backend' ? unkept(forAnHour) : noPicture(404, 'public, max-age=60');
      }
      const least = wanted && minFor(original, wanted);
      const found = least && (await renditions.find(original.blob, least));
      if (found?.kind === 'made') return pictureResponse(c.req.raw, found.name, found.blob, forAnHour);
      const kept = await blobs.open(original.blob);
      if (!kept) return unkept('no-store');
      return pictureResponse(c.req.raw, original.blob, kept, found?.kind === 'not-now' ? 'no-store' : forAnHour);
    },
    sweep: bounded.trim,
    waiting: renditions.waiting,
    async settled() {
      await Promise.all([originals.backend.settled(), originals.hosts.settled()]);
      await renditions.settled();
      await bounded.settled();
    },
  };
}

/** `wanted` absent: the original. */
interface Asked {
  of: 'backend' | 'hosts';
  address: URL;
  wanted?: Rendition;
}

/** Parses the address of a backend picture; undefined if it names none, or a picture of another host. */
function askedOfBackend({ url }: Request, backendUrl: string): Asked | undefined {
  const { pathname, search } = new URL(url);
  const [file = '', ...path] = pathname.slice(backendRoot.length).split('/');
  const wanted = pathname.startsWith(backendRoot) ? renditionFrom(file) : undefined;
  const home = backendUrl.replace(/\/+$/, '');
  const address = URL.parse(`${home}/${path.join('/')}${search}`);
  if (!wanted || path.join('') === '' || address?.origin !== new URL(home).origin) return undefined;
  return { of: 'backend', address, wanted };
}

/** Parses the address of another host's picture. */
function askedOfHosts({ url }: Request, hosts: readonly string[]): Asked | undefined {
  const { pathname, search } = new URL(url);
  if (!pathname.startsWith(hostsRoot)) return undefined;
  const [file = '', scheme = '', host = '', ...path] = pathname.slice(hostsRoot.length).split('/');
  const wanted = file === originalFile ? undefined : renditionFrom(file);
  if (!/^https?$/.test(scheme) || !hosts.includes(host) || (file !== originalFile && !wanted)) return undefined;
  const address = URL.parse(`${scheme}://${host}/${path.join('/')}${search}`);
  return address?.host === host ? { of: 'hosts', address, ...(wanted ? { wanted } : {}) } : undefined;
}

/**
 * Pages do not know the width of a foreign picture. If they request more than it has, they get the widest rendition. A
 * picture that is too small for any size is served unchanged.
 */
function minFor({ width, height }: { width: number; height: number }, wanted: Rendition): Rendition | undefined {
  const whole = wanted.cut ? cutWidth(width, height, wanted.cut.shape) : width;
  const widest = whole === undefined ? undefined : offeredWidths(whole).at(-1);
  if (widest === undefined) return undefined;
  return widest < wanted.width ? { ...wanted, width: widest } : wanted;
}
