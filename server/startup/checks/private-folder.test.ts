import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePrivate } from './private-folder.ts';

const quiet = { warn: () => expect.unreachable() };

test('removes access of other users to the folder, the database and the folders of files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-private-'));
  try {
    await mkdir(join(folder, 'private'));
    for (const name of ['atrium.sqlite', 'atrium.sqlite-wal']) await writeFile(join(folder, name), '');
    for (const [name, mode] of [
      ['', 0o755],
      ['private', 0o777],
      ['atrium.sqlite', 0o644],
      ['atrium.sqlite-wal', 0o664],
    ] as const) {
      await chmod(join(folder, name), mode);
    }
    await makePrivate(folder, quiet);
    const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777;
    expect(await Promise.all(['', 'private', 'atrium.sqlite', 'atrium.sqlite-wal'].map(modeOf))).toEqual([
      0o700, 0o700, 0o600, 0o600,
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('does nothing if the folder does not exist', async () => {
  await makePrivate(join(tmpdir(), 'no-such-folder-of-ours'), quiet);
});
