import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';
import { silentLog } from '../logging/log.ts';
import { rebuildDerived } from './rebuild-derived.ts';

describe.each(engines)('rebuilding derived data on $name', ({ freshStore }) => {
  test('is done by one of several nodes, while editors save on all of them', async () => {
    const { store, database, discard } = await freshStore();
    const other = await createStore({ database });
    const { id } = await store.entries.save(
      change('concern', { address: 'mill' }, { translations: { de: { address: 'weberei' } } }),
    );
    for (let n = 0; n < 30; n++) await store.entries.save(change('faq', { name: `Old ${n}` }));
    // As an older program writes it.
    await sql`update entry_documents set address = null`.execute(store.accounts);
    await sql`update entries set updated_at = '2030-01-01T00:00:00.000Z'`.execute(store.accounts);
    const reports: { rebuilt: number; remaining: number }[] = [];
    const nodes = [store, other].map((node) =>
      rebuildDerived({
        store: node,
        log: silentLog(),
        onProgress: (progress) => reports.push(progress),
        reportEveryMs: 0,
      }),
    );
    const saves = [store, other].flatMap((node) =>
      Array.from({ length: 5 }, (_, n) => node.entries.save(change('faq', { name: `New ${n}` }))),
    );
    await Promise.all([...nodes, ...saves]);
    expect(reports).toEqual([
      { rebuilt: 25, remaining: 6 },
      { rebuilt: 31, remaining: 0 },
      { rebuilt: 31, remaining: 0 },
    ]);
    expect((await store.entries.publishedByAddress('concern', 'weberei', 'de'))?.id).toBe(id);
    await sql`update entries set derived_at = null where id = ${id}`.execute(store.accounts);
    await rebuildDerived({ store, log: silentLog(), onProgress: () => expect.fail('This takes no second') });
    expect(await store.derived.countOutdated()).toBe(0);
    await other.close();
    await discard();
  });
});
