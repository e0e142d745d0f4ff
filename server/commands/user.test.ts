import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import { runScript } from '../testing/run-script.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-user-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('npm run user', () => {
  test('rejects a folder without a database and changes nothing in it', async () => {
    expect(await runScript('user', ['list'], { folder, env: { DATA_DIR: folder } })).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no database in ${folder}. Does DATA_DIR name the right folder?\n`,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test('prints a link and the configured address of the office', async () => {
    const store = await createStore({ database: { sqlite: join(folder, 'atrium.sqlite') }, defaultLanguage: 'en' });
    await store.close();
    const env = { DATA_DIR: folder, PUBLIC_URL: 'https://www.example.com' };
    const words = ['add', 'ana@example.com', '--name', 'Ana Reis', '--role', 'owner'];
    const { code, stdout, stderr } = await runScript('user', words, { folder, env });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('\n  https://www.example.com/office/choose-password?token=');
    expect(stdout).toContain(
      'The address of the office, https://www.example.com/office, comes from PUBLIC_URL or OFFICE_URL.',
    );
  });
});
