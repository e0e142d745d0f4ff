import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { getCategoryByCategoryId } from '#content/category/calls.ts';
import { getConcernByUrl } from '#content/concern/calls.ts';
import { getNews, getNewsById } from '#content/news/calls.ts';
import { getProductById } from '#content/product/calls.ts';
import { getEntry, saveEntry, setEntryStatus } from '#contract/calls/office/content.ts';
import { uploadFile } from '#contract/calls/office/files.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import type { CallError } from '#contract/protocol/call-error.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi(undefined, { hasAllLanguages: true });
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

type Saved = CallInput<typeof saveEntry>;

const heading = 'A second weaving shed opens';
const news: Saved = {
  type: 'news',
  parent: null,
  status: 'published',
  publishAt: null,
  keepPublished: false,
  document: { heading, date: '2026-03-02T09:00:00Z' },
  translations: {},
};

/** The date that a news item has when it was first published, or is scheduled to be. */
const dateOf = async (id: number) => (await api.client(owner).call(getEntry, { id })).document.date;

const save = (changes: Partial<Saved> = {}) => api.client(owner).call(saveEntry, { ...news, ...changes });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: CallError) => error,
  );

describe('a saved entry', () => {
  test('is returned as an editor continues from it', async () => {
    const created = await save();
    expect(created).toEqual(await api.client(owner).call(getEntry, { id: created.id }));
    const { id, revision } = created;
    const changed = await save({ id, revision, document: { ...news.document, heading: 'Second' } });
    expect(changed).toMatchObject({ id, revision: revision + 1, document: { heading: 'Second' } });
    expect(changed).toEqual(await api.client(owner).call(getEntry, { id }));
  });

  test('is refused where its text is too long once it is cleaned', async () => {
    // Each item lacks its end tag.
    const description = `<ul>${'<li>x'.repeat(30_000)}</ul>`;
    expect(description.length).toBeLessThan(200_000);
    const document = { ...news.document, description };
    for (const changes of [{ document }, { translations: { de: { heading, description } } }]) {
      const { status, errors } = await failure(save(changes));
      expect([status, errors?.map(({ field }) => field.split('.').at(-1))]).toEqual([422, ['description']]);
    }
  });

  test('is public once published, and not before', async () => {
    const { id, revision } = await save({ status: 'draft' });
    expect(await failure(api.client().call(getNewsById, { id: String(id) }))).toMatchObject({
      kind: 'not-found',
      status: 404,
    });
    await save({ id, revision });
    expect(await api.client().call(getNewsById, { id: String(id) })).toMatchObject({ id: String(id), heading });
    await save({ id, revision: revision + 1, status: 'draft' });
    expect(await api.client().call(getNews, {})).toEqual([]);
    const withdrawn = await failure(api.client().call(getNewsById, { id: String(id) }));
    expect([withdrawn.kind, withdrawn.status, withdrawn.problem?.code]).toEqual(['not-found', 410, 'gone']);
  });

  test('of an earlier version has no change where only a field is added that this version has', async () => {
    const { entries } = api.store;
    const document = { heading, date: '2026-03-02T09:00:00Z' };
    const old = await entries.save({ ...news, document, translations: {}, by: 'olga' } as never);
    const { document: read } = await api.client(owner).call(getEntry, { id: old.id });
    const saved = await save({ ...old, document: read, status: 'draft', keepPublished: true });
    expect(saved).toMatchObject({ status: 'published', pending: false });
    expect(saved.document).toEqual(read);
  });

  test('goes offline at a time, which must be ahead and after its publication', async () => {
    const unpublishAt = '2027-01-01T00:00:00.000Z';
    const { id, revision } = await save({ unpublishAt });
    expect(await api.client(owner).call(getEntry, { id })).toMatchObject({ unpublishAt });
    const kept = await save({ id, revision });
    expect(kept.unpublishAt).toBe(unpublishAt);
    const past = await failure(save({ unpublishAt: '2020-01-01T00:00:00Z' }));
    expect(past.errors).toMatchObject([{ field: 'unpublishAt' }]);
    const scheduled = { status: 'scheduled', publishAt: '2027-02-01T00:00:00Z' } as const;
    expect((await failure(save({ ...scheduled, unpublishAt }))).errors).toMatchObject([{ field: 'unpublishAt' }]);
    expect((await save({ id, revision: kept.revision, unpublishAt: null })).unpublishAt).toBeNull();
  });

  test('is rejected where two dates contradict each other', async () => {
    const document = {
      title: 'Fitter',
      createdAt: '2026-10-01T08:00:00Z',
      applicationDeadline: '2026-09-01T08:00:00Z',
    };
    const { status, problem } = await failure(save({ type: 'career', document }));
    expect([status, problem?.errors?.[0]?.field]).toEqual([422, 'document.applicationDeadline']);
  });

  test('with an outdated revision is rejected, and the newer one is kept', async () => {
    const { id, revision } = await save();
    await save({ id, revision, document: { ...news.document, heading: 'Hers' } });
    const error = await failure(save({ id, revision, document: { ...news.document, heading: 'His' } }));
    expect([error.kind, error.problem?.code]).toEqual(['refused', 'conflict']);
    expect((await api.client(owner).call(getEntry, { id })).document).toMatchObject({ heading: 'Hers' });
  });

  test('is sanitized when saved, and again when read', async () => {
    const dirty = '<p onclick="x()">Sixty looms<script>alert(1)</script></p>';
    const { id } = await save({ document: { ...news.document, description: dirty } });
    expect((await api.client(owner).call(getEntry, { id })).document).toMatchObject({
      description: '<p>Sixty looms</p>',
    });
    const raw = {
      type: 'news',
      parent: null,
      status: 'published',
      publishAt: null,
      translations: {},
      by: 'x',
    } as const;
    const other = await api.store.entries.save({ ...raw, document: { ...news.document, description: dirty } });
    expect(await api.client().call(getNewsById, { id: String(other.id) })).toMatchObject({
      description: '<p>Sixty looms</p>',
    });
  });

  test('is published at its scheduled time', async () => {
    const { id } = await save({ status: 'scheduled', publishAt: '2026-12-01T08:00:00.000Z' });
    expect(await api.store.entries.publishDue(new Date('2026-12-01T07:59:59Z'))).toBe(0);
    expect((await failure(api.client().call(getNewsById, { id: String(id) }))).kind).toBe('not-found');
    expect(await api.store.entries.publishDue(new Date('2026-12-01T08:00:00Z'))).toBe(1);
    expect(await api.client().call(getNewsById, { id: String(id) })).toMatchObject({ heading });
  });

  const wrong: [string, Partial<Saved>, string][] = [
    ['a missing field', { document: { heading } }, 'document.date'],
    ['a field of the wrong kind', { document: { ...news.document, heading: 7 } }, 'document.heading'],
    ['an unknown field', { document: { ...news.document, colour: 'red' } }, 'document'],
    [
      'a script as a picture',
      { document: { ...news.document, image: { src: 'javascript:alert(1)' } } },
      'document.image.src',
    ],
    [
      'another host’s picture without a scheme',
      { document: { ...news.document, image: { src: '//x.example/a.png' } } },
      'document.image.src',
    ],
    ['a schedule without a time', { status: 'scheduled' }, 'publishAt'],
    ['a change without its revision', { id: 1 }, 'revision'],
    ['a parent for a type without parents', { parent: 1 }, 'parent'],
    [
      'a translation into an invalid language',
      { translations: { klingonisch: { heading: 'x' } } },
      'translations.klingonisch',
    ],
    ['a translated field that does not exist', { translations: { de: { colour: 'rot' } } }, 'translations.de.colour'],
  ];

  test.each(wrong)('rejects %s, naming the field', async (_, changes, field) => {
    const error = await failure(save(changes));
    expect([error.kind, error.status]).toEqual(['refused', 422]);
    expect(error.errors.map((each) => each.field)).toContain(field);
    expect(await api.store.entries.isEmpty()).toBe(true);
  });
});

test('a translation falls back field by field, also for blank fields', async () => {
  const description = '<p>Sixty looms more.</p>';
  const { id } = await save({
    document: { ...news.document, description },
    translations: { de: { heading: 'Ein zweiter Websaal', description: '' } },
  });
  expect(await api.client().call(getNewsById, { id: String(id), lang: 'de' })).toMatchObject({
    heading: 'Ein zweiter Websaal',
    description,
  });
  expect(await api.client().call(getNewsById, { id: String(id), lang: 'de-CH' })).toMatchObject({
    heading: 'Ein zweiter Websaal',
  });
  expect(await api.client().call(getNewsById, { id: String(id), lang: 'pt' })).toMatchObject({ heading });
});

test('an address belongs to one concern', async () => {
  const concern = { type: 'concern', document: { address: 'north-mill', name: 'North Mill' } } as const;
  const { id } = await save(concern);
  const error = await failure(save(concern));
  expect(error.errors.map(({ field }) => field)).toEqual(['document.address']);
  expect(await api.client().call(getConcernByUrl, { url: '/North-Mill' })).toMatchObject({ id: String(id) });
});

test.each(['category', 'product', 'concern'] as const)('a withdrawn %s returns 410', async (type) => {
  const documents = {
    category: { name: 'Yarn' },
    product: { name: 'Cone' },
    concern: { name: 'Mill', address: 'mill' },
  };
  const ask = (id: number) =>
    ({
      category: () => api.client().call(getCategoryByCategoryId, { id: String(id) }),
      product: () => api.client().call(getProductById, { id: String(id) }),
      concern: () => api.client().call(getConcernByUrl, { url: 'Mill' }),
    })[type]();
  const { id, revision } = await save({ type, document: documents[type] });
  await ask(id);
  await api.store.entries.trash(id, revision, 'olga');
  expect(await failure(ask(id))).toMatchObject({ kind: 'not-found', status: 410 });
  expect(await failure(api.client().call(getProductById, { id: String(id + 1) }))).toMatchObject({ status: 404 });
});

test('categories are two levels deep', async () => {
  const category = (name: string, parent: number | null) => save({ type: 'category', parent, document: { name } });
  const top = await category('Yarn', null);
  const below = await category('Ring-spun', top.id);
  expect((await failure(category('Ne 30', below.id))).errors).toMatchObject([{ field: 'parent' }]);
  expect(await api.client().call(getCategoryByCategoryId, { id: String(below.id) })).toMatchObject({
    parent: { id: String(top.id), name: 'Yarn' },
  });
});

test('rejects a file that is neither a picture nor a PDF', async () => {
  for (const content of ['', '<svg/>', '<script>1</script>']) {
    const error = await failure(api.client(owner).call(uploadFile, { file: new File([content], 'photo.jpg') }));
    expect(error.status).toBe(422);
  }
});

describe('the date of a news item', () => {
  const following = { ...news.document, followsPublication: true };
  const publishAt = '2031-05-06T07:08:00.000Z';

  test('follows its schedule, also a changed one', async () => {
    const { id, revision } = await save({ status: 'draft', document: following });
    expect(await dateOf(id)).toBe(news.document.date);
    await save({ id, revision, status: 'scheduled', publishAt, document: following });
    expect(await dateOf(id)).toBe(publishAt);
    const later = '2031-06-06T07:08:00.000Z';
    await save({ id, revision: 2, status: 'scheduled', publishAt: later, document: following });
    expect(await dateOf(id)).toBe(later);
    await api.client(owner).call(setEntryStatus, { entries: [{ id, revision: 3 }], status: 'published' });
    expect(await dateOf(id)).toBe('2026-11-21T12:00:00.000Z');
  });

  test('is the time of publication, and stays when the published item is changed', async () => {
    const { id } = await save({ document: following });
    const date = await dateOf(id);
    expect(date).toBe('2026-11-21T12:00:00.000Z');
    await save({ id, revision: 1, document: { ...following, date, heading: 'Changed' } });
    await save({
      id,
      revision: 2,
      status: 'scheduled',
      publishAt,
      keepPublished: true,
      document: { ...following, date },
    });
    expect(await dateOf(id)).toBe(date);
  });

  test('stays if the editor has set it', async () => {
    const { id } = await save({
      status: 'scheduled',
      publishAt,
      document: { ...following, followsPublication: false },
    });
    expect(await dateOf(id)).toBe(news.document.date);
    expect(await dateOf((await save({ status: 'scheduled', publishAt })).id)).toBe(news.document.date);
  });
});
