import { setTimeout as wait } from 'node:timers/promises';
import { createLog } from '../logging/log.ts';
import { openExistingStore } from '../startup/open-store.ts';
import { rebuildDerived } from '../startup/rebuild-derived.ts';
import { runOnOwnData } from '../startup/run-on-own-data.ts';

/** How often to look whether another process, which rebuilds already, is done. */
const lookEveryMs = 1_000;

/** Rebuilds what is derived from the content, such as the search index, and reports its progress. */
await runOnOwnData(async (config) => {
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
    return `Addresses, search, lists and translations were rebuilt in ${seconds()} s.`;
  } finally {
    await store.close();
  }
});
