import type { BlobStore } from '#files/blob-store.ts';
import type { Store } from '#store/store.ts';
import { contentOf } from './renditions.ts';

/** The limit per run; the rest waits for the next run. */
const maxConcurrent = 200;

/** Makes the blur placeholders of pictures without one: those of an older version or of a restored archive. */
export async function makeStandIns(
  { files }: { files: Pick<Store['files'], 'withoutStandIn' | 'keepStandIn'> },
  publicBlobs: Pick<BlobStore, 'open'>,
): Promise<number> {
  const srcs = await files.withoutStandIn(maxConcurrent);
  if (srcs.length === 0) return 0;
  const { makeStandIn } = await import('#files/stand-in.ts');
  for (const src of srcs) {
    const content = await contentOf(publicBlobs, src.replace(/^\/files\//, ''));
    await files.keepStandIn(src, content ? await makeStandIn(content) : '');
  }
  return srcs.length;
}
