import { restoreBackup } from './archive/restore-backup.ts';
import { runCommand } from './archive/run-command.ts';
import { openStore } from './open-store.ts';

await runCommand('restore', async ({ dataDir, databaseUrl }, file) => {
  await restoreBackup({ openStore: (folder) => openStore({ dataDir: folder, databaseUrl }), dataDir, file });
  return `Restored ${file} into ${dataDir}. Start the server as usual.`;
});
