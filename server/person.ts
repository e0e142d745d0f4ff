import { join } from 'node:path';
import { createDiskBlobs } from '#files/blob-store.ts';
import { readConfig } from './config.ts';
import { openExistingStore } from './open-store.ts';
import { runPersonCommand } from './person-command.ts';

try {
  const config = await readConfig();
  if (config.backendUrl) throw new Error('BACKEND_URL is set, so nothing is kept here.');
  const store = await openExistingStore(config);
  try {
    const privateBlobs = createDiskBlobs(join(config.dataDir, 'private'));
    const words = process.argv.slice(2);
    process.stdout.write(`${await runPersonCommand(words, { store, privateBlobs, now: () => new Date() })}\n`);
  } finally {
    await store.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
