import { afterEach, beforeEach, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { getReport } from '#content/report/calls.ts';
import { getEntry, saveEntry } from '#contract/calls/office/content.ts';
import { listTranslations } from '#contract/calls/office/translations.ts';
import type { CallInput } from '#contract/protocol/call.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi(undefined, { hasAllLanguages: true });
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

type Saved = CallInput<typeof saveEntry>;

const recruiter = { principal: { name: 'rita', role: 'recruiter' } } as const;
const page = { skip: 0, take: 25 };

const save = (input: Partial<Saved> & Pick<Saved, 'type' | 'document'>) =>
  api.client(owner).call(saveEntry, {
    parent: null,
    status: 'published',
    publishAt: null,
    keepPublished: false,
    translations: {},
    ...input,
  });
const list = (rest: Partial<CallInput<typeof listTranslations>> = {}) =>
  api.client(owner).call(listTranslations, { ...page, ...rest });

const faq = (answer: string, name = 'How long?') => ({ name, description: `<p>${answer}</p>` });
const german = { de: { name: 'Wie lange?', description: '<p>Zwei Tage</p>' } };

test('a changed text makes its translation outdated until it is translated anew or confirmed', async () => {
  const { id } = await save({ type: 'faq', document: faq('Two days'), translations: german });
  expect((await list()).items).toMatchObject([{ id, texts: 2, languages: [{ lang: 'de', state: 'complete' }] }]);
  await save({ type: 'faq', id, revision: 1, document: faq('Three days'), translations: german });
  expect((await list({ state: 'outdated', lang: 'de' })).items).toMatchObject([
    { id, type: 'faq', title: 'How long?', languages: [{ lang: 'de', state: 'outdated', outdated: 1, missing: 0 }] },
  ]);
  expect((await api.client(owner).call(getEntry, { id })).outdated).toEqual([
    { lang: 'de', path: 'description', source: '<p>Two days</p>' },
  ]);
  const confirmed = { de: ['description'] };
  await save({ type: 'faq', id, revision: 2, document: faq('Three days'), translations: german, confirmed });
  expect((await api.client(owner).call(getEntry, { id })).outdated).toEqual([]);
  expect(await list({ state: 'outdated' })).toMatchObject({ items: [], total: 0, languages: [{ complete: 1 }] });
});

test('a copy and a restored revision keep what is outdated in them', async () => {
  const { id } = await save({ type: 'faq', document: faq('Two days'), translations: german });
  await save({ type: 'faq', id, revision: 1, document: faq('Three days'), translations: german });
  const copy = await save({
    type: 'faq',
    document: faq('Three days'),
    translations: german,
    from: { id, revision: 2 },
  });
  expect((await api.client(owner).call(getEntry, { id: copy.id })).outdated).toMatchObject([{ path: 'description' }]);
  const unknown = { type: 'faq', document: faq('X'), from: { id: 99, revision: 1 } } as const;
  await expect(save(unknown)).rejects.toMatchObject({ status: 404 });
});

test('a part of a list without a translation stays missing, and follows its text in the default language', async () => {
  const report = (second: string) => ({ name: 'Reports', files: [{ name: 'First' }, { name: second }] });
  const translations = { de: { name: 'Berichte', files: [{ name: 'Erster' }, {}] } };
  const { id } = await save({ type: 'report', document: report('Second'), translations });
  const names = async () =>
    (await api.client().call(getReport, { lang: 'de' })).flatMap(({ files }) => files.map(({ name }) => name));
  expect(await names()).toEqual(['Erster', 'Second']);
  expect((await list()).items).toMatchObject([{ texts: 3, languages: [{ state: 'partial', missing: 1 }] }]);
  await save({ type: 'report', id, revision: 1, document: report('Third'), translations });
  expect(await names()).toEqual(['Erster', 'Third']);
  expect((await list()).items).toMatchObject([{ languages: [{ state: 'partial', missing: 1, outdated: 0 }] }]);
  const wrong = { de: { files: [{ colour: 'red' }] } };
  await expect(save({ type: 'report', document: report('X'), translations: wrong })).rejects.toMatchObject({
    status: 422,
  });
});

test('lists the types that the caller may see, and the requested languages', async () => {
  await save({ type: 'faq', document: faq('Two days'), translations: german });
  await save({ type: 'department', document: { name: 'Mill' } });
  const seen = await api.client(recruiter).call(listTranslations, { ...page, langs: 'de,ar' });
  expect(seen).toMatchObject({
    total: 1,
    items: [{ type: 'department', languages: [{ lang: 'de' }, { lang: 'ar', state: 'missing', missing: 1 }] }],
    languages: [
      { lang: 'de', missing: 1, complete: 0 },
      { lang: 'ar', missing: 1 },
    ],
  });
  await expect(api.client(recruiter).call(listTranslations, { ...page, type: 'faq' })).rejects.toMatchObject({
    status: 403,
  });
  expect((await list()).languages).toEqual([{ lang: 'de', missing: 1, partial: 0, outdated: 0, complete: 1 }]);
  expect((await list({ type: 'faq', words: 'how' })).total).toBe(1);
});

test('an entry without a translation is shown once another entry has one', async () => {
  await save({ type: 'faq', document: faq('Two days') });
  expect(await list()).toMatchObject({ total: 1, languages: [], items: [{ languages: [] }] });
});

test('entries are filtered by translations that are drafts or scheduled', async () => {
  const { id } = await save({ type: 'faq', document: faq('Two days'), translations: german, languages: [''] });
  await save({ type: 'faq', document: faq('Three days'), translations: german });
  const drafts = await list({ publication: 'draft', lang: 'de' });
  expect(drafts).toMatchObject({ total: 1, items: [{ id, languages: [{ lang: 'de', publication: 'draft' }] }] });
  expect(drafts.languages).toMatchObject([{ lang: 'de', complete: 2 }]);
  expect(await list({ publication: 'scheduled' })).toMatchObject({ total: 0, items: [] });
});
