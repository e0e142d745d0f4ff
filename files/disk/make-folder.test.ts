import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

test('makes a folder with its parents once, and reports why it cannot', async () => {
  const root = await mkdtemp(join(tmpdir(), 'atrium-folder-'));
  const folder = join(root, 'a', 'b', 'c');
  expect(await makeFolder(folder, 0o700)).toBe(join(root, 'a'));
  expect(await makeFolder(folder)).toBeUndefined();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await writeFile(join(root, 'file'), '');
  await expect(makeFolder(join(root, 'file', 'x', 'y'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await rm(root, { recursive: true });
});
