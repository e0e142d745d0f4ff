import { LRUCache } from 'lru-cache';
import type { Engine } from '#store/dialects/engine.ts';
import type { Files, ShownFile } from '#store/library.ts';
import { versionIn } from '../published/changes.ts';
import { shownFiles } from './file-rows.ts';

/**
 * Remembers what pages need to know of files as long as the content version stands: lists show the same files again and
 * again. `forget` is for changes that visitors cannot see yet, which leave the version as it is.
 */
export function rememberedFiles(engine: Engine): { shown: Files['shown']; forget(): void } {
  // Null: there is no such file.
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
      // After a change in between, what was just read may be older than it: it is answered, but not remembered.
      if (knownAt === version) for (const src of missing) known.set(src, { file: read.get(src) ?? null });
      return new Map([...found, ...read]);
    },
    forget() {
      known.clear();
      knownAt = -1;
    },
  };
}
