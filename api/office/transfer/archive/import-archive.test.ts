import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import type { EntityName } from '#content/registry.ts';
import { changeFile, getFile, replaceFile, uploadFile } from '#contract/calls/office/files.ts';
import { exportContent, importArchive } from '#contract/calls/office/transfer.ts';
import { callPath } from '#contract/protocol/call.ts';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, freshStore as freshSqlite } from '#store/testing/engines.ts';
import { everyResponse } from '../testing/every-response.ts';
import { rewrittenArchive } from '../testing/rewrite-archive.ts';
import { startSite, type TestSite } from '../testing/serve-site.ts';

/** The review of an entry without one, as its form shows it. */
const unplanned = { reviewOn: null, reviewer: null };

const exported = async (site: TestSite): Promise<Buffer> => {
  const response = await site.fetch(callPath(exportContent), {}, owner);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};
const bring = (site: TestSite, archive: Uint8Array) =>
  site.client(owner).call(importArchive, { file: new File([new Uint8Array(archive)], 'content.tar.gz') });
const importInto = async (site: TestSite, archive: Uint8Array) => {
  await bring(site, archive);
  return site.importEnded();
};

const picture = async (colour: string) => {
  const canvas = sharp({ create: { width: 30, height: 20, channels: 3, background: colour } });
  return new File([await canvas.webp().toBuffer()], `${colour}.webp`);
};

/** Fills a site with one of everything that an archive contains, and of what it must not contain. */
async function fill(site: TestSite): Promise<Record<'category' | 'sub' | 'news' | 'waiting' | 'draft', number>> {
  const { entries, redirects, submissions } = site.store;
  const red = await site.client(owner).call(uploadFile, { file: await picture('red'), alt: 'Red' });
  const blue = await site.client(owner).call(uploadFile, { file: await picture('blue') });
  await site.client(owner).call(changeFile, { src: blue.src, focus: { x: 0.25, y: 0.75 }, title: 'Blue', lang: 'de' });
  const image = { src: red.src, alt: 'Red', width: 30, height: 20 };
  await entries.save(change('company', { logo: image }));
  const { id: category } = await entries.save(change('category', { name: 'Yarn' }));
  const { id: last } = await entries.save(change('category', { name: 'First of all' }));
  await entries.move(last, 0, 'me');
  const { id: sub } = await entries.save(change('category', { name: 'Fine' }, { parent: category }));
  await entries.save(change('product', { media: [{ kind: 'picture', picture: image }] }, { parent: sub }));
  const description = `<p><a href="/product/${sub}">Fine</a></p>`;
  const translations = { de: { heading: 'Neuigkeit' } };
  const { id: news } = await entries.save(change('news', { image, description }, { translations }));
  // Its German heading is outdated.
  const renamed = { id: news, revision: 1, translations };
  const ending = { ...renamed, unpublishAt: '2032-01-01T00:00:00.000Z' };
  await entries.save(change('news', { image, description, heading: 'News of the mill' }, ending));
  await entries.setReview(news, { reviewOn: '2031-05-01', reviewer: null, isReviewed: false, seen: unplanned }, 'me');
  const seen = { translations: { de: { heading: 'Gesehen' } } };
  const { id: waiting } = await entries.save(change('news', { heading: 'Seen' }, seen));
  const later = { id: waiting, revision: 1, status: 'scheduled', publishAt: '2031-01-01T00:00:00Z' } as const;
  // German has changes, Portuguese is a draft.
  const waits = { translations: { de: { heading: 'Wartet' }, pt: { heading: 'Espera' } }, languages: [''] };
  await entries.save(change('news', { heading: 'Waits' }, { ...later, ...waits, keepPublished: true }));
  const { id: draft } = await entries.save(change('faq', { name: 'Draft' }, { status: 'draft' }));
  const { id: department } = await entries.save(change('department', { name: 'Mill' }));
  await entries.save(change('career', { department }));
  const gone = await entries.save(change('faq', { name: 'In the trash' }));
  await entries.trash(gone.id, 1, 'me');
  await redirects.add('/old', `/news/${news}`, 'me');
  await submissions.addMessage({
    name: 'Secret person',
    email: '',
    mobile: '',
    subject: '',
    message: 'M',
    spam: false,
  });
  return { category, sub, news, waiting, draft };
}

/** The office's view of entries given by type and public id, without their numeric ids and revision data. */
async function officeState({ entries }: Store, named: readonly (readonly [EntityName, string])[]): Promise<unknown[]> {
  const here = async (type: EntityName, publicId: string) =>
    entries.get((await entries.publicIdHolder(type, publicId)) ?? 0);
  const found = await Promise.all(named.map(([type, publicId]) => here(type, publicId)));
  return Promise.all(
    found.map(async (entry) => {
      const { id: _i, revision: _, createdAt: _c, updatedAt: _u, updatedBy: _b, parent, ...same } = entry ?? {};
      return { ...same, parent: parent ? (await entries.get(parent))?.publicId : null };
    }),
  );
}

describe.each(engines)('an archive of the content on $name', ({ freshStore }) => {
  let source: TestSite;
  let archive: Buffer;
  let ids: Awaited<ReturnType<typeof fill>>;
  beforeAll(async () => {
    source = await startSite(await freshStore());
    ids = await fill(source);
    archive = await exported(source);
  }, 300_000);
  afterAll(() => source.stop());

  test('keeps the permalinks of replaced files', async () => {
    const own = await startSite(await freshStore());
    const { src, permalink } = await own.client(owner).call(uploadFile, { file: await picture('green') });
    const now = await own.client(owner).call(replaceFile, { src, file: await picture('yellow') });
    const replaced = await exported(own);
    await own.stop();
    await onEmptySite(async (site) => {
      for (let time = 0; time < 2; time++) {
        await importInto(site, replaced);
        expect(await site.store.files.at(permalink ?? '')).toMatchObject({ src: now.src, permalink });
        expect((await site.store.files.get(src))?.permalink).toBeNull();
      }
    });
  });

  const onEmptySite = async (act: (site: TestSite) => Promise<void>) => {
    const site = await startSite(await freshStore());
    try {
      await act(site);
      expect(site.errors).toEqual([]);
    } finally {
      await site.stop();
    }
  };

  test(
    'restores everything on an empty site, and changes nothing the second time',
    () =>
      onEmptySite(async (site) => {
        const first = await importInto(site, archive);
        expect(first).toMatchObject({
          state: 'done',
          source: 'https://www.example.com',
          created: 10,
          changed: 0,
          files: 2,
          findings: [],
        });
        expect(first.done).toBe(first.total);
        expect(await everyResponse(site, ['', 'de'])).toEqual(await everyResponse(source, ['', 'de']));
        const named = [
          ['category', ids.category],
          ['category', ids.sub],
          ['news', ids.news],
          ['news', ids.waiting],
          ['faq', ids.draft],
        ] as const;
        const all = named.map(([type, id]) => [type, String(id)] as const);
        expect(await officeState(site.store, all)).toEqual(await officeState(source.store, all));
        const news = await site.store.entries.publicIdHolder('news', String(ids.news));
        expect(await site.store.entries.outdatedTexts(news ?? 0)).toEqual([
          { lang: 'de', path: 'heading', source: null },
        ]);
        expect(await site.store.entries.publishedByPublicId('news', String(ids.waiting))).toMatchObject({
          document: { heading: 'Seen' },
        });
        expect(await site.store.redirects.find('/old')).toEqual({ to: `/news/${ids.news}` });
        for (const { src } of (await source.store.files.list({ skip: 0, take: 9 })).items) {
          const { addedAt: _, usedIn: _u, ...same } = await source.client(owner).call(getFile, { src });
          expect(await site.client(owner).call(getFile, { src })).toMatchObject(same);
        }
        const version = await site.store.contentVersion();
        const again = await importInto(site, archive);
        expect(again).toMatchObject({ created: 0, changed: 0, unchanged: 10, files: 0, findings: [] });
        expect(await site.store.contentVersion()).toBe(version);
      }),
    300_000,
  );

  test(
    'assigns new ids where they are taken, updates all references, and changes nothing the second time',
    () =>
      onEmptySite(async (site) => {
        for (let n = 0; n < 12; n++) await site.store.entries.save(change('category', { name: `Own ${n}` }));
        const first = await importInto(site, archive);
        expect(first).toMatchObject({ state: 'done', created: 10 });
        expect(first.findings.map(({ text }) => text).join()).toContain(`/product/${ids.sub} belongs to another entry`);
        const { items } = await site.store.entries.listPublished({ type: 'news' });
        const news = items.find(({ document }) => String(document.description).includes('/product/'));
        const sub = Number(/\/product\/(\d+)/.exec(String(news?.document.description))?.[1]);
        expect(sub).not.toBe(ids.sub);
        expect((await site.store.entries.get(sub))?.title).toBe('Fine');
        expect(await site.store.redirects.find('/old')).toEqual({ to: `/news/${ids.news}` });
        expect(news?.publicId).toBe(String(ids.news));
        const [product] = (await site.store.entries.listPublished({ type: 'product' })).items;
        expect(product?.parent).toBe(sub);
        const [career] = (await site.store.entries.listPublished({ type: 'career' })).items;
        expect((await site.store.entries.get(Number(career?.document.department)))?.title).toBe('Mill');
        expect(await importInto(site, archive)).toMatchObject({ created: 0, changed: 0, unchanged: 10 });
      }),
    300_000,
  );

  test('restores on its own site only what was changed since', async () => {
    expect(await importInto(source, archive)).toMatchObject({ created: 0, changed: 0, unchanged: 10, files: 0 });
    const before = await source.store.entries.get(ids.news);
    const spoilt = { id: ids.news, revision: before?.revision ?? 0 };
    await source.store.entries.save(change('news', { heading: 'Spoilt' }, spoilt));
    expect(await importInto(source, archive)).toMatchObject({ created: 0, changed: 1, unchanged: 9 });
    expect(await source.store.entries.get(ids.news)).toMatchObject({
      title: before?.title,
      revision: spoilt.revision + 2,
    });
  });

  test('contains no messages and nothing from the trash', () => {
    const unzipped = gunzipSync(archive).toString('latin1');
    expect(unzipped).toContain('Neuigkeit');
    for (const secret of ['Secret person', 'In the trash', 'addedBy', 'olga']) expect(unzipped).not.toContain(secret);
  });
});

describe('rejects an archive', () => {
  let site: TestSite;
  let archive: Buffer;
  beforeAll(async () => {
    const source = await startSite(await freshSqlite());
    await fill(source);
    archive = await exported(source);
    await source.stop();
    site = await startSite(await freshSqlite());
  }, 300_000);
  afterAll(async () => {
    expect(await site.store.entries.isEmpty()).toBe(true);
    expect((await site.store.files.list({ skip: 0, take: 1 })).total).toBe(0);
    expect(await Array.fromAsync(site.publicBlobs.list())).toEqual([]);
    expect(site.errors).toEqual([]);
    await site.stop();
  });

  const refused = { status: 422, errors: [{ field: 'file' }] };

  test.each([
    ['that is not an archive', () => Buffer.from('hello')],
    ['that is another gzip file', () => gzipSync('hello')],
    ['that is truncated', () => archive.subarray(0, archive.length - 40)],
    ['that is empty', () => Buffer.alloc(0)],
  ])('%s', async (_, make) => {
    await expect(bring(site, make())).rejects.toMatchObject(refused);
  });

  test('with one changed byte in its content', async () => {
    const tar = gunzipSync(archive);
    const [from, to] = [tar.indexOf('{"kind":'), tar.lastIndexOf('"kind":"redirect"')];
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = Buffer.from(tar);
        changed[at] = (changed[at] ?? 0) ^ by;
        await expect(bring(site, gzipSync(changed, { level: 1 }))).rejects.toMatchObject({ status: 422 });
      }),
      { numRuns: 20 },
    );
  }, 300_000);

  type Entries = Map<string, Buffer>;
  const inContent = (entries: Entries, from: string | RegExp, to: string) =>
    entries.set('content.jsonl', Buffer.from(entries.get('content.jsonl')?.toString().replace(from, to) ?? ''));
  const fileIn = (entries: Entries) => [...entries.keys()].find((name) => name.startsWith('files/')) ?? '';

  test.each<[string, (entries: Entries) => void, RegExp]>([
    [
      'of a newer version',
      (all) => all.set('manifest.json', Buffer.from('{"format":"atrium-content","formatVersion":99}')),
      /newer/,
    ],
    [
      'that is a backup',
      (all) => all.set('manifest.json', Buffer.from('{"format":"atrium-backup","formatVersion":1}')),
      /not a content archive/,
    ],
    ['with a file missing', (all) => all.delete(fileIn(all)), /is missing/],
    ['with an invalid file', (all) => all.set(fileIn(all), Buffer.from('<script>')), /cannot be used/],
    ['with a path outside its folder', (all) => all.set('files/../../evil.png', Buffer.from('x')), /contains “files/],
    ['with an unknown entry', (all) => all.set('evil.sh', Buffer.from('x')), /contains “evil.sh”/],
    ['with an invalid line', (all) => inContent(all, '{"kind":"entry"', '{"kind":"user"'), /Line 1/],
    [
      'with a translation into no language',
      (all) => inContent(all, '"translations":{}', '"translations":{"no tag":{}}'),
      /Line \d+ .*translations/,
    ],
    [
      'in no language',
      (all) =>
        all.set('manifest.json', Buffer.from(`${all.get('manifest.json')}`.replace('Language":"', 'Language":"../'))),
      /damaged/,
    ],
    ['with an unknown type', (all) => inContent(all, '"type":"faq"', '"type":"poem"'), /type/],
    ['with a missing parent', (all) => inContent(all, /"parent":\d+/, '"parent":99999'), /parent \(99999\) is invalid/],
    [
      'with a parent of a wrong type',
      (all) =>
        inContent(
          all,
          '"type":"faq","status":"draft","publishAt":null,"parent":null',
          '"type":"faq","status":"draft","publishAt":null,"parent":1',
        ),
      /parent \(1\) is invalid/,
    ],
    ['with an invalid document', (all) => inContent(all, '"name":"Draft"', '"name":""'), /Question \(\d+\): name/],
    [
      'with a duplicate number',
      (all) => inContent(all, /^(.*"type":"company".*)$/m, '$1\n$1'),
      /same number.*only one/,
    ],
    [
      'that unpacks to a thousand times its size',
      (all) => all.set('content.jsonl', Buffer.alloc(80 * 1024 * 1024, `${' '.repeat(1_023)}\n`)),
      /larger than|too large/,
    ],
    ['with an invalid redirect', (all) => inContent(all, '"from":"/old"', '"from":"//evil"'), /Line \d+/],
  ])('%s, and reports the reason', async (_, spoil, why) => {
    const spoilt = await rewrittenArchive(archive, spoil);
    await expect(bring(site, spoilt)).rejects.toMatchObject({
      ...refused,
      errors: [{ field: 'file', message: expect.stringMatching(why) }],
    });
  });
});

test('an archive of before, whose items have no ids, gives them ids and keeps each translation on its item', async () => {
  const [from, to] = [await startSite(await freshSqlite()), await startSite(await freshSqlite())];
  const part = (title: string) => ({ title, description: `${title}.` });
  await from.store.entries.save(
    change(
      'concern',
      { address: 'mill', name: 'Mill', content: [part('Spinning'), part('Weaving')] },
      { translations: { de: { content: [part('Spinnerei'), part('Weberei')] } } },
    ),
  );
  const archive = await rewrittenArchive(await exported(from), (all) => {
    const content = `${all.get('content.jsonl')}`;
    const older = content.replace(/"id":"i[a-z0-9]{10}",?/g, '');
    expect(older).not.toBe(content);
    all.set('content.jsonl', Buffer.from(older));
  });
  await importInto(to, archive);
  const { items } = await to.store.entries.list({ type: 'concern', sort: 'own', skip: 0, take: 5 });
  const entry = await to.store.entries.get(items[0]?.id ?? 0);
  const itemsIn = (document: Record<string, unknown> | undefined) =>
    (document?.content ?? []) as { id: string; title: string }[];
  const [own, german] = [itemsIn(entry?.document), itemsIn(entry?.translations.de)];
  expect(own.map(({ title }) => title)).toEqual(['Spinning', 'Weaving']);
  expect(own.every(({ id }) => /^i[a-z0-9]{10}$/.test(id))).toBe(true);
  expect(german.map(({ id, title }) => [id, title])).toEqual([
    [own[0]?.id, 'Spinnerei'],
    [own[1]?.id, 'Weberei'],
  ]);
  await from.stop();
  await to.stop();
});

test('an archive keeps the end and the review of entries; one of before leaves them as they are, and what has ended is a draft', async () => {
  const [from, to] = [await startSite(await freshSqlite()), await startSite(await freshSqlite())];
  const soon = new Date(Date.now() + 60_000).toISOString();
  const { id } = await from.store.entries.save(change('faq', { name: 'How?' }, { unpublishAt: soon }));
  await from.store.entries.setReview(
    id,
    { reviewOn: '2031-05-01', reviewer: null, isReviewed: false, seen: unplanned },
    'me',
  );
  const archive = await exported(from);
  const here = () => to.store.entries.get(id);
  const planned = { status: 'published', unpublishAt: soon, reviewOn: '2031-05-01' };
  expect(await importInto(to, archive)).toMatchObject({ created: 1 });
  expect(await here()).toMatchObject(planned);
  expect(await importInto(to, archive)).toMatchObject({ unchanged: 1 });

  const rewritten = (change: (content: string) => string) =>
    rewrittenArchive(archive, (all) => {
      const content = `${all.get('content.jsonl')}`;
      expect(change(content)).not.toBe(content);
      all.set('content.jsonl', Buffer.from(change(content)));
    });
  const older = await rewritten((content) => content.replace(/,"unpublishAt":"[^"]*","reviewOn":"[^"]*"/, ''));
  expect(await importInto(to, older)).toMatchObject({ unchanged: 1 });
  expect(await here()).toMatchObject(planned);

  const ended = await rewritten((content) => content.replace(soon, '2020-01-01T00:00:00.000Z'));
  expect(await importInto(to, ended)).toMatchObject({ changed: 1 });
  expect(await here()).toMatchObject({ status: 'draft', unpublishAt: null, reviewOn: '2031-05-01' });
  expect(await importInto(to, ended)).toMatchObject({ unchanged: 1 });
  await from.stop();
  await to.stop();
});
