import { startInstance } from './instance.ts';
import { prepareSeed } from './seed.ts';

/**
 * Writes the demo group once for all programs under test, and starts the one that tests share. Workers find both in their
 * environment.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.TEST_SEED = await prepareSeed(async (folder) => {
    const writing = await startInstance({ DATA_DIR: folder });
    await writing.remove();
  });
  const shared = await startInstance();
  process.env.TEST_URL = shared.url;
  return () => shared.remove();
}
