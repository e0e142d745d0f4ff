import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '#store/testing/changes.ts';
import { type FreshStore, freshStore } from '#store/testing/engines.ts';
import { createFactsReader } from './read-facts.ts';

let fresh: FreshStore;

beforeEach(async () => {
  fresh = await freshStore();
});
afterEach(() => fresh.discard());

test('reads facts after the start and after each change, if visitors filter by an attribute', async () => {
  const { store } = fresh;
  const read = vi.spyOn(store.entries, 'filtered');
  const look = createFactsReader(store);
  await store.entries.save(change('attribute', { name: 'Weight', kind: 'number', filter: false }));
  await look();
  await look();
  expect(read).not.toHaveBeenCalled();
  await store.entries.save(change('attribute', { name: 'Length', kind: 'number', filter: true }));
  await look();
  await look();
  expect(read).toHaveBeenCalledTimes(1);
  await store.entries.save(change('product', { name: 'Yarn' }));
  await look();
  expect(read).toHaveBeenCalledTimes(2);
});
