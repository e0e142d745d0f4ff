import { afterEach, beforeEach, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { getPageByUrl } from '#content/free-page/calls.ts';
import { getEntry, saveEntry } from '#contract/calls/office/content.ts';
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

const page = (document: object, rest: Partial<Saved> = {}) =>
  api.client(owner).call(saveEntry, {
    type: 'freePage',
    parent: null,
    status: 'published',
    publishAt: null,
    keepPublished: false,
    translations: {},
    ...rest,
    document: { name: 'Rivers', address: 'rivers', ...document },
  });
const errorsOf = (saving: Promise<unknown>) =>
  saving.then(
    () => expect.unreachable(),
    ({ problem }: CallError) => problem?.errors,
  );

test('a page cannot have an address of the site or of a language, in any language', async () => {
  for (const address of ['about', 'news', 'api', 'de', 'pt-br']) {
    expect(await errorsOf(page({ address }))).toMatchObject([{ field: 'document.address', code: 'address_reserved' }]);
  }
  expect(await errorsOf(page({}, { translations: { de: { address: 'career' } } }))).toMatchObject([
    { field: 'translations.de.address', code: 'address_reserved' },
  ]);
});

test('the texts of sections are cleaned, and errors name the field of the section', async () => {
  const text = '<p>Clean</p><script>alert(1)</script>';
  const { document } = await page({ sections: [{ kind: 'text', text }] });
  expect(document.sections).toMatchObject([{ kind: 'text', text: '<p>Clean</p>' }]);
  expect(await errorsOf(page({ address: 'lakes', sections: [{ kind: 'callToAction', person: 999 }] }))).toMatchObject([
    { field: 'document.sections.0.person' },
  ]);
  expect(
    await errorsOf(page({ address: 'seas', sections: [{ kind: 'figures', figures: [{ value: '', name: 'x' }] }] })),
  ).toMatchObject([{ field: 'document.sections.0.figures.0.value', code: 'not_empty' }]);
});

test('translations go with their sections, and their texts are cleaned', async () => {
  const sections = [
    { kind: 'text', heading: 'Water' },
    { kind: 'figures', figures: [{ value: '8', name: 'mills' }] },
  ];
  const own = [{ heading: 'Wasser', text: '<p>x<script>1</script></p>' }, { figures: [{ name: 'Werke' }] }];
  const saved = await page({ sections }, { translations: { de: { sections: own } } });
  const [first, second] = saved.document.sections as { id: string }[];
  await page(
    { sections: [second, first] },
    { id: saved.id, revision: saved.revision, translations: saved.translations },
  );
  const shown = await api.client().call(getPageByUrl, { url: 'rivers', lang: 'de' });
  expect(shown.sections).toMatchObject([
    { kind: 'figures', figures: [{ value: '8', name: 'Werke' }] },
    { kind: 'text', heading: 'Wasser' },
  ]);
  expect(JSON.stringify((await api.client(owner).call(getEntry, { id: saved.id })).translations)).not.toContain(
    'script',
  );
});
