import { resolve } from 'node:path';
import { createBackup } from '../archive/create-backup.ts';
import { runCommand } from '../archive/run-command.ts';
import { openBlobs } from '../startup/open-blobs.ts';
import { openExistingStore } from '../startup/open-store.ts';

await runCommand('backup', async (config, file) => {
  // An existing database is required: a backup of an empty one would hide a wrong DATA_DIR.
  const store = await openExistingStore(config);
  const open = await openBlobs(config);
  try {
    const { rows, blobs, bytes, noted } = await createBackup({
      store,
      blobs: open.blobs,
      dataDir: config.dataDir,
      file,
    });
    const megabytes = (bytes / 1_000_000).toFixed(1);
    const unnoted = noted ? '' : ' The data folder is not writable, so the office will not show this backup.';
    return (
      `Backed up ${rows} rows and ${blobs} files to ${resolve(file)} (${megabytes} MB).${unnoted}\n` +
      'It is not encrypted, and contains personal data and sign-in data: keep it where no one else can read it.'
    );
  } finally {
    open.close();
    await store.close();
  }
});
