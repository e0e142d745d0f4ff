import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { listRevisions, saveEntry, setEntryStatus } from '#contract/calls/office/content.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('the versions of an entry, on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  beforeEach(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
  });
  afterEach(async () => {
    await api.stop();
    await fresh.discard();
    expect(api.errors).toEqual([]);
  });

  const save = (name: string, rest: Partial<CallInput<typeof saveEntry>>) =>
    api.client(owner).call(saveEntry, {
      ...{ type: 'faq', parent: null, publishAt: null, keepPublished: false, status: 'published' },
      document: { name, description: '' },
      translations: { de: { name: `${name} (de)` }, fr: { name: `${name} (fr)` } },
      ...rest,
    });
  const statuses = async (id: number) => {
    const { items } = await api.client(owner).list(listRevisions, { id, skip: 0, take: 9 });
    return items.map((each) => [each.status, each.statuses]);
  };

  test('have the status of each language where it differs from that of the save', async () => {
    const { id } = await save('One', { languages: ['', 'de'] });
    expect(await statuses(id)).toEqual([['published', { '': 'published', de: 'published', fr: 'draft' }]]);
    const { revision } = await save('Two', {
      id,
      revision: 1,
      status: 'draft',
      keepPublished: true,
      languages: ['de'],
    });
    expect((await statuses(id))[0]).toEqual(['draft', { '': 'changed', de: 'changed', fr: 'draft' }]);
    await save('Three', { id, revision });
    expect((await statuses(id))[0]).toEqual(['published', null]);
    const entries = [{ id, revision: 3 }];
    await api.client(owner).call(setEntryStatus, { entries, status: 'draft', languages: ['de'] });
    expect((await statuses(id))[0]).toEqual(['draft', { '': 'published', de: 'draft', fr: 'published' }]);
  });
});
