import { afterEach, beforeEach, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { getEntry, saveEntry } from '#contract/calls/office/content.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { change } from '#store/testing/changes.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi();
  // The languages that visitors get.
  const languages = [{ lang: 'de', name: '', state: 'Published' }];
  await api.store.entries.save(change('company', { languages }));
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

type Saved = CallInput<typeof saveEntry>;
type Part = Record<string, unknown>;

const part = (title: string): Part => ({ title, description: `${title}.` });
const save = (input: Partial<Saved> & Pick<Saved, 'document'>) =>
  api.client(owner).call(saveEntry, {
    ...{ type: 'concern', parent: null, status: 'published', publishAt: null, keepPublished: false, translations: {} },
    ...input,
  });
const get = (id: number) => api.client(owner).call(getEntry, { id });
const partsIn = (document: Part | undefined) => (document?.content ?? []) as Part[];

/** The parts that visitors see, as titles. */
async function seen(lang: string): Promise<string[]> {
  const response = await api.fetch(`/api/WebApi/GetConcernByUrl?url=mill&lang=${lang}`);
  const text = await response.text();
  expect(text).not.toMatch(/"id":"i/);
  return (JSON.parse(text).concernContent as { title: string }[]).map(({ title }) => title);
}

async function saved() {
  const document = { address: 'mill', name: 'Mill', content: [part('Spinning'), part('Weaving')] };
  const translations = { de: { content: [part('Spinnerei'), part('Weberei')] } };
  return save({ document, translations });
}

const changes: [string, (parts: Part[], added: Part) => Part[], string[]][] = [
  ['moved', (parts) => parts.toReversed(), ['Weberei', 'Spinnerei']],
  ['inserted', (parts, added) => [added, ...parts], ['Dyeing', 'Spinnerei', 'Weberei']],
  ['removed', (parts) => parts.slice(1), ['Weberei']],
];

test.each(changes)('the main language alone is published after an item was %s', async (_, change, german) => {
  const { id } = await saved();
  const { document, translations, revision } = await get(id);
  await save({
    ...{ id, revision, languages: [''] },
    document: { ...document, content: change(partsIn(document), part('Dyeing')) },
    translations: { de: { content: change(partsIn(translations.de), {}) } },
  });
  expect(await seen('de')).toEqual(german);
});

test('a translation is published alone after items were moved, and the main language follows', async () => {
  const { id } = await saved();
  const { document, translations, revision } = await get(id);
  const content = [part('Dyeing'), ...partsIn(document).toReversed()];
  const german = [part('Färberei'), ...partsIn(translations.de).toReversed()];
  await save({
    ...{ id, revision, languages: ['de'] },
    document: { ...document, content },
    translations: { de: { content: german } },
  });
  expect([await seen('en'), await seen('de')]).toEqual([
    ['Spinning', 'Weaving'],
    ['Spinnerei', 'Weberei'],
  ]);
  const latest = await get(id);
  await save({ ...latest, publishAt: null, languages: [''], keepPublished: false, status: 'published', id });
  expect([await seen('en'), await seen('de')]).toEqual([
    ['Dyeing', 'Weaving', 'Spinning'],
    ['Färberei', 'Weberei', 'Spinnerei'],
  ]);
  expect((await get(id)).languages).toMatchObject([{ status: 'published' }, { lang: 'de', status: 'published' }]);
});

test('a copied entry has items of its own', async () => {
  const { id } = await saved();
  const { document, translations } = await get(id);
  const copy = await save({ document: { ...document, address: 'copy' }, translations });
  const [one, other] = [await get(id), await get(copy.id)];
  const ids = [one, other].flatMap((entry) => partsIn(entry.document).map((item) => item.id));
  expect(new Set(ids).size).toBe(4);
  expect(partsIn(other.translations.de).map(({ title }) => title)).toEqual(['Spinnerei', 'Weberei']);
});

test('an id of another form is refused', async () => {
  const document = { address: 'mill', name: 'Mill', content: [{ ...part('Spinning'), id: '0' }] };
  await expect(save({ document })).rejects.toMatchObject({ problem: { code: 'invalid_body' } });
});
