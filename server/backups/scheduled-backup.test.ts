import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '#store/create-store.ts';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { type Log, silentLog } from '../logging/log.ts';
import { restoreBackup } from './archive/restore-backup.ts';
import { backupState } from './backup-state.ts';
import { createScheduledBackup } from './scheduled-backup.ts';

const hour = 60 * 60_000;

describe.each(engines)('scheduled backups on $name', ({ freshStore }) => {
  let place: string;
  let folder: string;
  let dataDir: string;
  let fresh: FreshStore;
  let time: Date;

  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'atrium-scheduled-'));
    folder = join(place, 'backups');
    dataDir = join(place, 'data');
    await mkdir(folder);
    await mkdir(dataDir);
    fresh = await freshStore();
    time = new Date('2030-01-01T03:00:00Z');
  });
  afterEach(async () => {
    await fresh.discard();
    await rm(place, { recursive: true, force: true });
  });

  const scheduled = (store: Store = fresh.store, more: { folder?: string; log?: Log } = {}) =>
    createScheduledBackup({ store, dataDir, folder, everyMs: 24 * hour, now: () => time, log: silentLog(), ...more });
  const state = () => backupState(fresh.store, { dataDir, scheduled: true, now: time });
  const later = (ms: number) => {
    time = new Date(time.getTime() + ms);
  };

  test('are made when due, recorded, and can be restored', async () => {
    await fresh.store.entries.save(change('faq', { name: 'Where are you?' }));
    const backup = scheduled();
    expect(await state()).toEqual({ lastBackupAt: null, backup: { scheduled: true, failure: null } });
    await backup.look();
    later(23 * hour);
    await backup.look();
    expect(await readdir(folder)).toEqual(['atrium-2030-01-01T03-00-00Z.tar.gz']);
    expect((await state()).lastBackupAt).not.toBeNull();
    later(hour);
    await backup.look();
    expect((await readdir(folder)).sort()).toEqual([
      'atrium-2030-01-01T03-00-00Z.tar.gz',
      'atrium-2030-01-02T03-00-00Z.tar.gz',
    ]);

    const target = join(place, 'target');
    const openStore = (dir: string) =>
      createStore({ database: { sqlite: join(dir, 'atrium.sqlite') }, defaultLanguage: 'en' });
    await restoreBackup({ openStore, dataDir: target, file: join(folder, 'atrium-2030-01-02T03-00-00Z.tar.gz') });
    const restored = await openStore(target);
    const { items } = await restored.entries.listPublished({ type: 'faq' });
    expect(items.map(({ document }) => document.name)).toEqual(['Where are you?']);
    await restored.close();
  });

  test('are made by one process only, although all check', async () => {
    const other = await createStore({ database: fresh.database, defaultLanguage: 'en' });
    const elsewhere = join(place, 'elsewhere');
    time = new Date();
    await mkdir(elsewhere);
    const looks = [scheduled(), scheduled(other), scheduled(other), scheduled(other, { folder: elsewhere })];
    await Promise.all(looks.map((backup) => backup.look()));
    // A process that checks later, on this machine or another, finds the backup.
    for (const backup of looks) await backup.look();
    expect([...(await readdir(folder)), ...(await readdir(elsewhere))]).toHaveLength(1);
    const { total } = await fresh.store.audit.list({ words: 'backup.made', skip: 0, take: 9 });
    expect(total).toBe(1);
    await other.close();
  });

  test('record a failure once, are tried again, and clear the failure after a success', async () => {
    const missing = join(place, 'missing');
    const backup = scheduled(fresh.store, { folder: missing });
    time = new Date();
    await backup.look();
    const reason = `ENOENT: There is no folder ${missing}; BACKUP_DIR names it.`;
    expect((await state()).backup.failure).toEqual({ at: expect.any(String), reason });
    await mkdir(missing);
    await backup.look();
    expect(await readdir(missing)).toEqual([]);
    await rm(missing, { recursive: true });
    later(6 * 60_000);
    await backup.look();
    const { total } = await fresh.store.audit.list({ words: 'backup.failed', skip: 0, take: 9 });
    expect(total).toBe(1);

    await mkdir(missing);
    later(11 * 60_000);
    await backup.look();
    expect(await readdir(missing)).toHaveLength(1);
    expect((await state()).backup.failure).toBeNull();
  });

  test('ignore a file with a date in the future, and warn of it once', async () => {
    const future = 'atrium-2099-01-01T00-00-00Z.tar.gz';
    await writeFile(join(folder, future), 'from a machine with a wrong clock');
    const warn = vi.fn();
    const backup = scheduled(fresh.store, { log: Object.assign(silentLog(), { warn }) });
    for (let day = 0; day < 5; day++) {
      await backup.look();
      later(24 * hour);
    }
    expect((await readdir(folder)).sort()).toEqual([
      ...[1, 2, 3, 4, 5].map((day) => `atrium-2030-01-0${day}T03-00-00Z.tar.gz`),
      future,
    ]);
    expect(warn.mock.calls).toEqual([[{ backups: [future] }, expect.stringContaining('date in the future')]]);
  });

  test('ignore a success whose audit date is in the future', async () => {
    time = new Date('2020-01-01T03:00:00Z');
    const backup = scheduled();
    await backup.look();
    // The audit has the true time, which is years ahead of this clock.
    expect((await state()).lastBackupAt).toBe('2020-01-01T03:00:00.000Z');
    later(24 * hour);
    await backup.look();
    expect(await readdir(folder)).toHaveLength(2);
  });

  test('keep other files, and delete the remains of interrupted backups', async () => {
    await writeFile(join(folder, 'letter.txt'), 'dear');
    await writeFile(join(folder, 'atrium-2029-12-31T03-00-00Z.tar.gz.partial'), 'half');
    await writeFile(join(folder, 'atrium-2029-12-31T03-00-00Z.tar.gz.rows.partial'), 'half');
    await scheduled().look();
    expect((await readdir(folder)).sort()).toEqual(['atrium-2030-01-01T03-00-00Z.tar.gz', 'letter.txt']);
  });

  test('are cancelled when the program stops, and leave no partial files', async () => {
    const backup = scheduled();
    const looking = backup.look();
    backup.stop();
    await looking;
    await backup.look();
    expect(await readdir(folder)).toEqual([]);
    expect((await state()).backup.failure).toBeNull();
  });

  test('are readable for their own user only', async () => {
    await chmod(folder, 0o755);
    await scheduled().look();
    const [name = ''] = await readdir(folder);
    const { mode } = await stat(join(folder, name));
    expect(mode & 0o077).toBe(0);
  });
});
