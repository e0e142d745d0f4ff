import type { BlobStore } from '#files/blob-store.ts';
import { hostsRoot } from '#ui/renditions.ts';
import { readAtMost } from '../read-at-most.ts';

/** The bytes of a picture of the content by its address, or undefined where it cannot be had. */
export type AssetReader = (src: string) => Promise<Buffer | undefined>;

export interface AssetSources {
  publicUrl: string;
  /** Where another host has the pictures; absent: `publicBlobs` has them. */
  backendUrl: string | undefined;
  publicBlobs: Pick<BlobStore, 'open'> | undefined;
  /** Asks this site for a picture of another host. */
  fetchHere: (path: string) => Response | Promise<Response>;
}

/** More than a picture for a web page needs; larger ones are left alone. */
const maxBytes = 25 * 1024 * 1024;
const timeoutMs = 5_000;

/** Reads our own pictures from our own files, a backend's from the backend, and those of hosts that this site serves from there. */
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
    // A picture that cannot be had is drawn without.
    return undefined;
  }
}
