import { afterEach, expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import { exportContent, importArchive } from '#contract/calls/office/transfer.ts';
import { callPath } from '#contract/protocol/call.ts';
import type { StoredEntry } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { freshStore } from '#store/testing/engines.ts';
import { startSite, type TestSite } from '../testing/serve-site.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop();
});

async function siteIn(defaultLanguage: string): Promise<TestSite> {
  const site = await startSite(await freshStore({ defaultLanguage }));
  sites.push(site);
  return site;
}

/** Exports one site and imports the archive into another. */
async function move(from: TestSite, to: TestSite) {
  const archive = await (await from.fetch(callPath(exportContent), {}, owner)).blob();
  await to.client(owner).call(importArchive, { file: new File([archive], 'content.tar.gz') });
  const { findings, state } = await to.importEnded();
  expect(state).toBe('done');
  return findings.map(({ text }) => text);
}

async function entryOf({ store }: TestSite, type: StoredEntry['type']): Promise<StoredEntry | undefined> {
  const { items } = await store.entries.list({ type, sort: 'own', skip: 0, take: 1 });
  return items[0] && store.entries.get(items[0].id);
}

const faq = (name: string) => ({ name, description: '<p>Soon.</p>' });

test('an archive of a site with another main language exchanges the languages of its texts', async () => {
  const [english, portuguese] = [await siteIn('en'), await siteIn('pt')];
  const languages = [
    { lang: 'pt', name: '', state: 'Published' },
    { lang: 'de', name: 'Deutsch', state: 'In preparation' },
  ];
  await english.store.entries.save(change('company', { companyName: 'Mills', languages }));
  const translations = {
    pt: { name: 'Fiação', address: 'fiacao' },
    de: { name: 'Spinnerei' },
  };
  await english.store.entries.save(change('concern', { name: 'Spinning', address: 'spinning' }, { translations }));
  const findings = await move(english, portuguese);
  const concern = await entryOf(portuguese, 'concern');
  expect(concern?.document).toMatchObject({ name: 'Fiação', address: 'fiacao' });
  expect(concern?.translations).toMatchObject({
    en: { name: 'Spinning', address: 'spinning' },
    de: { name: 'Spinnerei' },
  });
  expect(Object.keys(concern?.translations ?? {}).sort()).toEqual(['de', 'en']);
  const company = await entryOf(portuguese, 'company');
  expect(company?.document.languages).toMatchObject([
    { lang: 'en', name: '', state: 'Published' },
    { lang: 'de', name: 'Deutsch', state: 'In preparation' },
  ]);
  expect(findings).toContainEqual(expect.stringMatching(/“Mills”.*no Portuguese translation; .* English/));
  const back = await siteIn('en');
  await move(portuguese, back);
  expect((await entryOf(back, 'concern'))?.document).toMatchObject({ name: 'Spinning', address: 'spinning' });
});

test('a translation that was up to date or outdated stays so', async () => {
  const [english, portuguese] = [await siteIn('en'), await siteIn('pt')];
  const translations = { pt: { name: 'Quando?' }, de: { name: 'Wann?', description: '<p>Bald.</p>' } };
  const { id, revision } = await english.store.entries.save(change('faq', faq('When?'), { translations }));
  await english.store.entries.save(change('faq', faq('When exactly?'), { id, revision, translations }));
  const findings = await move(english, portuguese);
  const entry = await entryOf(portuguese, 'faq');
  expect(entry?.document).toMatchObject({ name: 'Quando?' });
  const outdated = await portuguese.store.entries.outdatedTexts(entry?.id ?? 0);
  expect(outdated.map(({ lang, path }) => `${lang} ${path}`)).toEqual(['de name']);
  expect(findings.join('\n')).toContain('the Portuguese translation of one text was outdated');
});

test('a translation that is kept as a draft does not become public as the main text', async () => {
  const [english, portuguese] = [await siteIn('en'), await siteIn('pt')];
  const translations = { pt: { name: 'Segredo' } };
  const publications = { pt: { status: 'draft', publishAt: null } } as const;
  await english.store.entries.save(change('faq', faq('When?'), { translations, publications, status: 'published' }));
  await move(english, portuguese);
  const entry = await entryOf(portuguese, 'faq');
  const published = await portuguese.store.entries.published('faq', entry?.id ?? 0);
  expect(JSON.stringify(published)).toContain('When?');
  expect(JSON.stringify(published)).not.toContain('Segredo');
  expect(entry?.document).toMatchObject({ name: 'Segredo' });
  expect(entry?.translations.en).toMatchObject({ name: 'When?' });
});

test('an archive of a site with the same main language is imported as it is', async () => {
  const [one, other] = [await siteIn('pt'), await siteIn('pt')];
  await one.store.entries.save(change('faq', faq('Quando?'), { translations: { en: { name: 'When?' } } }));
  expect(await move(one, other)).toEqual([]);
  const entry = await entryOf(other, 'faq');
  expect([entry?.document.name, entry?.translations]).toEqual(['Quando?', { en: { name: 'When?' } }]);
});
