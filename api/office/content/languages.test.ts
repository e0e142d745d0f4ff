import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { getFaq } from '#content/faq/calls.ts';
import { discardChanges, getEntry, listRevisions, saveEntry, setEntryStatus } from '#contract/calls/office/content.ts';
import { uploadFile } from '#contract/calls/office/files.ts';
import type { CallInput } from '#contract/protocol/call.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi();
  const languages = ['de', 'pt-BR'].map((lang) => ({ lang, state: 'Published' }));
  await api
    .client(owner)
    .call(saveEntry, { ...published, type: 'company', document: { companyName: 'Mills', languages } });
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

const published = {
  parent: null,
  publishAt: null,
  keepPublished: false,
  status: 'published',
  translations: {},
} as const;

const save = (name: string, rest: Partial<CallInput<typeof saveEntry>>) =>
  api.client(owner).call(saveEntry, {
    type: 'faq',
    parent: null,
    publishAt: null,
    keepPublished: false,
    status: 'published',
    document: { name, description: '' },
    translations: { de: { name: `${name} (de)` }, 'pt-BR': { name: `${name} (pt)` } },
    ...rest,
  });
const statuses = async (id: number) =>
  (await api.client(owner).call(getEntry, { id })).languages.map(({ lang, status }) => `${lang} ${status}`);
const shown = async (lang: string) => (await api.client().call(getFaq, { lang })).map(({ name }) => name);

test('a save publishes the named languages only; the main language has two names', async () => {
  const { id } = await save('One', { languages: ['EN', 'pt-br'] });
  expect(await statuses(id)).toEqual([' published', 'de draft', 'pt-br published']);
  expect([await shown('de'), await shown('pt-BR')]).toEqual([['One'], ['One (pt)']]);
  await save('Two', { id, revision: 1, languages: ['de'] });
  expect([await shown('en'), await shown('de'), await shown('pt-BR')]).toEqual([['One'], ['Two (de)'], ['One (pt)']]);
  await save('Three', { id, revision: 2, languages: [''] });
  expect(await shown('en')).toEqual(['Three']);
});

test('a main text of an earlier version is no change while only another language is saved', async () => {
  const state = { parent: null, status: 'published', publishAt: null, translations: {}, by: 'olga' } as const;
  const { id } = await api.store.entries.save({ ...state, type: 'faq', document: { name: 'One', removed: 'A' } });
  const { document } = await api.client(owner).call(getEntry, { id });
  expect(document).toEqual({ name: 'One', description: '' });
  await save('One', { id, revision: 1, document, languages: ['de'], translations: { de: { name: 'Eins' } } });
  expect(await statuses(id)).toEqual([' published', 'de published']);
  await save('One', { id, revision: 2, document, languages: [''], translations: { de: { name: 'Eins' } } });
  expect((await api.store.entries.get(id))?.document).toEqual(document);
});

test('no language is public without the main one', async () => {
  const conflict = { status: 409, problem: { detail: expect.stringContaining('main language') } };
  await expect(save('One', { languages: ['de'] })).rejects.toMatchObject(conflict);
  const { id } = await save('One', {});
  await expect(save('One', { id, revision: 1, status: 'draft', languages: [''] })).rejects.toMatchObject({
    status: 409,
  });
});

test('a language is published while a picture of the main one has no alt text yet', async () => {
  const canvas = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } });
  const file = new File([await canvas.webp().toBuffer()], 'red.webp');
  const { src } = await api.client(owner).call(uploadFile, { file });
  const news = { type: 'news', document: { heading: 'One', date: '2026-01-01T00:00:00Z' } } as const;
  const german = (heading: string) => ({ translations: { de: { heading } } });
  const { id } = await save('', { ...news, ...german('Eins') });
  const document = { ...news.document, image: { src, alt: '' } };
  const next = { ...news, ...german('Zwei'), id, revision: 1, document };
  await expect(save('', next)).rejects.toMatchObject({ status: 422 });
  await save('', { ...next, languages: ['de'] });
  expect(await statuses(id)).toEqual([' changed', 'de published']);
});

test('lists of entries change one language or all but drafts, and discard its changes', async () => {
  const { id } = await save('One', { languages: ['', 'de'] });
  const call = api.client(owner).call;
  const set = (revision: number, status: 'draft' | 'published', languages?: string[]) =>
    call(setEntryStatus, { entries: [{ id, revision }], status, languages });
  expect(await set(1, 'draft', ['de'])).toEqual({ done: [id], refused: [] });
  expect(await statuses(id)).toEqual([' published', 'de draft', 'pt-br draft']);
  const entries = [{ id, revision: 2 }];
  const refused = [{ id, title: 'One', reason: expect.stringContaining('main one') }];
  expect(await call(setEntryStatus, { entries, status: 'draft', languages: ['en'] })).toEqual({ done: [], refused });
  await set(2, 'published', ['pt-BR']);
  await save('Two', { id, revision: 3, status: 'draft', keepPublished: true });
  await set(4, 'published');
  expect(await statuses(id)).toEqual([' published', 'de draft', 'pt-br published']);
  await save('Three', { id, revision: 5, status: 'draft', keepPublished: true });
  await call(discardChanges, { entries: [{ id, revision: 6 }], languages: ['pt-BR'] });
  expect((await call(getEntry, { id })).translations['pt-br']).toEqual({ name: 'Two (pt)' });
});

test('the history of a language has the revisions that changed it', async () => {
  const { id } = await save('One', {});
  const translations = { de: { name: 'Eins' }, 'pt-BR': { name: 'One (pt)' } };
  await save('One', { id, revision: 1, translations });
  const of = async (lang: string) =>
    (await api.client(owner).call(listRevisions, { id, lang, skip: 0, take: 9 })).map(({ revision }) => revision);
  expect(await of('')).toEqual([1]);
  expect([await of('en'), await of('de'), await of('pt-BR')]).toEqual([[1], [2, 1], [1]]);
});
