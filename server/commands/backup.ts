import { resolve } from 'node:path';
import { Writable } from 'node:stream';
import { ArchiveError, standardStream } from '../backups/archive/archive-format.ts';
import { createBackup, streamBackup } from '../backups/archive/create-backup.ts';
import { runCommand } from '../backups/archive/run-command.ts';
import { npmWritesLines } from '../config/config.ts';
import { openBlobs } from '../startup/open-blobs.ts';
import { openExistingStore } from '../startup/open-store.ts';

/** Refuses a standard output that shows the archive, or that has other lines before it. */
function standardOutput(): Writable {
  if (process.stdout.isTTY) throw new ArchiveError('Standard output is a terminal. Send it to a file or a program.');
  if (npmWritesLines()) {
    throw new ArchiveError('npm writes lines of its own to standard output. Use npm run --silent backup -- -');
  }
  // The callback reports errors, such as a pipe that closed.
  process.stdout.on('error', () => undefined);
  return new Writable({ write: (chunk, _, done) => void process.stdout.write(chunk, done) });
}

await runCommand('backup', async (config, file) => {
  // An existing database is required: a backup of an empty one would hide a wrong DATA_DIR.
  const output = file === standardStream ? standardOutput() : undefined;
  const store = await openExistingStore(config);
  const open = await openBlobs(config);
  try {
    const parts = { store, blobs: open.blobs, dataDir: config.dataDir };
    const { rows, blobs, bytes, noted } = output
      ? await streamBackup(parts, output)
      : await createBackup({ ...parts, file });
    const megabytes = (bytes / 1_000_000).toFixed(1);
    const place = output ? 'standard output' : resolve(file);
    const unnoted = noted ? '' : ' The data folder is not writable, so the office will not show this backup.';
    return (
      `Backed up ${rows} rows and ${blobs} files to ${place} (${megabytes} MB).${unnoted}\n` +
      'It is not encrypted, and contains personal data and sign-in data: keep it where no one else can read it.'
    );
  } finally {
    open.close();
    await store.close();
  }
});
