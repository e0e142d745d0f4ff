import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDiskBlobs } from '#files/blob-store.ts';
import { createStore } from '#store/create-store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';
import { archivePlace, openSqlite, rowsOf } from './testing/archive-place.ts';

const { at, apply, backUp, fill, makeBackup, restore, restored } = archivePlace();

describe('a round trip', () => {
  it('restores each row and each file', async () => {
    const before = await makeBackup();
    await restore();
    expect(await restored()).toEqual(before);
    expect(before.rows.length).toBeGreaterThan(5);
    expect(Object.keys(before.blobs)).toHaveLength(2);
    expect((await readdir(at.target)).sort()).toEqual(['atrium.sqlite', 'files', 'private']);
  });

  it('restores the attachment of an enquiry', async () => {
    const store = await openSqlite(at.dataDir);
    await createDiskBlobs(join(at.dataDir, 'private')).put('plan.pdf', Buffer.from('%PDF-1.7'));
    await store.submissions.addEnquiry({
      ...{ name: 'Ada', email: 'ada@example.org', mobile: '', subject: '', message: 'M', spam: false },
      ...{ reference: 'EN-1', company: '', country: '', deliveryTerm: '', wantedOn: '', desk: 'default', lines: [] },
      file: { blob: 'plan.pdf', name: 'Plan.pdf', mediaType: 'application/pdf', bytes: 8, sha256: 'x' },
    });
    await backUp(store);
    await store.close();
    await restore();
    const { rows, blobs } = await restored();
    expect(rows.filter(({ table }) => table === 'enquiries')).toHaveLength(1);
    expect(Object.keys(blobs)).toEqual(['private/plan.pdf']);
  });

  it('makes the archive readable for its own user only, and leaves no temporary files', async () => {
    await makeBackup();
    expect((await stat(at.file)).mode & 0o777).toBe(0o600);
    expect((await readdir(at.folder)).sort()).toEqual(['backup.tar.gz', 'data']);
  });

  it('works for an empty store and an empty folder', async () => {
    const store = await openSqlite(at.dataDir);
    await backUp(store);
    await store.close();
    await restore();
    expect(await restored()).toMatchObject({ blobs: {} });
  });

  it('restores into an existing empty folder', async () => {
    const before = await makeBackup();
    await mkdir(join(at.target, 'lost+found'), { recursive: true });
    await restore();
    expect(await restored()).toEqual(before);
  });

  it('contains a consistent snapshot while another process writes', async () => {
    const store = await openSqlite(at.dataDir);
    const writer = await openSqlite(at.dataDir);
    await fill(store);
    for (let number = 2; number < 300; number += 1) await apply(store, number);
    let writing = true;
    let written = 0;
    const busy = (async () => {
      for (let number = 1_000; writing; number += 1) {
        await apply(writer, number);
        await writer.entries.save(change('faq', { name: `Question ${number}` }));
        written += 1;
        // Yields to the backup: SQLite calls never wait by themselves.
        await new Promise(setImmediate);
      }
    })();
    await backUp(store);
    writing = false;
    await busy;
    await store.close();
    await writer.close();

    await restore();
    const { rows, blobs } = await restored();
    expect(written).toBeGreaterThan(0);
    const applications = rows.filter(({ table }) => table === 'applications');
    expect(applications.length).toBeGreaterThanOrEqual(299);
    expect(applications.every(({ row }) => Object.hasOwn(blobs, `private/${row.blob}`))).toBe(true);
    const entries = rows.filter(({ table }) => table === 'entries').map(({ row }) => row.id);
    const revised = rows.filter(({ table }) => table === 'revisions').map(({ row }) => row.entry_id);
    expect(new Set(revised)).toEqual(new Set(entries));
  });
});

describe.each(engines)('on $name', ({ freshStore, migratedDatabase }) => {
  it('a backup is the same, no matter where it is restored', async () => {
    const from = await freshStore();
    const to = await migratedDatabase();
    try {
      await fill(from.store);
      await backUp(from.store);
      const openStore = () => createStore({ database: to.database, defaultLanguage: 'en' });
      await restore(openStore);
      const store = await openStore();
      expect(await rowsOf(store)).toEqual(await rowsOf(from.store));
      await store.close();

      await rm(at.target, { recursive: true });
      await expect(restore(openStore)).rejects.toThrow('empty database');
      await expect(stat(at.target)).rejects.toThrow('ENOENT');
    } finally {
      await from.discard();
      await to.discard();
    }
  });
});
