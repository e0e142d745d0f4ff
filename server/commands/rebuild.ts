import { readConfig } from '../config/config.ts';
import { openExistingStore } from '../startup/open-store.ts';

const everyMs = 5_000;

/** Rebuilds what is derived from the content, such as the search index, and reports its progress. */
async function rebuild(): Promise<void> {
  const config = await readConfig();
  if (config.backendUrl) throw new Error('BACKEND_URL is set, so there is no database here.');
  const store = await openExistingStore(config);
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1_000);
  let step = '';
  const timer = setInterval(() => process.stdout.write(`Rebuilding ${step}, ${seconds()} s …\n`), everyMs);
  try {
    await store.rebuild((what) => {
      step = what;
    });
    process.stdout.write(`Addresses, search, lists and translations were rebuilt in ${seconds()} s.\n`);
  } finally {
    clearInterval(timer);
    await store.close();
  }
}

try {
  await rebuild();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
