import type { BlobStore } from '#files/blob-store.ts';
import type { Store } from '#store/store.ts';
import { contentOf } from './renditions.ts';

/** The limit per run; the rest waits for the next run. */
const maxConcurrent = 200;

/** Makes the blur placeholders of pictures without one: those of an older version or of a restored archive. */
export async function makeBlurPlaceholders(
  { files }: { files: Pick<Store['files'], 'withoutBlurPlaceholder' | 'storeBlurPlaceholder'> },
  publicBlobs: Pick<BlobStore, 'open'>,
): Promise<number> {
  const srcs = await files.withoutBlurPlaceholder(maxConcurrent);
  if (srcs.length === 0) return 0;
  const { makeBlurPlaceholder } = await import('#files/pictures/blur-placeholder.ts');
  for (const src of srcs) {
    const content = await contentOf(publicBlobs, src.replace(/^\/files\//, ''));
    await files.storeBlurPlaceholder(src, content ? await makeBlurPlaceholder(content) : '');
  }
  return srcs.length;
}
