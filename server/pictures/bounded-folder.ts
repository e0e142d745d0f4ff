import type { BlobStore } from '#files/blob-store.ts';

/** Limits the total size of some stores to `maxBytes`: each time a tenth of that has been added, the oldest blobs are removed. */
export function boundedFolder(stores: readonly BlobStore[], maxBytes: number) {
  let added = 0;
  let trimming = Promise.resolve();

  const trim = async (): Promise<void> => {
    added = 0;
    const kept: { store: BlobStore; name: string; bytes: number; writtenAt: Date }[] = [];
    for (const store of stores) for await (const blob of store.list()) kept.push({ store, ...blob });
    kept.sort((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime());
    let total = 0;
    for (const { store, name, bytes } of kept) {
      total += bytes;
      if (total > maxBytes * 0.9) await store.remove(name);
    }
  };

  return {
    /** Reports that this many bytes were added. */
    grown(bytes: number): void {
      added += bytes;
      if (added > maxBytes / 10) trimming = trimming.then(trim).catch(() => undefined);
    },
    trim,
    settled: () => trimming,
  };
}
