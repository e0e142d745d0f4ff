import { startInstance } from './program/instance.ts';
import { prepareSeeds } from './program/seed.ts';
import { writeSeeds } from './program/write-seeds.ts';

/**
 * Writes the data folders for all instances under test once, and starts the instance that tests share. Workers find both in their
 * environment.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.TEST_SEEDS = await prepareSeeds(writeSeeds);
  const shared = await startInstance();
  process.env.TEST_URL = shared.url;
  return () => shared.remove();
}
