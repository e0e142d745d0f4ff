import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { createTranslator } from '#api/translator/create-translator.ts';
import { askedIn, type FakeService, startFakeDeepl, startFakeOpenai } from '#api/translator/testing/fake-services.ts';
import { getEntry, saveEntry } from '#contract/calls/office/content.ts';
import { getMe } from '#contract/calls/office/people.ts';
import {
  discardProposals,
  getProposals,
  listGlossaries,
  proposeTranslations,
  saveGlossary,
} from '#contract/calls/office/translations.ts';
import type { CallInput } from '#contract/protocol/call.ts';

const as = (role: 'editor' | 'recruiter' | 'reader'): Caller => ({ principal: { name: role, role } });
const key = 'key-88f8';

let service: FakeService;
let api: TestApi;

async function start(kind: 'deepl' | 'openai', timeoutMs = 5_000) {
  service = await (kind === 'deepl' ? startFakeDeepl() : startFakeOpenai());
  const options = { api: kind, url: service.url, key, model: 'small', site: 'www.example.com', timeoutMs };
  api = await startApi(undefined, { translator: createTranslator(options) });
}
afterEach(async () => {
  await service.stop();
  await api.stop();
  expect(api.errors).toEqual([]);
});

type Saved = CallInput<typeof saveEntry>;
const save = (input: Partial<Saved> & Pick<Saved, 'type' | 'document'>) =>
  api.client(owner).call(saveEntry, {
    parent: null,
    status: 'published',
    publishAt: null,
    keepPublished: false,
    translations: {},
    ...input,
  });
const propose = (entries: number[], more: Partial<CallInput<typeof proposeTranslations>> = {}, caller = owner) =>
  api.client(caller).call(proposeTranslations, { entries, lang: 'de', ...more });
const proposals = async (id: number, lang = 'de') => (await api.client(owner).list(getProposals, { id, lang })).items;
const faq = (answer = '<p>Two <strong>days</strong></p>') => ({ name: 'How long?', description: answer });

describe.each(['deepl', 'openai'] as const)('proposals of a service like %s', (kind) => {
  beforeEach(() => start(kind));

  test('are stored for the missing and outdated texts, and never in the entry', async () => {
    const translations = { de: { name: 'Wie lange?' } };
    const { id } = await save({ type: 'faq', document: faq(), translations });
    const before = await api.client(owner).call(getEntry, { id });
    expect(await propose([id])).toEqual({
      entries: [{ id, title: 'How long?', proposed: 1, failed: [] }],
      remaining: [],
      stopped: null,
    });
    expect(await proposals(id)).toEqual([
      {
        path: 'description',
        text: '<p>Two-de <strong>days-de</strong></p>',
        source: '<p>Two <strong>days</strong></p>',
        madeAt: expect.any(String),
        tooLong: false,
        missingTerms: [],
      },
    ]);
    expect(await api.client(owner).call(getEntry, { id })).toEqual(before);
    await save({ type: 'faq', id, revision: 1, document: { ...faq(), name: 'For how long?' }, translations });
    expect(await propose([id])).toMatchObject({ entries: [{ proposed: 1 }] });
    expect((await proposals(id)).map(({ path }) => path)).toEqual(['name', 'description']);
    expect(await api.store.audit.last('translation.propose')).toMatchObject({ by: 'olga', subject: `faq ${id}` });
  });

  test('are asked for once, and again after they were discarded', async () => {
    const { id } = await save({ type: 'faq', document: faq() });
    await propose([id, id]);
    const { length } = service.requests;
    expect(await propose([id])).toMatchObject({ entries: [{ proposed: 0 }], remaining: [] });
    expect(service.requests).toHaveLength(length);
    service.translate = (text) => text;
    await api.client(owner).call(discardProposals, { id, lang: 'de' });
    expect(await propose([id])).toMatchObject({ entries: [{ proposed: 2 }] });
    expect((await proposals(id)).map(({ text }) => text)).toEqual(['How long?', '<p>Two <strong>days</strong></p>']);
  });

  test('end when their text is translated, and are discarded one by one', async () => {
    const { id } = await save({ type: 'faq', document: faq() });
    await propose([id]);
    await save({ type: 'faq', id, revision: 1, document: faq(), translations: { de: { name: 'Wie lange?' } } });
    expect((await proposals(id)).map(({ path }) => path)).toEqual(['description']);
    const discard = { id, lang: 'de', paths: ['description'] };
    expect(await api.client(owner).call(discardProposals, discard)).toEqual({ discarded: 1 });
    expect(await proposals(id)).toEqual([]);
  });

  test('keep the structure of HTML: a changed one is translated text by text', async () => {
    const description = '<p>See <a href="/a">our mill</a> &amp; yard</p><ul><li>One</li></ul>';
    const { id } = await save({ type: 'faq', document: faq(description) });
    service.translate = (text) =>
      text.includes('<')
        ? text.replace('href="/a"', 'href="https://attack.example"').replace('<li>', '<li><script>x</script>')
        : `${text} *`;
    expect(await propose([id])).toMatchObject({ entries: [{ proposed: 2, failed: [] }] });
    const [, rich] = await proposals(id);
    expect(rich?.text).toBe('<p>See * <a href="/a">our mill *</a> &amp; yard *</p><ul><li>One *</li></ul>');
  });

  test('are cleaned like the input of editors', async () => {
    const { id } = await save({ type: 'faq', document: faq('<p>Mill</p>') });
    service.translate = (text) => text.replace('<p>', '<p onclick="x()" style="color:red"><script>x</script>');
    await propose([id]);
    expect((await proposals(id)).map(({ text }) => text)).toEqual(['How long?', '<p>Mill</p>']);
  });

  test('have a reason where there is none', async () => {
    const { id } = await save({ type: 'faq', document: faq('<p>Mill</p>') });
    service.translate = (text) => (text.includes('Mill') ? ' ' : 'x'.repeat(2_000));
    const { entries } = await propose([id]);
    expect(entries).toMatchObject([
      {
        proposed: 0,
        failed: [
          { path: 'name', reason: expect.stringContaining('far longer') },
          { path: 'description', reason: 'The translation service returned no text.' },
        ],
      },
    ]);
    expect(await proposals(id)).toEqual([]);
  });

  test('of other texts are kept where an answer cannot be read', async () => {
    const { id } = await save({
      type: 'report',
      document: { name: 'Reports', files: [{ name: 'Bad' }, { name: 'Good' }] },
    });
    service.respond = ({ body }) => (JSON.stringify(body).includes('Bad') ? { body: '{"broken' } : undefined);
    const { entries, remaining, stopped } = await propose([id]);
    expect([entries, remaining, stopped]).toMatchObject([
      [{ proposed: 2, failed: [{ path: 'files.0.name', reason: expect.stringContaining('cannot be read') }] }],
      [],
      null,
    ]);
  });

  test('are kept when the service stops while texts are sent one by one', async () => {
    const content = [{ description: 'First' }, { title: 'Second' }];
    const document = { address: 'mill', name: 'Mill', content };
    const { id } = await save({ type: 'concern', document });
    // The first answer has too few texts, so that each text is sent alone.
    service.respond = ({ body }) => {
      if (service.requests.length === 1) return { body: '{"translations": []}' };
      return JSON.stringify(body).includes('Second') ? { status: 429 } : undefined;
    };
    const { entries, remaining, stopped } = await propose([id]);
    expect([entries[0]?.proposed, remaining]).toEqual([2, [id]]);
    expect(stopped).toContain('429');
    expect((await proposals(id)).map(({ text }) => text)).toEqual(['Mill-de', 'First-de']);
  });

  test('are kept when the service stops answering, and the rest remains', async () => {
    const ids = [];
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) ids.push((await save({ type: 'faq', document: { name } })).id);
    service.respond = ({ body }) =>
      JSON.stringify(body).includes('"D"') || JSON.stringify(body).includes('\\"D\\"') ? { status: 429 } : undefined;
    const first = await propose(ids);
    expect(first.stopped).toContain('The translation service answers 429');
    expect(first.remaining).toContain(ids[3]);
    expect(first.entries.map(({ id }) => id)).toContain(ids[0]);
    service.respond = () => undefined;
    const second = await propose(first.remaining);
    expect(second).toMatchObject({ remaining: [], stopped: null });
    for (const id of ids) expect(await proposals(id)).toHaveLength(1);
  });

  test('are marked where the field is too short or a term is missing', async () => {
    const { changedAt: seen = null } =
      (await api.client(owner).list(listGlossaries, {})).items.find(({ lang }) => lang === 'de') ?? {};
    const terms = 'mill = Mühle\nAtrium\n';
    await api.client(as('editor')).call(saveGlossary, { lang: 'de', formality: 'formal', terms, seen });
    const name = `The mill of Atrium ${'long '.repeat(35)}`.trim();
    const { id } = await save({ type: 'faq', document: { name } });
    service.translate = (text) => `${text} Mühlen ${'länger '.repeat(5)}`.replace('Atrium', 'Innenhof');
    await propose([id]);
    expect(await proposals(id)).toMatchObject([
      { tooLong: true, missingTerms: [{ source: 'Atrium', translation: 'Atrium' }] },
    ]);
    const [request] = service.requests.filter(({ path }) => !path.includes('glossaries'));
    if (kind === 'deepl')
      expect(request?.body).toMatchObject({ formality: 'prefer_more', glossary_id: expect.any(String) });
    else expect(request && askedIn(request)).toMatchObject({ glossary: [{ source: 'mill' }, { source: 'Atrium' }] });
  });

  test('of a rich text end when a link of it changes', async () => {
    const { id } = await save({ type: 'faq', document: faq('<p>See <a href="/a">A</a></p>') });
    await propose([id]);
    await save({ type: 'faq', id, revision: 1, document: faq('<p>See <a href="/b">A</a></p>') });
    expect((await proposals(id)).map(({ path }) => path)).toEqual(['name']);
  });
});

describe('access to proposals', () => {
  beforeEach(() => start('deepl'));

  test('is that of changing entries of the type', async () => {
    const news = await save({ type: 'faq', document: faq() });
    const job = await save({ type: 'department', document: { name: 'Mill' } });
    expect(await propose([news.id, job.id, 999], {}, as('recruiter'))).toMatchObject({
      entries: [
        { id: news.id, title: '', failed: [{ reason: 'It no longer exists' }] },
        { id: job.id, proposed: 1 },
        { id: 999, failed: [{ reason: 'It no longer exists' }] },
      ],
    });
    expect(JSON.stringify(service.requests)).not.toContain('How long');
    await expect(propose([job.id], {}, as('reader'))).rejects.toMatchObject({ status: 403 });
    const get = { id: news.id, lang: 'de' };
    await expect(api.client(as('recruiter')).list(getProposals, get)).rejects.toMatchObject({ status: 404 });
    await expect(api.client(as('recruiter')).call(discardProposals, get)).rejects.toMatchObject({ status: 404 });
  });

  test('needs another language than the main one', async () => {
    await expect(propose([1], { lang: 'en' })).rejects.toMatchObject({ status: 422, errors: [{ field: 'lang' }] });
  });

  test('needs a glossary that can be read', async () => {
    const glossary = { lang: 'de', formality: 'default', terms: 'mill = a = b', seen: null } as const;
    await expect(api.client(owner).call(saveGlossary, glossary)).rejects.toMatchObject({
      errors: [{ field: 'terms', message: 'Line 1: write a term and its translation, such as mill = Mühle' }],
    });
    await expect(api.client(as('recruiter')).call(saveGlossary, glossary)).rejects.toMatchObject({ status: 403 });
  });
});

test('a slow service is given up, and what it was sent remains', async () => {
  await start('openai', 100);
  service.respond = () => ({});
  const { id } = await save({ type: 'faq', document: faq() });
  expect(await propose([id])).toMatchObject({
    entries: [],
    remaining: [id],
    stopped: expect.stringContaining('did not answer within'),
  });
});

test('without a service nothing is proposed, and the office is told so', async () => {
  await start('deepl');
  await api.stop();
  api = await startApi();
  const { id } = await save({ type: 'faq', document: faq() });
  await expect(propose([id])).rejects.toMatchObject({ status: 503 });
  const ana = await api.store.users.add({ name: 'Ana', email: 'ana@example.com', role: 'owner' }, 'me');
  const me: Caller = { principal: { id: ana ?? '', name: 'Ana', role: 'owner' } };
  expect(await api.client(me).call(getMe, {})).toMatchObject({ translator: null });
});

test('the office gets the host of the service and never its key', async () => {
  await start('deepl');
  const ana = await api.store.users.add({ name: 'Ana', email: 'ana@example.com', role: 'owner' }, 'me');
  const me: Caller = { principal: { id: ana ?? '', name: 'Ana', role: 'owner' } };
  const { id } = await save({ type: 'faq', document: faq() });
  service.respond = () => ({ status: 500, body: key });
  const said = [await api.client(me).call(getMe, {}), await propose([id]), await proposals(id)];
  expect(said[0]).toMatchObject({ translator: new URL(service.url).host });
  expect(JSON.stringify(said)).not.toContain(key);
});
