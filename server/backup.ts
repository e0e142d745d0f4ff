import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ArchiveRefusal } from './archive/archive-format.ts';
import { createBackup } from './archive/create-backup.ts';
import { runCommand } from './archive/run-command.ts';
import { openStore } from './open-store.ts';

await runCommand('backup', async (config, file) => {
  // Opening would create what is not there, and a backup of nothing reassures nobody.
  if (!(await stat(config.dataDir).catch(() => undefined))) {
    throw new ArchiveRefusal(`There is no data folder ${config.dataDir} to back up; DATA_DIR names it.`);
  }
  const store = await openStore(config);
  try {
    const { rows, blobs, bytes } = await createBackup({ store, dataDir: config.dataDir, file });
    const megabytes = (bytes / 1_000_000).toFixed(1);
    return `Backed up ${rows} rows and ${blobs} files to ${resolve(file)} (${megabytes} MB).`;
  } finally {
    await store.close();
  }
});
