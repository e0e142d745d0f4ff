import fc from 'fast-check';
import { expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import { exportImportReport, getImport, importFromBackend } from '#contract/calls/office/transfer.ts';
import { callPath } from '#contract/protocol/call.ts';
import { change } from '#store/testing/changes.ts';
import { freshStore } from '#store/testing/engines.ts';
import { serveBackend } from './testing/serve-backend.ts';
import { startSite, type TestSite } from './testing/serve-site.ts';

const importInto = async (site: TestSite, url: string, dryRun = false) => {
  await site.client(owner).call(importFromBackend, { url, dryRun });
  return site.importEnded();
};

/** Ids: numbers that start at 1 in every table, numbers as text, GUIDs in either case, and codes. */
const id = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 12 }) },
  fc.integer({ min: 1, max: 2_147_483_647 }),
  fc.integer({ min: 1, max: 12 }).map(String),
  fc.uuid(),
  fc.uuid().map((text) => text.toUpperCase()),
  fc.constantFrom('A-7', 'x_1', '0007'),
);
const ids = fc.uniqueArray(id, { maxLength: 6, selector: (each) => String(each).toLowerCase() });
const tables = fc.record({
  news: ids,
  gallery: ids,
  fair: ids,
  job: ids,
  category: ids,
  product: ids,
  concern: fc.uniqueArray(fc.constantFrom('North Mill', 'north-mill', 'Süd', 'a/b', 'PLAIN', 'ok', '棉'), {
    maxLength: 5,
  }),
});

type Tables = typeof tables extends fc.Arbitrary<infer T> ? T : never;

/** The responses of a backend with these tables. Each item has a unique name. */
function answersOf({ news, gallery, fair, job, category, product, concern }: Tables): Record<string, unknown> {
  const named = (list: readonly (number | string)[], kind: string) =>
    list.map((each) => ({ id: each, name: `${kind} ${each}` }));
  const jobs = job.map((each) => ({ id: each, title: `job ${each}`, createdAt: '2024-01-01T00:00:00Z' }));
  const byId = (call: string, items: { id: number | string }[]) =>
    Object.fromEntries(items.map((item) => [`${call}?Id=${encodeURIComponent(item.id)}`, item]));
  const newsItems = news.map((each) => ({ id: each, heading: `news ${each}`, date: '2024-01-01T00:00:00Z' }));
  const concerns = concern.map((url) => ({ url, name: `concern ${url}` }));
  const [first, ...others] = named(category, 'category');
  const products = named(product, 'product');
  return {
    GetNews: newsItems,
    GetGallery: named(gallery, 'gallery'),
    GetTradeFair: named(fair, 'fair'),
    GetCareer: jobs,
    GetConcern: concerns,
    GetProductMenu: named(category, 'category'),
    ...byId('GetNewsById', newsItems),
    ...byId('GetProductById', products),
    ...(first ? { [`GetCategoryByCategoryId?id=${encodeURIComponent(first.id)}`]: { ...first, products } } : {}),
    ...Object.fromEntries(
      others.map((each) => [`GetCategoryByCategoryId?id=${encodeURIComponent(each.id)}`, { ...each, products: [] }]),
    ),
  };
}

/** Expects that each item has the same URL here as at the backend. */
async function expectSame(site: TestSite, { news, gallery, fair, job, category, product, concern }: Tables) {
  const expectItem = async (call: string, each: number | string, field: string, value: string) => {
    const response = await site.fetch(`/api/WebApi/${call}=${encodeURIComponent(each)}`);
    expect([response.status, await response.json()], `${call}=${each}`).toMatchObject([200, { [field]: value }]);
  };
  for (const each of news) await expectItem('GetNewsById?Id', each, 'heading', `news ${each}`);
  for (const each of gallery) await expectItem('GetGalleryById?Id', each, 'name', `gallery ${each}`);
  for (const each of fair) await expectItem('GetTradeFairById?Id', each, 'name', `fair ${each}`);
  for (const each of job) await expectItem('GetCareerById?Id', each, 'title', `job ${each}`);
  for (const each of category) await expectItem('GetCategoryByCategoryId?id', each, 'name', `category ${each}`);
  if (category.length > 0) {
    for (const each of product) await expectItem('GetProductById?Id', each, 'name', `product ${each}`);
  }
  for (const url of concern) {
    const redirect = await site.store.redirects.find(`/concern/${url.replaceAll('/', '%2F')}`);
    await expectItem('GetConcernByUrl?url', redirect?.to.split('/').at(-1) ?? url, 'name', `concern ${url}`);
  }
}

test('every URL returns the same item after an import, for any ids at the backend', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (random) => {
      const [backend, site] = [await serveBackend(answersOf(random)), await startSite(await freshStore())];
      try {
        const progress = await importInto(site, backend.url);
        expect(progress.findings.filter(({ kind }) => kind === 'entry-lost')).toEqual([]);
        await expectSame(site, random);
        // Entries created later must not take these addresses.
        for (let made = 0; made < 15; made++) await site.store.entries.save(change('news', { heading: 'Later' }));
        await expectSame(site, random);
        expect(await importInto(site, backend.url)).toMatchObject({ created: 0, changed: 0 });
        expect(site.errors).toEqual([]);
      } finally {
        await backend.close();
        await site.stop();
      }
    }),
    { numRuns: 12 },
  );
}, 300_000);

test('assigns a new id to a sub-category with the id of a category', async () => {
  const backend = await serveBackend({
    GetProductMenu: [{ id: 1, name: 'Yarn', ourProductSubCategoryVM: [{ id: 1, name: 'Fine' }] }],
    'GetCategoryByCategoryId?id=1': { name: 'Yarn', products: [{ id: 1, name: 'Cone' }] },
    'GetProductById?Id=1': { name: 'Cone' },
  });
  const site = await startSite(await freshStore());
  expect(await importInto(site, backend.url)).toMatchObject({ created: 3 });
  const response = await site.fetch('/api/WebApi/GetCategoryByCategoryId?id=1');
  expect(await response.json()).toMatchObject({ name: 'Yarn', ourProductSubCategoryVM: [{ name: 'Fine' }] });
  await backend.close();
  await site.stop();
});

test('a dry run reports what an import would do, with every address, and changes nothing', async () => {
  const site = await startSite(await freshStore());
  const own = await site.store.entries.save(change('news', { heading: 'Our own' }));
  const backend = await serveBackend({
    GetNews: [
      { id: own.id, heading: 'Theirs', date: '2024-01-01T00:00:00Z' },
      { id: 70, heading: 'x'.repeat(300), date: '2024-01-01T00:00:00Z' },
    ],
    GetConcern: [{ url: 'North Mill', name: 'North' }],
    GetBrand: [{ id: 5 }],
  });
  const version = await site.store.contentVersion();
  const check = await importInto(site, backend.url, true);
  expect(check).toMatchObject({ state: 'done', dryRun: true, created: 3, changed: 0 });
  expect(check.done).toBe(check.total);
  expect(await site.store.contentVersion()).toBe(version);
  expect((await site.store.entries.list({ type: 'news', sort: 'own', skip: 0, take: 9 })).total).toBe(1);
  expect(await site.store.imports.known(`backend ${backend.url}`)).toEqual([]);

  const done = await importInto(site, backend.url);
  expect(done).toMatchObject({ state: 'done', dryRun: false, created: 3, changed: 0 });
  expect(done.findings.map(({ kind }) => kind).sort()).toEqual(check.findings.map(({ kind }) => kind).sort());
  expect(done.findings).toContainEqual({ kind: 'entry-lost', text: 'GetBrand 5 is not imported: it is empty.' });

  const { earlier } = await site.client(owner).call(getImport, {});
  expect(earlier).toMatchObject([{ id: check.id, dryRun: true }]);
  const report = async (part: string, { id } = done) =>
    (await site.fetch(`${callPath(exportImportReport)}?id=${id}&part=${part}`, {}, owner)).text();
  expect(await report('addresses', check)).toContain(`"/news/${own.id}","assigned by the import"`);
  expect(await report('findings', check)).toContain(`/news/${own.id} belongs to another entry`);
  expect(await report('findings', check)).not.toContain('/news/-');
  const addresses = await report('addresses');
  expect(addresses).toContain('"/news/70","/news/70"');
  expect(addresses).toContain('"/concern/North%20Mill","/concern/north-mill"');
  expect(addresses).toMatch(new RegExp(`"/news/${own.id}","/news/\\d+"`));
  expect(await report('findings')).toContain(`It was: ${'x'.repeat(300)}`);
  await backend.close();
  await site.stop();
});
