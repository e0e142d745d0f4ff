import { expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { exportContent, importArchive } from '#contract/calls/office/transfer.ts';
import { callPath } from '#contract/protocol/call.ts';
import { mapFields } from '#contract/schema-walk.ts';
import type { JsonDocument } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { freshStore } from '#store/testing/engines.ts';
import { startSite, type TestSite } from '../testing/serve-site.ts';

const add = async (site: TestSite, type: EntityName, document: JsonDocument, more = {}) =>
  (await site.store.entries.save(change(type, document, more))).id;

/** A product with facts, articles, maker, successor, and what covers it. */
async function fill(site: TestSite): Promise<void> {
  const weight = await add(site, 'attribute', { name: 'Weight' });
  const options = [{ id: 'knit', name: 'Knitting' }];
  const use = await add(site, 'attribute', { name: 'Use', kind: 'choice', options });
  const category = await add(site, 'category', { name: 'Yarn', attributes: [use, weight] });
  const concern = await add(site, 'concern', { name: 'Mill', address: 'mill' });
  const location = await add(site, 'location', { name: 'Spinning mill', concern });
  const media: [] = [];
  const successor = await add(site, 'product', { name: 'New yarn', media }, { parent: category });
  const facts = [
    { id: 'a', attribute: weight, values: [1.89], upTo: 2.5, note: '24 to a carton' },
    { id: 'b', attribute: use, values: ['knit'] },
  ];
  const articles = [{ number: '30-1', gtin: '4006381333931', facts: [{ attribute: weight, values: [2] }] }];
  const translations = { de: { facts: [{ id: 'a', note: '24 je Karton' }, { id: 'b' }] } };
  const document = { name: 'Yarn', media, facts, articles, concern, successor, discontinued: true };
  const product = await add(site, 'product', document, { parent: category, translations });
  const covers = { concerns: [concern], categories: [category], products: [product, successor] };
  await add(site, 'certificate', { name: 'GOTS', ...covers, locations: [location], audience: 'onRequest' });
  const earlier = await add(site, 'document', { name: 'Sheet 1', files: [], ...covers });
  await add(site, 'document', { name: 'Sheet 2', files: [], ...covers, replaces: earlier });
}

/** The latest documents by their types and titles, with titles in place of the numbers of entries. */
async function documents({ store }: TestSite): Promise<Record<string, unknown>> {
  const types = ['attribute', 'category', 'concern', 'location', 'product', 'certificate', 'document'] as const;
  const lists = await Promise.all(types.map((type) => store.entries.list({ type, sort: 'own', skip: 0, take: 50 })));
  const rows = lists.flatMap(({ items }) => items).filter(({ title }) => !title.startsWith('Own'));
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  const named = (type: EntityName, document: JsonDocument) =>
    mapFields(entityOf(type).document, document, ({ input }, value) =>
      input === 'relation' && typeof value === 'number' ? titles.get(value) : undefined,
    );
  const entries = await Promise.all(rows.map(({ id }) => store.entries.get(id)));
  return Object.fromEntries(
    entries.flatMap((entry) =>
      entry ? [[`${entry.type} ${entry.title}`, [named(entry.type, entry.document), entry.translations]]] : [],
    ),
  );
}

async function bring(site: TestSite, archive: Blob) {
  await site.client(owner).call(importArchive, { file: new File([archive], 'content.tar.gz') });
  return site.importEnded();
}

test('relations, facts and articles name the same entries after an import, whose numbers are others', async () => {
  const [source, target] = [await startSite(await freshStore()), await startSite(await freshStore())];
  try {
    await fill(source);
    const archive = await (await source.fetch(callPath(exportContent), {}, owner)).blob();
    // The numbers of the source belong to other entries here.
    for (let n = 0; n < 20; n++) await add(target, 'faq', { name: `Own ${n}` });
    expect(await bring(target, archive)).toMatchObject({ state: 'done', created: 10 });
    const expected = await documents(source);
    expect(await documents(target)).toEqual(expected);
    expect(expected['product Yarn']).toMatchObject([
      { facts: [{ attribute: 'Weight', values: [1.89] }, { attribute: 'Use' }], successor: 'New yarn' },
      { de: { facts: [{ note: '24 je Karton' }, {}] } },
    ]);
    expect(await bring(target, archive)).toMatchObject({ created: 0, changed: 0, unchanged: 10 });
    expect([...source.errors, ...target.errors]).toEqual([]);
  } finally {
    await source.stop();
    await target.stop();
  }
});

test('a page below a newer page is imported at its place', async () => {
  const [source, target] = [await startSite(await freshStore()), await startSite(await freshStore())];
  try {
    const page = (name: string) => add(source, 'freePage', { name, address: name.toLowerCase() });
    const [leaf, root] = [await page('Leaf'), await page('Root')];
    const { document = {}, revision = 0 } = (await source.store.entries.get(leaf)) ?? {};
    await source.store.entries.save(change('freePage', document, { id: leaf, revision, parent: root }));
    const archive = await (await source.fetch(callPath(exportContent), {}, owner)).blob();
    expect(await bring(target, archive)).toMatchObject({ state: 'done', created: 2, findings: [] });
    const { items } = await target.store.entries.list({ type: 'freePage', sort: 'own', skip: 0, take: 9 });
    const idOf = (name: string) => items.find(({ title }) => title === name)?.id ?? 0;
    expect((await target.store.entries.get(idOf('Leaf')))?.parent).toBe(idOf('Root'));
    expect(await bring(target, archive)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  } finally {
    await source.stop();
    await target.stop();
  }
});
