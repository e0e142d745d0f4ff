import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { getNewsById } from '#contract/calls/get-news-by-id.ts';
import { listEntries } from '#contract/calls/office/list-entries.ts';
import { removeEntries } from '#contract/calls/office/remove-entries.ts';
import { restoreEntries } from '#contract/calls/office/restore-entries.ts';
import { saveEntry } from '#contract/calls/office/save-entry.ts';
import { setEntryStatus } from '#contract/calls/office/set-entry-status.ts';
import { trashEntries } from '#contract/calls/office/trash-entries.ts';
import { change } from '#store/testing/changes.ts';

const recruiter: Caller = { principal: { name: 'rita', role: 'recruiter' } };
const file = { sha256: 's', mediaType: 'image/webp', bytes: 1, width: 1, height: 1 };

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

const save = async (...asked: Parameters<typeof change>) => ({
  ...(await api.store.entries.save(change(...asked))),
});
const call = (caller = owner) => api.client(caller).call;

test('what can be published is, and of the rest each says why not', async () => {
  const fit = await save('news', { heading: 'Fit' }, { status: 'draft' });
  const mute = await save('news', { heading: 'Mute', image: { src: '/files/a.webp', alt: '' } }, { status: 'draft' });
  const stale = await save('news', { heading: 'Stale' }, { status: 'draft' });
  const job = await save('career', {}, { status: 'draft' });
  await api.store.files.add({ ...file, src: '/files/a.webp' }, 'me');
  const entries = [fit, mute, { ...stale, revision: 9 }, { id: 999, revision: 1 }, job];
  const outcome = await call()(setEntryStatus, { entries, status: 'published' });
  expect(outcome.done).toEqual([fit.id, job.id]);
  expect(outcome.refused).toEqual([
    { id: mute.id, title: 'Mute', reason: expect.stringContaining('picture') },
    { id: stale.id, title: 'Stale', reason: 'Somebody else has saved it meanwhile' },
    { id: 999, title: '', reason: 'It is not there any more' },
  ]);
  expect(await call()(getNewsById, { id: String(fit.id) })).toMatchObject({ heading: 'Fit' });

  await api.store.files.change('/files/a.webp', { alt: 'A mill' }, 'me');
  expect(await call()(setEntryStatus, { entries: [mute], status: 'published' })).toEqual({
    done: [mute.id],
    refused: [],
  });
});

test('a recruiter changes jobs, and does not learn of anything else', async () => {
  const job = await save('career', { title: 'Fitter' });
  const news = await save('news');
  const reader: Caller = { principal: { name: 'rolf', role: 'reader' } };
  expect(await call(recruiter)(trashEntries, { entries: [job, news] })).toEqual({
    done: [job.id],
    refused: [{ id: news.id, title: '', reason: 'It is not there any more' }],
  });
  await expect(call(reader)(trashEntries, { entries: [news] })).rejects.toMatchObject({ status: 403 });
  const company = await save('company');
  const editor: Caller = { principal: { name: 'edda', role: 'editor' } };
  const { refused } = await call(editor)(trashEntries, { entries: [company] });
  expect(refused).toEqual([
    { id: company.id, title: 'Example Group', reason: 'You may look at it, but not change it' },
  ]);
});

test('a category goes with what stands under it, in whatever order they are named, and comes back so', async () => {
  const category = await save('category', { name: 'Yarn' });
  const below = await save('category', { name: 'Ring' }, { parent: category.id });
  const product = await save('product', { name: 'Cone' }, { parent: below.id });
  const entries = [category, below, product];
  const alone = await call()(trashEntries, { entries: [category] });
  expect(alone).toEqual({
    done: [],
    refused: [{ id: category.id, title: 'Yarn', reason: 'Other entries stand under it: “Ring”' }],
  });
  const all = { done: expect.arrayContaining(entries.map(({ id }) => id)), refused: [] };
  expect(await call()(trashEntries, { entries })).toEqual(all);
  const trash = { type: 'category', state: 'trashed', sort: 'own', descending: false, skip: 0, take: 25 } as const;
  expect(await call()(listEntries, trash)).toHaveLength(2);
  const orphan = await call()(restoreEntries, { entries: [product] });
  expect(orphan.refused).toMatchObject([{ id: product.id, reason: expect.stringContaining('“Ring”') }]);
  expect(await call()(restoreEntries, { entries: [product, below, category] })).toEqual(all);
  const kept = await call()(removeEntries, { entries });
  expect(kept.done).toEqual([]);
  expect(kept.refused).toHaveLength(3);
  await call()(trashEntries, { entries });
  expect(await call()(removeEntries, { entries })).toEqual(all);
  expect(await api.store.entries.isEmpty()).toBe(true);
});

test('an entry named twice is changed once', async () => {
  const news = await save('news');
  expect(await call()(trashEntries, { entries: [news, news] })).toEqual({ done: [news.id], refused: [] });
});

test('what is in the trash is not saved', async () => {
  const news = await save('news');
  await call()(trashEntries, { entries: [news] });
  const { type, document } = change('news');
  const asked = { type, ...news, parent: null, status: 'published', publishAt: null } as const;
  const saving = call()(saveEntry, { ...asked, keepPublished: false, document, translations: {} });
  await expect(saving).rejects.toMatchObject({ status: 409, problem: { code: 'conflict' } });
});
