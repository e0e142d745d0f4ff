import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../config/config.ts';
import { createLog } from '../logging/log.ts';
import { openExistingStore } from '../startup/open-store.ts';
import { rebuildDerived } from '../startup/rebuild-derived.ts';

/** How often to look whether another process, which rebuilds already, is done. */
const lookEveryMs = 1_000;

/** Rebuilds what is derived from the content, such as the search index, and reports its progress. */
async function rebuild(): Promise<void> {
  const config = await readConfig();
  if (config.backendUrl) throw new Error('BACKEND_URL is set, so there is no database here.');
  const store = await openExistingStore(config);
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1_000);
  const print = (remaining: number) =>
    process.stdout.write(`Rebuilding, ${seconds()} s, ${remaining} entries remain …\n`);
  try {
    await store.derived.markAllOutdated();
    for (;;) {
      await rebuildDerived({
        store,
        log: createLog(),
        onProgress: ({ remaining }) => {
          if (remaining > 0) print(remaining);
        },
      });
      if ((await store.derived.countOutdated()) === 0) break;
      await wait(lookEveryMs);
    }
    process.stdout.write(`Addresses, search, lists and translations were rebuilt in ${seconds()} s.\n`);
  } finally {
    await store.close();
  }
}

try {
  await rebuild();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
