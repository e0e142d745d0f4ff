import type { BlobStore } from '#files/blob-store.ts';
import { collected } from '../collected.ts';

/** The bytes of a picture of the content by its address, or undefined where it cannot be had. */
export type AssetReader = (src: string) => Promise<Buffer | undefined>;

export interface AssetSources {
  publicUrl: string;
  /** Where another host has the pictures; absent: `publicBlobs` has them. */
  backendUrl: string | undefined;
  publicBlobs: Pick<BlobStore, 'open'> | undefined;
}

/** More than a picture for a web page needs; larger ones are left alone. */
const maxBytes = 25 * 1024 * 1024;
const timeoutMs = 5_000;

/** Reads our own pictures from our own files and a backend's from the backend; nothing from anywhere else. */
export function createAssetReader({ publicUrl, backendUrl, publicBlobs }: AssetSources): AssetReader {
  const home = backendUrl ?? publicUrl;
  return async (src) => {
    const path = src.startsWith(`${home}/`) ? src.slice(home.length) : src;
    if (!/^\/(?!\/)/.test(path)) return undefined;
    if (backendUrl) return fetched(`${backendUrl}${path}`);
    if (!publicBlobs || !path.startsWith('/files/')) return undefined;
    const blob = await publicBlobs.open(path.slice('/files/'.length));
    return blob && blob.bytes <= maxBytes ? collected(blob.stream(), maxBytes) : undefined;
  };
}

async function fetched(url: string): Promise<Buffer | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    return response.ok && response.body ? await collected(response.body, maxBytes) : undefined;
  } catch {
    // A picture that cannot be had is drawn without.
    return undefined;
  }
}
