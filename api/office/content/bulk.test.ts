import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { getNewsById } from '#content/news/calls.ts';
import {
  getEntry,
  listEntries,
  removeEntries,
  restoreEntries,
  saveEntry,
  setEntryStatus,
  trashEntries,
} from '#contract/calls/office/content.ts';
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

test('publishes the entries that can be published, and gives a reason for each of the others', async () => {
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
    { id: stale.id, title: 'Stale', reason: 'Another user has saved it in the meantime' },
    { id: 999, title: '', reason: 'It no longer exists' },
  ]);
  expect(await call()(getNewsById, { id: String(fit.id) })).toMatchObject({ heading: 'Fit' });

  await api.store.files.change('/files/a.webp', { alt: 'A mill' }, 'me');
  expect(await call()(setEntryStatus, { entries: [mute], status: 'published' })).toEqual({
    done: [mute.id],
    refused: [],
  });
});

test('schedules each entry for its own date, and rejects entries without a future date', async () => {
  const date = '2199-03-02T09:00:00.000Z';
  const soon = await save('news', { heading: 'Soon', date }, { status: 'draft' });
  const past = await save('news', { heading: 'Past', date: '2026-03-02T09:00:00.000Z' }, { status: 'draft' });
  const question = await save('faq', { name: 'Why?' }, { status: 'draft' });
  const mute = { heading: 'Mute', date, image: { src: '/files/a.webp', alt: '' } };
  const unfit = await save('news', mute, { status: 'draft' });
  await api.store.files.add({ ...file, src: '/files/a.webp' }, 'me');
  const seen = await save('news', { heading: 'Seen', date: '2026-03-02T09:00:00.000Z' });
  const moved = await api.store.entries.save({
    ...change('news', { heading: 'Moved', date }, { status: 'draft' }),
    ...seen,
    keepPublished: true,
  });
  const outcome = await call()(setEntryStatus, { entries: [soon, past, question, unfit, moved], status: 'scheduled' });
  expect(outcome.done).toEqual([soon.id, moved.id]);
  expect(outcome.refused).toEqual([
    { id: past.id, title: 'Past', reason: 'It has no date in the future to be scheduled for' },
    { id: question.id, title: 'Why?', reason: 'It has no date in the future to be scheduled for' },
    { id: unfit.id, title: 'Mute', reason: expect.stringContaining('picture') },
  ]);
  expect(await call()(getEntry, { id: soon.id })).toMatchObject({ status: 'scheduled', publishAt: date, revision: 2 });
  expect(await call()(getEntry, { id: moved.id })).toMatchObject({
    status: 'published',
    pending: true,
    publishAt: date,
  });
  expect(await call()(getNewsById, { id: String(seen.id) })).toMatchObject({ heading: 'Seen' });
});

test('does not publish or schedule a job from a list if it ends before it begins', async () => {
  const times = { createdAt: '2199-03-02T09:00:00.000Z', applicationDeadline: '2199-03-01T09:00:00.000Z' };
  const job = await save('career', { title: 'Fitter', ...times }, { status: 'draft' });
  for (const status of ['published', 'scheduled'] as const) {
    expect(await call()(setEntryStatus, { entries: [job], status })).toEqual({
      done: [],
      refused: [{ id: job.id, title: 'Fitter', reason: 'Apply until: Choose a time after “Posted at”' }],
    });
  }
});

test('lists the date of an entry', async () => {
  const news = await save('news', { date: '2199-03-02T09:00:00.000Z' });
  await save('faq');
  const page = { sort: 'own', descending: false, skip: 0, take: 25 } as const;
  expect(await call()(listEntries, { type: 'news', ...page })).toMatchObject([
    { id: news.id, datedAt: '2199-03-02T09:00:00.000Z' },
  ]);
  expect(await call()(listEntries, { type: 'faq', ...page })).toMatchObject([{ datedAt: null }]);
});

test('a recruiter changes jobs, and learns nothing about other entries', async () => {
  const job = await save('career', { title: 'Fitter' });
  const news = await save('news');
  const reader: Caller = { principal: { name: 'rolf', role: 'reader' } };
  expect(await call(recruiter)(trashEntries, { entries: [job, news] })).toEqual({
    done: [job.id],
    refused: [{ id: news.id, title: '', reason: 'It no longer exists' }],
  });
  await expect(call(reader)(trashEntries, { entries: [news] })).rejects.toMatchObject({ status: 403 });
  const company = await save('company');
  const editor: Caller = { principal: { name: 'edda', role: 'editor' } };
  const { refused } = await call(editor)(trashEntries, { entries: [company] });
  expect(refused).toEqual([{ id: company.id, title: 'Example Group', reason: 'You may view it, but not change it' }]);
});

test('trashes, restores and removes a category with its children in any order', async () => {
  const category = await save('category', { name: 'Yarn' });
  const below = await save('category', { name: 'Ring' }, { parent: category.id });
  const product = await save('product', { name: 'Cone' }, { parent: below.id });
  const entries = [category, below, product];
  const alone = await call()(trashEntries, { entries: [category] });
  expect(alone).toEqual({
    done: [],
    refused: [{ id: category.id, title: 'Yarn', reason: 'It has entries under it: “Ring”' }],
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

test('changes an entry once that is listed twice', async () => {
  const news = await save('news');
  expect(await call()(trashEntries, { entries: [news, news] })).toEqual({ done: [news.id], refused: [] });
});

test('does not save an entry that is in the trash', async () => {
  const news = await save('news');
  await call()(trashEntries, { entries: [news] });
  const { type, document } = change('news');
  const asked = { type, ...news, parent: null, status: 'published', publishAt: null } as const;
  const saving = call()(saveEntry, { ...asked, keepPublished: false, document, translations: {} });
  await expect(saving).rejects.toMatchObject({ status: 409, problem: { code: 'conflict' } });
});

test('names the wrong field and its rule in the language of the caller', async () => {
  const fair = await save(
    'tradeFair',
    { name: 'Fair', startsOn: '2026-02-02', endsOn: '2026-02-01' },
    { status: 'draft' },
  );
  const reasonFor = async (lang: string) => {
    const caller: Caller = { principal: { name: 'rosa', role: 'owner', lang } };
    const outcome = await call(caller)(setEntryStatus, { entries: [fair], status: 'published' });
    return outcome.refused.map(({ reason }) => reason);
  };
  expect(await reasonFor('en')).toEqual(['Last day: Choose the first day or a later one']);
  expect(await reasonFor('de')).toEqual(['Letzter Tag: Wählen Sie den ersten Tag oder einen späteren']);
});
