import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { getConcernByUrl } from '#content/concern/calls.ts';
import { getFaq } from '#content/faq/calls.ts';
import { getNewsById } from '#content/news/calls.ts';
import {
  createPreview,
  endPreviews,
  getEntry,
  listEntries,
  listReferences,
  listRevisions,
  moveEntry,
  saveEntry,
} from '#contract/calls/office/content.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import type { CallError } from '#contract/protocol/call-error.ts';
import { change } from '#store/testing/changes.ts';

const as = (role: 'editor' | 'recruiter' | 'reader'): Caller => ({ principal: { name: role, role } });
const file = { sha256: 's', mediaType: 'image/webp', bytes: 1, width: 1, height: 1 };

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

type Saved = CallInput<typeof saveEntry>;

const date = '2026-03-02T09:00:00Z';
const draft: Saved = {
  type: 'news',
  parent: null,
  status: 'draft',
  publishAt: null,
  keepPublished: false,
  document: { heading: 'Looms', date },
  translations: {},
};
const listing = { sort: 'own', descending: false, skip: 0, take: 25 } as const;
const save = (changes: Partial<Saved> = {}, caller = owner) =>
  api.client(caller).call(saveEntry, { ...draft, ...changes });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: CallError) => error,
  );
const fieldsOf = async (promise: Promise<unknown>) => (await failure(promise)).errors.map(({ field }) => field);

describe('reading', () => {
  test('returns an entry with all fields of its form, and the path of its page', async () => {
    const { id } = await save({ status: 'published' });
    const entry = await api.client(as('reader')).call(getEntry, { id });
    expect(entry).toEqual({
      id,
      type: 'news',
      title: 'Looms',
      parent: null,
      status: 'published',
      publishAt: null,
      unpublishAt: null,
      reviewOn: null,
      reviewer: null,
      pending: false,
      trashedAt: null,
      revision: 1,
      document: {
        ...{ heading: 'Looms', date, description: '', image: null, concerns: [] },
        ...{ searchTitle: '', searchDescription: '', shareImage: null, noindex: false, sections: [] },
      },
      translations: {},
      outdated: [],
      languages: [{ lang: '', status: 'published', publishAt: null, visible: true }],
      path: `/news/${id}`,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      updatedBy: 'olga',
    });
    const department = await save({ type: 'department', document: { name: 'Weaving' } });
    expect((await api.client(owner).call(getEntry, { id: department.id })).path).toBeNull();
  });

  test('returns a document of an older version so that it can be saved', async () => {
    const old = { ...change('faq'), document: { name: 'Why?', dropped: 1 } };
    const { id, revision } = await api.store.entries.save(old);
    const { type, document } = await api.client(owner).call(getEntry, { id });
    expect(document).toEqual({ name: 'Why?', description: '' });
    await save({ type, id, revision, document });
  });

  test('shows in the history who an author is now', async () => {
    const { users } = api.store;
    const author = (await users.add({ name: 'Eve', email: 'eve@example.com', role: 'editor' }, 'olga')) ?? '';
    const { id } = await save({}, { principal: { id: author, name: 'Eve', role: 'editor' } });
    await users.changeOwn(author, { name: 'Olga' });
    const page = await api.client(owner).list(listRevisions, { id, skip: 0, take: 2 });
    expect(page.items).toMatchObject([{ savedBy: 'Eve', savedByNow: 'Olga' }]);
  });

  test('returns revisions in pages, the newest first', async () => {
    let { id, revision } = await save();
    for (let n = 2; n <= 4; n++) {
      ({ id, revision } = await save({ id, revision, document: { heading: `Looms ${n}`, date } }));
    }
    const page = await api.client(owner).list(listRevisions, { id, skip: 1, take: 2 });
    expect([page.items.map((kept) => kept.revision), page.total]).toEqual([[3, 2], 4]);
    expect(page.items[0]).toMatchObject({ savedBy: 'olga', status: 'draft', document: { heading: 'Looms 3' } });
  });

  test('filters and sorts a list, and returns its total', async () => {
    const top = await save({ type: 'category', document: { name: 'Yarn' } });
    await save({ type: 'category', parent: top.id, document: { name: 'Ring-spun' } });
    const { list } = api.client(owner);
    const names = async (asked: Partial<CallInput<typeof listEntries>>) => {
      const { items, total } = await list(listEntries, { type: 'category', ...listing, ...asked });
      return [items.map(({ title }) => title), total];
    };
    expect(await names({ top: true })).toEqual([['Yarn'], 1]);
    expect(await names({ parent: top.id })).toEqual([['Ring-spun'], 1]);
    expect(await names({ words: 'RÍNG' })).toEqual([['Ring-spun'], 1]);
    expect(await names({ ids: `${top.id},999` })).toEqual([['Yarn'], 1]);
    expect(await names({ take: 1, sort: 'title', descending: true })).toEqual([['Yarn'], 2]);
  });

  test('hides entries that a role may not see', async () => {
    const department = await save({ type: 'department', document: { name: 'Weaving' } });
    const news = await save({ document: { heading: 'Jobs', date, description: '<a href="/career/1">Jobs</a>' } });
    const recruiter = api.client(as('recruiter'));
    expect((await failure(recruiter.call(getEntry, { id: news.id }))).status).toBe(404);
    expect((await failure(recruiter.call(listRevisions, { id: news.id, skip: 0, take: 5 }))).status).toBe(404);
    expect((await failure(recruiter.call(listEntries, { type: 'news', ...listing }))).status).toBe(403);
    expect((await failure(recruiter.call(moveEntry, { id: news.id, position: 0 }))).status).toBe(404);
    expect((await recruiter.call(getEntry, { id: department.id })).title).toBe('Weaving');
    const faq = await save({ type: 'faq', document: { name: 'x', description: `<a href="/news/${news.id}">x</a>` } });
    expect(await api.client(owner).call(listReferences, { id: news.id })).toMatchObject([{ id: faq.id, how: 'link' }]);
  });
});

describe('saving', () => {
  test('is allowed only to roles that may change the type', async () => {
    const { id, revision } = await save(
      { type: 'career', document: { title: 'Fitter', createdAt: date } },
      as('recruiter'),
    );
    expect(id).toBeGreaterThan(0);
    expect((await failure(save({}, as('recruiter')))).status).toBe(403);
    expect((await failure(save({}, as('reader')))).status).toBe(403);
    expect((await failure(save({ type: 'company', document: { companyName: 'X' } }, as('editor')))).status).toBe(403);
    const other = save({ type: 'career', id, revision: revision + 1, document: { title: 'F', createdAt: date } });
    expect(await failure(other)).toMatchObject({ status: 409, problem: { code: 'conflict' } });
  });

  test('a pending change leaves the published state public', async () => {
    const { id, revision } = await save({ status: 'published' });
    const document = { heading: 'More looms', date };
    await save({ id, revision, document, keepPublished: true });
    expect(await api.client().call(getNewsById, { id: String(id) })).toMatchObject({ heading: 'Looms' });
    expect(await api.client(owner).call(getEntry, { id })).toMatchObject({
      status: 'published',
      pending: true,
      document,
    });
  });

  test('names a relation to a missing entry or to one of another type', async () => {
    const job = (department: number) =>
      ({ type: 'career', document: { title: 'Fitter', createdAt: date, department } }) as const;
    const department = await save({ type: 'department', document: { name: 'Weaving' } });
    const news = await save();
    await save(job(department.id));
    expect(await fieldsOf(save(job(news.id)))).toEqual(['document.department']);
    expect(await fieldsOf(save(job(999)))).toEqual(['document.department']);
    await api.store.entries.trash(department.id, department.revision, 'me');
    expect(await fieldsOf(save(job(department.id)))).toEqual(['document.department']);
  });

  test('names a missing file', async () => {
    const image = { src: '/files/none.webp', alt: 'A' };
    expect(await fieldsOf(save({ document: { heading: 'x', date, image } }))).toEqual(['document.image.src']);
    const description = '<p><img src="/files/none.png" alt="x"></p>';
    expect(await fieldsOf(save({ document: { heading: 'x', date, description } }))).toEqual(['document.description']);
    expect(await fieldsOf(save({ translations: { de: { description } } }))).toEqual(['translations.de.description']);
    await save({
      document: { heading: 'x', date, image: { src: 'https://other.example/a.webp', alt: '' } },
      status: 'published',
    });
  });

  test('for publication requires an alt text for each picture, from the document or the library', async () => {
    await api.store.files.add({ ...file, src: '/files/a.webp' }, 'me');
    const image = { src: '/files/a.webp', alt: '' };
    const document = { heading: 'x', date, image };
    await save({ document });
    expect(await fieldsOf(save({ document, status: 'published' }))).toEqual(['document.image.alt']);
    const later = { status: 'scheduled', publishAt: '2030-01-01T00:00:00Z' } as const;
    expect(await fieldsOf(save({ document, ...later }))).toEqual(['document.image.alt']);
    await save({ document: { ...document, image: { ...image, alt: 'A loom' } }, status: 'published' });

    await api.store.files.change('/files/a.webp', { alt: 'The mill' }, 'me');
    const { id } = await save({ document, status: 'published' });
    expect(await api.client().call(getNewsById, { id: String(id) })).toMatchObject({ image: { alt: 'The mill' } });
  });

  test('rejects a move that would make categories three levels deep', async () => {
    const { id, revision } = await save({ type: 'category', document: { name: 'Yarn' } });
    await save({ type: 'category', parent: id, document: { name: 'Ring' } });
    const other = await save({ type: 'category', document: { name: 'Cloth' } });
    const moved = save({ type: 'category', id, revision, parent: other.id, document: { name: 'Yarn' } });
    expect(await fieldsOf(moved)).toEqual(['parent']);
  });

  test('moves an entry in the public order', async () => {
    for (const name of ['a', 'b']) await save({ type: 'faq', status: 'published', document: { name } });
    const [, b] = await api.client().call(getFaq, {});
    await api.client(as('editor')).call(moveEntry, { id: Number(b?.id), position: 0 });
    expect((await api.client().call(getFaq, {})).map(({ name }) => name)).toEqual(['b', 'a']);
  });

  test('redirects the old address of a concern to the new one', async () => {
    const concern = { type: 'concern', status: 'published' } as const;
    const { id, revision } = await save({ ...concern, document: { address: 'north', name: 'North' } });
    await save({ ...concern, id, revision, document: { address: 'north-mill', name: 'North' } });
    expect(await api.client().call(getConcernByUrl, { url: 'north-mill' })).toMatchObject({ id: String(id) });
    expect(await api.store.redirects.find('/concern/north')).toEqual({ to: '/concern/north-mill' });
  });
});

describe('a preview', () => {
  const preview = (changes: Partial<CallInput<typeof createPreview>>, caller = owner) =>
    api.client(caller).call(createPreview, { ...draft, ...changes });
  const token = /\?preview=[\w-]{43}(#[\w-]+)?$/;

  test.each<[Partial<CallInput<typeof createPreview>>, string]>([
    [{}, '/news/2147483647'],
    [{ type: 'slider', document: { name: 'x' } }, '/'],
    [{ type: 'faq', document: { name: 'x' } }, '/faq'],
    [{ type: 'department', document: { name: 'x' } }, '/career'],
    [{ type: 'executive', document: { name: 'x', type: 'Director' } }, '/about'],
    [{ type: 'executive', document: { name: 'x' } }, '/keyadmin'],
    [{ type: 'concern', document: { name: 'x', address: 'north' } }, '/concern/north'],
    [{ type: 'company', document: { companyName: 'x' } }, '/'],
  ])('of %j is at %s', async (changes, path) => {
    const { url, expiresAt } = await preview(changes);
    expect(url).toMatch(token);
    expect(new URL(url).origin).toBe('https://www.example.com');
    expect(new URL(url).pathname).toBe(path);
    expect(expiresAt).toBe('2026-11-28T12:00:00.000Z');
  });

  test('of an entry is at its own page, and of a question at its place in the list', async () => {
    const { id } = await save();
    expect(new URL((await preview({ id })).url).pathname).toBe(`/news/${id}`);
    const faq = await save({ type: 'faq', document: { name: 'x' } });
    const { url } = await preview({ type: 'faq', id: faq.id, document: { name: 'y' } });
    expect(new URL(url).hash).toBe(`#faq-${faq.id}`);
    expect(await api.client(owner).call(getEntry, { id: faq.id })).toMatchObject({ document: { name: 'x' } });
  });

  test('has a link for each language of the site, also for those in preparation, and of the entry', async () => {
    const languages = [
      { lang: 'de', name: '', state: 'Published' },
      { lang: 'pt-BR', name: '', state: 'In preparation' },
    ];
    const document = { companyName: 'x', languages };
    const pathsIn = async (made: ReturnType<typeof preview>) => {
      const { url, languages } = await made;
      expect(languages[0]).toEqual({ lang: 'en', url });
      for (const each of languages) expect(new URL(each.url).search).toBe(new URL(url).search);
      return languages.map(({ lang, url }) => [lang, new URL(url).pathname + new URL(url).hash]);
    };
    expect(await pathsIn(preview({}))).toEqual([['en', '/news/2147483647']]);
    expect(await pathsIn(preview({ type: 'company', document }))).toEqual([
      ['en', '/'],
      ['de', '/de'],
      ['pt-BR', '/pt-br'],
    ]);
    await save({ type: 'company', status: 'published', document });
    // The site has no French.
    const translations = { fr: { heading: 'Un' }, de: { heading: 'Eins' } };
    expect((await pathsIn(preview({ translations }))).slice(1)).toEqual([
      ['de', '/de/news/2147483647'],
      ['pt-BR', '/pt-br/news/2147483647'],
      ['fr', '/fr/news/2147483647'],
    ]);
    expect(await pathsIn(preview({ type: 'faq', document: { name: 'x' } }))).toEqual([
      ['en', '/faq#faq-2147483647'],
      ['de', '/de/faq#faq-2147483647'],
      ['pt-BR', '/pt-br/faq#faq-2147483647'],
    ]);
  });

  test('is ended by a user who may change the entry', async () => {
    const { id } = await save();
    await preview({ id });
    await preview({ id });
    await preview({});
    const end = (of: { id?: number }, caller = owner) => api.client(caller).call(endPreviews, { type: 'news', ...of });
    expect((await failure(end({ id }, as('reader')))).status).toBe(403);
    expect((await failure(end({ id: 999 }))).status).toBe(404);
    expect(await end({ id })).toEqual({ ended: 2 });
    expect(await end({ id })).toEqual({ ended: 0 });
    expect(await end({})).toEqual({ ended: 1 });
  });

  test('is checked as a draft is: rejects invalid fields and addresses in use', async () => {
    expect(await fieldsOf(preview({ document: { heading: 'x' } }))).toEqual(['document.date']);
    const concern = { type: 'concern', document: { name: 'x', address: 'north' } } as const;
    const { id } = await save(concern);
    expect(await fieldsOf(preview(concern))).toEqual(['document.address']);
    await preview({ ...concern, id });
    expect((await failure(preview({ id }))).status).toBe(404);
    expect((await failure(preview({ id: 999 }))).status).toBe(404);
    expect((await failure(preview({}, as('recruiter')))).status).toBe(403);
  });
});
