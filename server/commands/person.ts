import { readConfig } from '../config/config.ts';
import { openBlobs } from '../startup/open-blobs.ts';
import { openExistingStore } from '../startup/open-store.ts';
import { runPersonCommand } from './person-command.ts';

try {
  const config = await readConfig();
  if (config.backendUrl) throw new Error('BACKEND_URL is set, so this program stores no data.');
  const store = await openExistingStore(config);
  try {
    const { blobs, close } = await openBlobs(config);
    try {
      const given = { store, privateBlobs: blobs.private, now: () => new Date() };
      process.stdout.write(`${await runPersonCommand(process.argv.slice(2), given)}\n`);
    } finally {
      close();
    }
  } finally {
    await store.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
