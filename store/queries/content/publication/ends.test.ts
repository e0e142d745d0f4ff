import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const unpublishAt = '2030-01-01T10:00:00+02:00';
const end = new Date('2030-01-01T08:00:00Z');

describe.each(engines)('an entry that goes offline at a time, on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  beforeEach(async () => {
    fresh = await freshStore();
  });
  afterEach(() => fresh.discard());

  test('is a draft from this time on, by any process, as if a user had unpublished it', async () => {
    const { store } = fresh;
    const { id } = await store.entries.save(change('concern', { address: 'mill' }, { unpublishAt }));
    expect(await store.entries.get(id)).toMatchObject({ status: 'published', unpublishAt: end.toISOString() });
    expect(await store.entries.nextDue()).toBe(end.toISOString());
    const version = await store.contentVersion();
    expect(await store.entries.publishDue(new Date(+end - 1))).toBe(0);

    const next = await createStore({ database: fresh.database, defaultLanguage: 'en' });
    expect(await next.entries.publishDue(end)).toBe(1);
    await next.close();
    expect(await store.entries.get(id)).toMatchObject({
      status: 'draft',
      unpublishAt: null,
      revision: 2,
      updatedBy: 'editor@example.com',
    });
    expect(await store.entries.publishedByAddress('concern', 'mill')).toBeUndefined();
    expect(await store.entries.isWithdrawn('concern', { address: 'mill' })).toBe(true);
    expect(await store.contentVersion()).toBeGreaterThan(version);
    const [row] = (await store.audit.list({ skip: 0, take: 1 })).items;
    expect(row).toMatchObject({ by: 'schedule', action: 'entry.unpublish', subject: `concern ${id}` });
    expect(await store.entries.publishDue(new Date('2031-01-01'))).toBe(0);
    // A form that was open before must not publish it again.
    await expect(store.entries.save(change('concern', {}, { id, revision: 1 }))).rejects.toMatchObject({
      reason: 'conflict',
    });
  });

  test('keeps its end over other saves and its publication, until it becomes a draft', async () => {
    const { entries } = fresh.store;
    const publishAt = '2029-01-01T00:00:00Z';
    const { id } = await entries.save(change('news', {}, { status: 'scheduled', publishAt, unpublishAt }));
    await entries.publishDue(new Date(publishAt));
    expect(await entries.get(id)).toMatchObject({ status: 'published', unpublishAt: end.toISOString() });
    await entries.save(change('news', { heading: 'New' }, { id, revision: 1 }));
    await entries.save(change('news', { heading: 'Newer' }, { id, revision: 2, status: 'draft', keepPublished: true }));
    expect(await entries.get(id)).toMatchObject({ unpublishAt: end.toISOString(), pending: true });
    await entries.save(change('news', {}, { id, revision: 3, unpublishAt: null }));
    expect(await entries.get(id)).toMatchObject({ status: 'published', unpublishAt: null });
    await entries.save(change('news', {}, { id, revision: 4, unpublishAt }));
    await entries.setStatus(id, 5, 'draft', 'me');
    expect(await entries.get(id)).toMatchObject({ status: 'draft', unpublishAt: null });
  });

  test('loses its end in the trash, and keeps its pending change as the draft', async () => {
    const { entries } = fresh.store;
    const one = await entries.save(change('news', {}, { unpublishAt }));
    await entries.trash(one.id, 1, 'me');
    expect(await entries.nextDue()).toBeUndefined();
    const { id } = await entries.save(change('news', { heading: 'Old' }, { unpublishAt }));
    await entries.save(change('news', { heading: 'New' }, { id, revision: 1, status: 'draft', keepPublished: true }));
    await entries.publishDue(end);
    expect(await entries.get(id)).toMatchObject({ status: 'draft', pending: false, document: { heading: 'New' } });
  });

  test('is offline where both times have passed, as after a downtime', async () => {
    const { entries } = fresh.store;
    const publishAt = '2029-01-01T00:00:00Z';
    const { id } = await entries.save(change('news', {}, { status: 'scheduled', publishAt, unpublishAt }));
    expect(await entries.publishDue(new Date('2031-01-01'))).toBe(2);
    expect(await entries.get(id)).toMatchObject({ status: 'draft', publishAt: null, unpublishAt: null });
  });
});
