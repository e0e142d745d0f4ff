import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileText } from '#store/interfaces/file-texts.ts';
import type { DumpedRow, Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('the texts of files on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let store: Store;
  beforeEach(async () => {
    fresh = await freshStore();
    ({ store } = fresh);
  });
  afterEach(() => fresh.discard());

  const add = (name: string, mediaType = 'application/pdf') =>
    store.files.add({ src: `/files/${name}`, sha256: name, mediaType, bytes: 1, width: null, height: null }, 'me', {
      name,
    });
  const show = (src: string, status: 'published' | 'draft' = 'published') =>
    store.entries.save(
      change('document', { files: [{ file: { src: `/files/${src}`, mediaType: 'application/pdf' } }] }, { status }),
    );
  const text = (outcome: FileText['outcome'], ...texts: string[]): FileText => ({ outcome, pages: 2, texts });
  const pages = () => store.accounts.selectFrom('file_pages').selectAll().orderBy('src').orderBy('page').execute();

  test('are read once for each PDF, and stored page by page', async () => {
    await add('b.pdf');
    await add('a.pdf');
    await add('a.pdf');
    await add('c.webp', 'image/webp');
    expect(await store.fileTexts.next()).toBe('/files/a.pdf');
    await store.fileTexts.store('/files/a.pdf', text('whole', 'Loom', '', 'Null \0 and \ud800'));
    expect(await pages()).toEqual([
      { src: '/files/a.pdf', page: 1, text: 'Loom' },
      { src: '/files/a.pdf', page: 2, text: '' },
      { src: '/files/a.pdf', page: 3, text: 'Null \ufffd and \ufffd' },
    ]);
    expect(await store.fileTexts.next()).toBe('/files/b.pdf');
    await store.fileTexts.store('/files/b.pdf', text('encrypted'));
    await add('a.pdf');
    expect(await store.fileTexts.next()).toBeUndefined();
  });

  test('have published entries that show the file indexed again, and no others', async () => {
    await add('a.pdf');
    await show('a.pdf');
    await show('b.pdf');
    await show('a.pdf', 'draft');
    await store.fileTexts.store('/files/a.pdf', text('whole', 'Loom'));
    expect(await store.derived.countOutdated()).toBe(1);
  });

  test('go with their file, also when it is removed while it is read', async () => {
    await add('a.pdf');
    await store.fileTexts.store('/files/a.pdf', text('whole', 'Loom'));
    await store.files.remove('/files/a.pdf', 'me');
    expect(await pages()).toEqual([]);
    await store.fileTexts.store('/files/a.pdf', text('whole', 'Loom'));
    expect(await pages()).toEqual([]);
  });

  test('that could not be read are listed while an entry shows the file', async () => {
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']) await add(name);
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await show(name);
    await store.fileTexts.store('/files/a.pdf', text('whole', 'Loom', 'Kiln'));
    await store.fileTexts.store('/files/b.pdf', text('part', 'Loom'));
    await store.fileTexts.store('/files/c.pdf', text('encrypted'));
    await store.fileTexts.store('/files/d.pdf', text('damaged'));
    expect(await store.fileTexts.unread(9)).toEqual([
      { src: '/files/b.pdf', name: 'b.pdf', outcome: 'part', pages: 2, read: 1 },
      { src: '/files/c.pdf', name: 'c.pdf', outcome: 'encrypted', pages: 2, read: 0 },
    ]);
  });

  test('are read again after a rebuild and after a restore; backups leave them out', async () => {
    await add('a.pdf');
    await store.fileTexts.store('/files/a.pdf', text('whole', 'Loom'));
    await store.derived.markAllOutdated();
    expect([await store.fileTexts.next(), (await pages()).length]).toEqual(['/files/a.pdf', 1]);

    const rows: DumpedRow[] = [];
    for await (const row of store.dump()) rows.push(row);
    expect(rows.map(({ table }) => table).filter((table) => table.startsWith('file_'))).toEqual([]);
    const { store: restored, discard } = await freshStore();
    await restored.load(
      (async function* () {
        yield* rows;
      })(),
    );
    expect(await restored.fileTexts.next()).toBe('/files/a.pdf');
    await discard();
  });
});
