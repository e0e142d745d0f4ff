import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPage, getPageByUrl } from '#content/free-page/calls.ts';
import { getHome } from '#content/home/calls.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

const headingsOf = ({ sections }: { sections: readonly object[] }) =>
  sections.map((section) => ('heading' in section ? section.heading : undefined));

describe.each(engines)('pages of the editors on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  let now = new Date('2026-11-30T22:30:00Z');
  const save = async (...[type, fields, rest]: Parameters<typeof change>) =>
    (await fresh.store.entries.save(change(type, fields, rest))).id;
  const page = (url: string, lang?: string) =>
    api.client().call(getPageByUrl, { url, ...(lang === undefined ? {} : { lang }) });

  beforeAll(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store, { now: () => now });
    const languages = [{ lang: 'de', name: '', state: 'Published' }];
    await save('company', { companyName: 'Mills', timeZone: 'Europe/Berlin', languages });
    const person = await save('contactPerson', { name: 'Ivo Brandt', title: 'Sales' });
    const draft = await save('contactPerson', { name: 'Draft', title: 'Sales' }, { status: 'draft' });
    const above = await save('freePage', { name: 'Planet', address: 'planet', sections: [] });
    const sections = [
      { kind: 'text', heading: 'Hidden', hidden: true },
      { kind: 'text', heading: 'November', until: '2026-11-30' },
      { kind: 'text', heading: 'December', from: '2026-12-01' },
      { kind: 'callToAction', heading: 'Write', person },
      { kind: 'callToAction', heading: 'Call', person: draft },
    ];
    const translated = [{}, {}, {}, { heading: 'Schreiben' }, {}];
    await save(
      'freePage',
      { name: 'Rivers', address: 'rivers', sections },
      { parent: above, translations: { de: { name: 'Flüsse', address: 'fluesse', sections: translated } } },
    );
  });
  afterAll(async () => {
    await api.stop();
    await fresh.discard();
  });

  const headings = async () => headingsOf(await page('rivers'));

  test('have the sections of the day in the time zone of the company', async () => {
    expect(await headings()).toEqual(['November', 'Write', 'Call']);
    now = new Date('2026-11-30T23:30:00Z');
    expect(await headings()).toEqual(['December', 'Write', 'Call']);
    expect(JSON.stringify(await page('rivers'))).not.toMatch(/hidden|until|"from"|Hidden/);
  });

  test('change for visitors on the days of their sections', async () => {
    expect(await fresh.store.entries.changeDue('2026-11-30')).toBe(0);
    expect(await fresh.store.entries.changeDue('2026-12-01')).toBe(1);
    expect(await fresh.store.entries.changeDue('2026-12-01')).toBe(0);
  });

  test('name the page above them and the published people of their sections', async () => {
    const { parent, sections } = await page('RIVERS');
    expect(parent).toMatchObject({ name: 'Planet', url: '/planet' });
    const people = sections.map((each) => ('person' in each ? each.person : undefined));
    expect(people).toMatchObject([undefined, { name: 'Ivo Brandt', url: '/contact' }, null]);
  });

  test('are in the language of the visitor, and name what is not translated where it is shown', async () => {
    const { name, address, lang, fallback, sections } = await page('fluesse', 'de');
    expect([name, address, lang]).toEqual(['Flüsse', 'fluesse', 'de']);
    expect(headingsOf({ sections })).toEqual(['December', 'Schreiben', 'Call']);
    expect(fallback?.filter((path) => path.startsWith('sections.'))).toEqual([
      'sections.0.heading',
      'sections.2.heading',
    ]);
  });

  test('are listed without their sections', async () => {
    const { items } = await api.client().list(getPage, {});
    expect(items.map(({ name }) => name).sort()).toEqual(['Planet', 'Rivers']);
    expect(JSON.stringify(items)).not.toContain('sections');
  });

  test('the home page has the usual sections until editors arrange others', async () => {
    const kinds = async () => (await api.client().call(getHome, {})).sections.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['hero', 'summary', 'brands', 'news', 'videos']);
    const from = '2026-12-03';
    await save('home', { sections: [{ kind: 'news' }, { kind: 'text', heading: 'Later', from }, { kind: 'hero' }] });
    expect(await kinds()).toEqual(['news', 'hero']);
    now = new Date('2026-12-03T09:00:00Z');
    expect(await kinds()).toEqual(['news', 'text', 'hero']);
  });

  test('that do not exist are not found', async () => {
    await expect(page('lakes')).rejects.toMatchObject({ status: 404 });
  });
});
