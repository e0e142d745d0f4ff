import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { entities } from '#content/registry.ts';
import type { Role } from '#contract/access.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { assignTranslations, listTranslations } from '#contract/calls/office/translations.ts';
import { getOverview } from '#contract/calls/office/upkeep.ts';
import type { CallInput } from '#contract/protocol/call.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi();
  api.at('2026-11-26T12:00:00Z');
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

const publication = { parent: null, status: 'published', publishAt: null, keepPublished: false } as const;
const save = async (type: 'faq' | 'department' | 'company', document: Record<string, unknown>) =>
  (await api.client(owner).call(saveEntry, { type, document, ...publication, translations: {} })).id;
const user = async (name: string, role: Role): Promise<{ id: string; caller: Caller }> => {
  const id = (await api.store.users.add({ name, email: `${name}@example.com`, role }, 'test')) ?? '';
  return { id, caller: { principal: { id, name, role } } };
};
const assign = (input: CallInput<typeof assignTranslations>, caller = owner) =>
  api.client(caller).call(assignTranslations, input);
const list = (rest: Partial<CallInput<typeof listTranslations>> = {}, caller = owner) =>
  api.client(caller).call(listTranslations, { skip: 0, take: 25, langs: 'de,fr', ...rest });

test('an assigned translation is listed with its assignee and due date, and counts for that person', async () => {
  const ann = await user('ann', 'editor');
  const [first, second] = [await save('faq', { name: 'A' }), await save('faq', { name: 'B' })];
  const input = { ids: [first], langs: ['de'], assignee: ann.id, dueOn: '2026-11-25' };
  expect(await assign(input)).toEqual({ changed: 1, leftOut: 0 });
  const page = await list({ assignee: 'me' }, ann.caller);
  expect(page.items).toMatchObject([
    {
      id: first,
      languages: [{ lang: 'de', assignee: ann.id, dueOn: '2026-11-25', overdue: true }, { assignee: null }],
    },
  ]);
  expect(page.people).toEqual([{ id: ann.id, name: 'ann', mayTranslate: true, entries: 1, texts: 1, overdue: 1 }]);
  expect((await list({ assignee: 'none' })).items.map(({ id }) => id)).toEqual([first, second]);
  expect((await list({ assignee: 'none', lang: 'de' })).items.map(({ id }) => id)).toEqual([second]);
  expect((await list({ overdue: true })).total).toBe(1);
  const overview = await api.client(ann.caller).call(getOverview, {});
  expect(overview.myTranslations).toEqual({ entries: 1, overdue: 1 });
  await assign({ ids: [first], langs: ['de'], dueOn: '2026-11-26' });
  expect((await list({ overdue: true })).total).toBe(0);
});

test('only a person who may change entries is assigned', async () => {
  const ids = [await save('faq', { name: 'A' })];
  const lea = await user('lea', 'reader');
  for (const assignee of [lea.id, 'unknown']) {
    await expect(assign({ ids, langs: ['de'], assignee })).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'assignee' }],
    });
  }
  await expect(assign({ ids, langs: ['de'], assignee: null }, lea.caller)).rejects.toMatchObject({ status: 403 });
  expect((await list()).people).toEqual([]);
});

test('entries that the caller or the assignee may not change are left out', async () => {
  const ids = [await save('faq', { name: 'A' }), await save('department', { name: 'Mill' })];
  const rita = await user('rita', 'recruiter');
  expect(await assign({ ids, langs: ['de'], assignee: rita.id })).toEqual({ changed: 1, leftOut: 1 });
  expect(await assign({ ids: [...ids, 999], langs: ['de'], assignee: null }, rita.caller)).toEqual({
    changed: 1,
    leftOut: 2,
  });
});

test('the languages of the site are listed before an entry is translated into them', async () => {
  await save('faq', { name: 'A' });
  const languages = [{ lang: 'pt', state: 'Published' }, { lang: 'en' }, { lang: 'de' }];
  await save('company', { ...entities.company.example, languages });
  const page = await api.client(owner).call(listTranslations, { skip: 0, take: 25 });
  expect(page.languages.map(({ lang }) => lang)).toEqual(['de', 'pt']);
});

test('the main language is not assigned: its work would never end', async () => {
  const ann = await user('ann', 'editor');
  const ids = [await save('faq', { name: 'A' })];
  await expect(assign({ ids, langs: ['de', 'en'], assignee: ann.id })).rejects.toMatchObject({
    errors: [{ field: 'langs', message: 'This is the main language; choose another' }],
  });
  expect((await list()).people).toMatchObject([{ id: ann.id, entries: 0 }]);
});
