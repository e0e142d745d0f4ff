import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { schemaVersion } from '#store/migrations/migrate.ts';
import { readStatus } from '#store/read-status.ts';
import { lastBackupAt } from '../backups/archive/backup-note.ts';
import { bytesIn, programCommit, programVersion } from '../startup/checks/machine.ts';
import { databaseOf, requireData } from '../startup/open-store.ts';
import { runOnOwnData } from '../startup/run-on-own-data.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Prints one fact per line. Opens the database for reading only, so it works beside a running server and on any version. */
await runOnOwnData(async (config) => {
  await requireData(config);
  const { dataDir, databaseUrl, s3 } = config;
  const { tablesVersion, bytes, entries, outdated, scheduledBackupAt } = await readStatus({
    database: databaseOf(config),
  });
  const folders = ['files', 'private'].map((name) => join(dataDir, name)).filter((folder) => existsSync(folder));
  const files = await Promise.all(folders.map(bytesIn));
  const filesBytes = files.reduce((sum, each) => sum + each, 0);
  const note = await lastBackupAt(dataDir);
  const backups = [note, scheduledBackupAt].filter((at) => at !== null).map((at) => new Date(at).toISOString());
  return [
    `version: ${await programVersion()}`,
    `commit: ${(await programCommit()) ?? 'unknown'}`,
    `tables: version ${tablesVersion} (this program: version ${schemaVersion})`,
    `database: ${megabytes(bytes)} (${databaseUrl ? 'PostgreSQL' : `SQLite in ${dataDir}`})`,
    `files: ${s3 ? 'in the bucket that S3_URL names' : megabytes(filesBytes)}`,
    `entries: ${entries}`,
    `derived data: ${outdated ? `being rebuilt, ${outdated} entries remain` : 'up to date'}`,
    `last backup: ${backups.sort().at(-1) ?? 'none'}`,
  ].join('\n');
});
