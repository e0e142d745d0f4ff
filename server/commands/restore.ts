import { standardStream } from '../backups/archive/archive-format.ts';
import { restoreBackup } from '../backups/archive/restore-backup.ts';
import { runCommand } from '../backups/archive/run-command.ts';
import { openBlobs } from '../startup/open-blobs.ts';
import { openEmptyStore } from '../startup/open-store.ts';

await runCommand('restore', async (config, file) => {
  const { dataDir, databaseUrl } = config;
  const { blobs, close } = await openBlobs(config);
  try {
    const openIn = (folder: string) => openEmptyStore({ dataDir: folder, databaseUrl });
    await restoreBackup({ openStore: openIn, dataDir, file, ...(config.s3 ? { bucket: blobs } : {}) });
  } finally {
    close();
  }
  return `Restored ${file === standardStream ? 'standard input' : file} into ${dataDir}. Start the server as usual.`;
});
