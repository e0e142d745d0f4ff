import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('days of entries on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let store: Store;
  beforeEach(async () => {
    fresh = await freshStore();
    ({ store } = fresh);
  });
  afterEach(() => fresh.discard());

  const save = async (days: { validFrom?: string; validUntil?: string }, name = 'Gots') =>
    store.entries.save(change('certificate', { name, ...days }, { translations: { de: { name: 'Siegel' } } }));
  const found = async (words: string, lang?: string) =>
    (await store.search({ words, ...(lang === undefined ? {} : { lang }), skip: 0, take: 5 })).total;
  const changedAfter = async (version: number) =>
    (await store.contentChanges.since(version)).changes.map(({ id }) => id);

  test('visitors learn of the beginning and of the end, once each', async () => {
    const { id } = await save({ validFrom: '2026-11-20', validUntil: '2026-11-30' });
    expect(await store.entries.changeDue('2026-11-19')).toBe(0);
    for (const day of ['2026-11-20', '2026-12-01']) {
      const version = await store.contentVersion();
      expect([await store.entries.changeDue(day), await store.entries.changeDue(day)], day).toEqual([1, 0]);
      expect(await changedAfter(version), day).toEqual([id]);
    }
    expect(await store.entries.changeDue('2027-01-01')).toBe(0);
  });

  test('the search finds it to its last day, in every language', async () => {
    await save({ validUntil: '2026-11-30' });
    await store.entries.changeDue('2026-11-30');
    expect([await found('gots'), await found('siegel', 'de')]).toEqual([1, 1]);
    await store.entries.changeDue('2026-12-01');
    expect([await found('gots'), await found('siegel', 'de')]).toEqual([0, 0]);
  });

  test('the search finds it again when it is extended', async () => {
    const { id } = await save({ validUntil: '2026-11-30' });
    await store.entries.changeDue('2026-12-01');
    await store.entries.save(change('certificate', { name: 'Gots', validUntil: '2027-11-30' }, { id, revision: 1 }));
    expect(await store.entries.changeDue('2026-12-01')).toBe(0);
    expect(await found('gots')).toBe(1);
  });

  test('it is taken out again after the data were derived from all entries', async () => {
    await save({ validUntil: '2026-11-30' });
    await store.entries.changeDue('2026-12-01');
    await store.derived.markAllOutdated();
    await store.derived.rebuildSome((id, error) => expect.fail(`Entry ${id}: ${error}`));
    await store.entries.changeDue('2026-12-01');
    expect(await found('gots')).toBe(0);
  });

  test('more than one transaction changes are done by the next ones', async () => {
    for (let n = 0; n < 120; n++) await save({ validUntil: '2026-11-30' }, `Gots ${n}`);
    expect([await store.entries.changeDue('2026-12-01'), await store.entries.changeDue('2026-12-01')]).toEqual([
      100, 20,
    ]);
  });

  test('drafts are left alone', async () => {
    const { id } = await store.entries.save(change('certificate', { validUntil: '2026-11-30' }, { status: 'draft' }));
    expect(await store.entries.changeDue('2026-12-01')).toBe(0);
    await store.entries.setStatus(id, 1, 'published', 'me');
    expect(await store.entries.changeDue('2026-12-01')).toBe(1);
  });
});
