import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiServices } from '#api/context.ts';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { getEntry } from '#contract/calls/office/content.ts';
import { renderPreview } from '#contract/calls/office/render-preview.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import type { PublishedEntries } from '#store/interfaces/published-entries.ts';
import { change } from '#store/testing/changes.ts';

let api: TestApi;
let rendered: { path: string; id: number; entries: PublishedEntries }[] = [];
let isBusy = false;

const renderPage: ApiServices['renderPage'] = async (path, previewed) => {
  rendered.push({ path, ...previewed });
  return isBusy ? undefined : { html: '<p>Page</p>', status: 200 };
};

beforeAll(async () => {
  api = await startApi(undefined, { renderPage });
});
afterAll(() => api.stop());
beforeEach(() => {
  rendered = [];
  isBusy = false;
});

type Input = CallInput<typeof renderPreview>;
const page: Input = {
  type: 'freePage',
  document: { name: 'Rivers', address: 'rivers' },
  parent: null,
  translations: {},
  lang: '',
};
const render = (input: Partial<Input> = {}, caller = owner) =>
  api.client(caller).call(renderPreview, { ...page, ...input });
const mark = (number: number) => String.fromCodePoint(0xf0000 + number);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof CallError ? error : undefined),
  );

test('shows the state as if it were published, and stores nothing', async () => {
  const { id } = await api.store.entries.save(change('freePage', { name: 'Old', address: 'rivers' }));
  expect(await render({ id })).toMatchObject({ html: '<p>Page</p>', status: 200, anchor: '' });
  const [{ path, entries } = { path: '', entries: undefined }] = rendered;
  expect(path).toBe('/rivers');
  expect((await entries?.published('freePage', id))?.document.name).toBe(`Rivers${mark(0)}`);
  expect((await api.store.entries.published('freePage', id))?.document.name).toBe('Old');
  expect(await api.client(owner).call(getEntry, { id })).toMatchObject({ revision: 1, document: { name: 'Old' } });
  expect(await api.store.previews.end({ id })).toBe(0);
});

test('is at the address of the page in the language', async () => {
  const translations = { de: { name: 'Flüsse', address: 'fluesse' }, ar: { name: 'أنهار' } };
  await render({ translations, lang: 'de' });
  await render({ translations, lang: 'ar' });
  await render({ type: 'home', document: {}, lang: 'de' });
  expect(rendered.map(({ path }) => path)).toEqual(['/de/fluesse', '/ar/rivers', '/de']);
});

test('names the element that shows an entry of a list page', async () => {
  expect(await render({ type: 'faq', document: { name: 'When?' } })).toMatchObject({ anchor: 'faq-2147483647' });
  expect(rendered[0]?.path).toBe('/faq');
});

test('marks the texts with the numbers of their fields, in all languages, and the sections with their places', async () => {
  const sections = [
    { kind: 'text', heading: '', text: '<p>Clean.</p><p>Cold.</p>' },
    { kind: 'text', heading: 'x'.repeat(200) },
  ];
  const own = { ...page.document, sections };
  const translations = { de: { name: 'Flüsse', sections: [{ text: '<p>Sauber.</p>' }] } };
  const { fields } = await render({ document: own, translations, lang: 'de' });
  const at = (field: string) => mark(fields.indexOf(field));
  const entry = await rendered[0]?.entries.published('freePage', rendered[0].id, 'de');
  expect(entry?.document).toMatchObject({
    name: `Flüsse${at('name')}`,
    address: 'rivers',
    sections: [
      { id: 'n0', heading: '', text: `<p>Sauber.${at('sections.0.text')}</p>` },
      // A mark would make it longer than the field allows.
      { id: 'n1', heading: expect.stringMatching(/^x+$/) },
    ],
  });
  const main = await rendered[0]?.entries.published('freePage', rendered[0].id);
  const text = at('sections.0.text');
  expect(main?.document.sections).toMatchObject([{ text: `<p>Clean.${text}</p><p>Cold.${text}</p>` }, {}]);
});

test('names the fields that are not valid, and renders nothing', async () => {
  const refused = await failure(render({ document: { name: '', address: 'rivers' } }));
  expect(refused?.status).toBe(422);
  expect(refused?.errors.map(({ field }) => field)).toEqual(['document.name']);
  expect(rendered).toEqual([]);
});

test('is for those who may change the type', async () => {
  const as = (role: 'reader' | 'recruiter') => ({ principal: { name: role, role } });
  expect((await failure(render({}, as('reader'))))?.status).toBe(403);
  expect((await failure(render({}, as('recruiter'))))?.status).toBe(403);
  expect((await failure(render({ id: 999 })))?.status).toBe(404);
  expect(rendered).toEqual([]);
});

test('is not available while too many pages wait', async () => {
  isBusy = true;
  expect((await failure(render()))?.status).toBe(503);
});
