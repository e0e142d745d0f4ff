import { LRUCache } from 'lru-cache';
import type { Engine } from '#store/dialects/engine.ts';
import type { Files, ShownFile } from '#store/interfaces/library.ts';
import { versionIn } from '../published/changes.ts';
import { shownFiles } from './file-rows.ts';

/**
 * Caches properties of files until the content version changes: lists show the same files repeatedly. `forget` clears the cache
 * after changes that leave the version as it is.
 */
export function rememberedFiles(engine: Engine): { shown: Files['shown']; forget(): void } {
  // Null: the file does not exist.
  const known = new LRUCache<string, { file: ShownFile | null }>({ max: 5_000 });
  let knownAt = -1;
  return {
    async shown(srcs) {
      const version = await versionIn(engine.read);
      if (version !== knownAt) known.clear();
      knownAt = version;
      const found = new Map<string, ShownFile>();
      const missing: string[] = [];
      for (const src of srcs) {
        const entry = known.get(src);
        if (entry?.file) found.set(src, entry.file);
        else if (!entry) missing.push(src);
      }
      if (missing.length === 0) return found;
      const read = await shownFiles(engine.read, missing);
      // If the version changed meanwhile, the rows just read may be stale: they are returned, but not cached.
      if (knownAt === version) for (const src of missing) known.set(src, { file: read.get(src) ?? null });
      return new Map([...found, ...read]);
    },
    forget() {
      known.clear();
      knownAt = -1;
    },
  };
}
