import { beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi, visitor } from '#api/testing/start-api.ts';
import { search } from '#contract/calls/search.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';

describe.each(engines)('misspelled names of pages on $name', ({ freshStore }) => {
  let api: TestApi;
  beforeEach(async () => {
    const fresh = await freshStore();
    api = await startApi(fresh.store);
    await fresh.store.entries.save(change('certificate', { name: 'Certificate of the mill' }));
    return async () => {
      await api.stop();
      await fresh.discard();
    };
  });
  const find = async (q: string, more: object = {}) => {
    const { corrected, items } = await api.client(visitor).call(search, { q, ...more });
    return [corrected, ...items.map(({ url }) => url.replace(/\d+$/, ':id'))];
  };

  test('give the page first, and say what was searched', async () => {
    expect(await find('careres')).toEqual(['careers', '/career']);
    expect(await find('karriee', { lang: 'de' })).toEqual(['karriere', '/career']);
    expect(await find('certifcate')).toEqual(['certificate', '/certificates', '/certificates/:id']);
    expect(await find('certifcate', { skip: 1 })).toEqual(['certificate', '/certificates/:id']);
    expect(await find('certificate')).toEqual([undefined, '/certificates', '/certificates/:id']);
  });

  test('are searched as typed where the visitor wants that', async () => {
    expect(await find('careres', { exact: true })).toEqual([undefined]);
    expect(await find('xyzzy')).toEqual([undefined]);
  });
});
