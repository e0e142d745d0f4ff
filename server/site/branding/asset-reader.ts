import type { BlobStore } from '#files/blob-store.ts';
import { readAtMost } from '#files/read-at-most.ts';
import { hostsRoot } from '#ui/pictures/renditions.ts';

/** Reads the bytes of a picture by its address; undefined if it is not available. */
export type AssetReader = (src: string) => Promise<Buffer | undefined>;

export interface AssetSources {
  publicUrl: string;
  /** The host that serves the pictures; absent: `publicBlobs` contains them. */
  backendUrl: string | undefined;
  publicBlobs: Pick<BlobStore, 'open'> | undefined;
  /** Fetches another host's picture from this site. */
  fetchHere: (path: string) => Response | Promise<Response>;
}

/** More than a picture for a web page needs; larger ones are ignored. */
const maxBytes = 25 * 1024 * 1024;
const timeoutMs = 5_000;

/**
 * Reads own pictures from the blob store, a backend's from the backend, and those of other hosts through this site's
 * proxy path.
 */
export function createAssetReader({ publicUrl, backendUrl, publicBlobs, fetchHere }: AssetSources): AssetReader {
  const home = backendUrl ?? publicUrl;
  return async (src) => {
    const path = src.startsWith(`${home}/`) ? src.slice(home.length) : src;
    if (!/^\/(?!\/)/.test(path)) return undefined;
    if (path.startsWith(hostsRoot)) return contentOf(await fetchHere(path));
    if (backendUrl) return fetched(`${backendUrl}${path}`);
    if (!publicBlobs || !path.startsWith('/files/')) return undefined;
    const blob = await publicBlobs.open(path.slice('/files/'.length));
    return blob && blob.bytes <= maxBytes ? readAtMost(blob.stream(), maxBytes) : undefined;
  };
}

const contentOf = async ({ ok, body }: Response): Promise<Buffer | undefined> =>
  ok && body ? readAtMost(body, maxBytes) : undefined;

async function fetched(url: string): Promise<Buffer | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    return await contentOf(response);
  } catch {
    // Without the picture, the drawing omits it.
    return undefined;
  }
}
