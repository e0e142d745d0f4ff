import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { getEntry, saveEntry } from '#contract/calls/office/content.ts';
import { importTranslations } from '#contract/calls/office/translations.ts';
import type { ImportChoice, TranslationsReport } from '#contract/office/exchange-view.ts';
import type { CallInput } from '#contract/protocol/call.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi();
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

type Saved = CallInput<typeof saveEntry>;

const recruiter = { principal: { name: 'rita', role: 'recruiter' } } as const;

const save = (input: Partial<Saved> & Pick<Saved, 'type' | 'document'>) =>
  api.client(owner).call(saveEntry, {
    ...{ parent: null, status: 'published', publishAt: null, keepPublished: false, translations: {} },
    ...input,
  });
const get = (id: number) => api.client(owner).call(getEntry, { id });

async function exported(query: string, caller = owner): Promise<string> {
  const response = await api.fetch(`/api/Office/ExportTranslations?${query}`, {}, caller);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return response.text();
}

const importFile = (
  content: string | Uint8Array<ArrayBuffer>,
  { dryRun = false, choices }: { dryRun?: boolean; choices?: ImportChoice[] } = {},
  caller: Parameters<TestApi['client']>[0] = owner,
): Promise<TranslationsReport> =>
  api.client(caller).call(importTranslations, {
    file: new File([content], 'texts.xlf'),
    ...({ dryRun: dryRun ? '1' : '0', choices: choices && JSON.stringify(choices) } as object),
  } as CallInput<typeof importTranslations>);

/** Fills the targets of segments, by the words of their sources. */
const translate = (xliff: string, words: Readonly<Record<string, string>>): string =>
  xliff.replace(
    /<segment([^>]*)>(<source>.*?<\/source>)(?:<target>.*?<\/target>)?<\/segment>/gs,
    (whole, about, source) => {
      const translated = Object.entries(words).reduce(
        (text: string, [from, to]) => text.replaceAll(from, to),
        source.replaceAll('source>', 'target>'),
      );
      if (translated === source.replaceAll('source>', 'target>')) return whole;
      return `<segment${about.replace(/state="\w+"/, 'state="translated"')}>${source}${translated}</segment>`;
    },
  );

const answer = '<p>Two <strong>days</strong>, see <a href="/news">our news</a>.</p><ul><li>Fast &amp; good</li></ul>';
const faq = (more: object = {}) => ({
  type: 'faq' as const,
  document: { name: 'How long?', description: answer, ...more },
});
const german = {
  'How long?': 'Wie lange?',
  Two: 'Zwei',
  days: 'Tage',
  'see ': 'siehe ',
  'our news': 'unsere Nachrichten',
  'Fast &amp; good': 'Schnell &amp; gut',
};
const germanAnswer =
  '<p>Zwei <strong>Tage</strong>, siehe <a href="/news">unsere Nachrichten</a>.</p><ul><li>Schnell &amp; gut</li></ul>';

describe('translations from a file', () => {
  test('wait as a draft beside the published language, for the texts that were exported', async () => {
    const { id } = await save(faq());
    const file = translate(await exported('lang=de'), german);
    const preview = await importFile(file, { dryRun: true });
    expect(preview).toMatchObject({
      lang: 'de',
      dryRun: true,
      entries: [{ id, title: 'How long?', revision: 1, refused: [], conflicts: [], reason: null }],
    });
    expect(preview.entries[0]?.texts).toEqual([
      { path: 'name', label: 'Question', how: 'added', outdated: false },
      { path: 'description', label: 'Answer', how: 'added', outdated: false },
    ]);
    expect((await get(id)).revision).toBe(1);
    expect((await importFile(file)).entries).toMatchObject([{ id, revision: 2 }]);
    expect(await get(id)).toMatchObject({
      status: 'published',
      languages: [
        { lang: '', status: 'published' },
        { lang: 'de', status: 'draft', visible: false },
      ],
      translations: { de: { name: 'Wie lange?', description: germanAnswer } },
      outdated: [],
    });
    expect((await api.store.entries.published('faq', id, 'de'))?.document).toMatchObject({ name: 'How long?' });
    const rows = (await api.store.audit.list({ skip: 0, take: 9 })).items;
    expect(rows.map(({ action, subject }) => [action, subject])).toEqual(
      expect.arrayContaining([
        ['translations.export', 'de 1'],
        ['translations.import', 'de 1'],
      ]),
    );
  });

  test('change nothing if the file is as it was exported, or was imported before', async () => {
    const { id } = await save({ ...faq(), translations: { de: { name: 'Wie lange?', description: germanAnswer } } });
    const file = await exported('lang=de&open=0');
    expect(file).toContain('<target>Schnell &amp; gut</target>');
    expect((await importFile(file)).entries).toMatchObject([{ texts: [], unchanged: 2, refused: [], conflicts: [] }]);
    const changed = file.replaceAll('Schnell', 'Flink');
    expect((await importFile(changed)).entries).toMatchObject([{ texts: [{ how: 'changed' }], unchanged: 1 }]);
    expect((await importFile(changed)).entries).toMatchObject([{ texts: [], unchanged: 2, conflicts: [] }]);
    expect((await get(id)).revision).toBe(2);
  });

  test('are outdated if the text has changed since the export', async () => {
    const { id } = await save(faq());
    const file = translate(await exported('lang=de'), german);
    await save({ ...faq({ name: 'How many days?' }), id, revision: 1 });
    expect((await importFile(file)).entries[0]?.texts).toMatchObject([
      { path: 'name', outdated: true },
      { path: 'description', outdated: false },
    ]);
    expect((await get(id)).outdated).toEqual([{ lang: 'de', path: 'name', source: 'How long?' }]);
  });

  test('do not replace words that were changed here since, unless an editor chooses them', async () => {
    const { id } = await save({ ...faq(), translations: { de: { name: 'Wie lang?' } } });
    const file = translate(await exported('lang=de&open=0'), german);
    await save({ ...faq(), id, revision: 1, translations: { de: { name: 'Wie lange dauert es?' } } });
    const conflict = { path: 'name', ours: 'Wie lange dauert es?', file: 'Wie lange?', source: 'How long?' };
    const choices = [{ id, revision: 2, paths: ['name'] }];
    expect((await importFile(file, { dryRun: true })).entries).toMatchObject([
      { conflicts: [{ ...conflict, chosen: false }], texts: [{ path: 'description' }] },
    ]);
    expect((await importFile(file, { dryRun: true, choices })).entries).toMatchObject([
      { conflicts: [{ ...conflict, chosen: true }], texts: [{ path: 'name' }, { path: 'description' }] },
    ]);
    await save({ ...faq(), id, revision: 2, translations: { de: { name: 'Wie lange genau?' } } });
    await importFile(file, { choices });
    expect((await get(id)).translations).toMatchObject({ de: { name: 'Wie lange genau?', description: germanAnswer } });
    await importFile(file, { choices: [{ id, revision: 4, paths: ['name'] }] });
    expect((await get(id)).translations).toMatchObject({ de: { name: 'Wie lange?', description: germanAnswer } });
  });

  test('follow the items of a list that were moved or added since', async () => {
    const report = (...names: string[]) => ({
      type: 'report' as const,
      document: { name: 'Reports', files: names.map((name) => ({ name })) },
    });
    const { id } = await save(report('Spring', 'Summer', 'Autumn'));
    const file = translate(await exported('lang=de'), { Spring: 'Frühling', Summer: 'Sommer', Autumn: 'Herbst' });
    await save({ ...report('New', 'Autumn', 'Spring'), id, revision: 1 });
    expect((await importFile(file)).entries).toMatchObject([
      { refused: [{ reason: 'Its text was removed from the entry, or moved where it cannot be found.' }] },
    ]);
    const { document, translations } = await get(id);
    const [added, autumn, spring] = (document.files as { id: string }[]).map((item) => item.id);
    expect(translations).toEqual({
      de: {
        files: [{ id: added }, { id: autumn, name: 'Herbst' }, { id: spring, name: 'Frühling' }],
      },
    });
  });

  test('confirm an outdated translation that the translators left as it is', async () => {
    const { id } = await save({ ...faq(), translations: { de: { name: 'Wie lange?' } } });
    await save({
      ...faq({ name: 'How long does it take?' }),
      id,
      revision: 1,
      translations: { de: { name: 'Wie lange?' } },
    });
    const file = await exported('lang=de');
    expect(file).toContain('The text has changed since it was translated. Before: How long?');
    expect((await importFile(file)).entries).toMatchObject([{ texts: [], unchanged: 2 }]);
    const reviewed = file.replace('state="initial"><source>How long', 'state="reviewed"><source>How long');
    expect((await importFile(reviewed)).entries[0]?.texts).toMatchObject([{ path: 'name', how: 'confirmed' }]);
    expect((await get(id)).outdated).toEqual([]);
  });

  test('keep the schedule of a pending change, and the report names its time', async () => {
    const publishAt = '2026-12-24T08:00:00.000Z';
    const { id } = await save({ ...faq(), status: 'scheduled', publishAt });
    const file = translate(await exported('lang=de'), german);
    expect((await importFile(file)).entries).toMatchObject([{ publishAt: expect.stringContaining('2026-12-24') }]);
    expect(await get(id)).toMatchObject({ status: 'scheduled', publishAt: expect.stringContaining('2026-12-24') });
  });

  test('keep the address of a link that is another one in the translation', async () => {
    const translations = { de: { name: 'Wie lange?', description: germanAnswer.replace('/news', '/de/news') } };
    const { id } = await save({ ...faq(), translations });
    const file = await exported('lang=de&open=0');
    await importFile(file.replace('Zwei', 'Drei'));
    expect((await get(id)).translations.de?.description).toBe(translations.de.description.replace('Zwei', 'Drei'));
  });

  test('have alt texts of pictures inside a text', async () => {
    const picture = (alt: string) =>
      `<p>Yarn</p><figure><img src="https://cdn.example.com/a.webp" alt="${alt}" /></figure>`;
    await save({
      type: 'news',
      document: { heading: 'Yarn', date: '2026-03-02T09:00:00Z', description: picture('A &quot;red&quot; cone') },
    });
    const file = await exported('lang=de');
    const translated = translate(file, { Yarn: 'Garn', 'A "red" cone': 'Eine "rote" Spule' });
    const { entries } = await importFile(translated);
    expect(entries).toMatchObject([{ refused: [], reason: null }]);
    const { translations } = await get(entries[0]?.id ?? 0);
    expect(translations.de?.description).toBe(picture('Eine &quot;rote&quot; Spule').replace('Yarn', 'Garn'));
  });

  test('have alt texts and the texts of videos, without the pictures and videos themselves', async () => {
    const media = [
      { kind: 'picture', picture: { src: 'https://cdn.example.com/a.webp', alt: 'A loom' } },
      { kind: 'video', video: 'https://cdn.example.com/a.mp4', title: 'The mill', transcript: 'A hum.' },
    ];
    const { id } = await save({ type: 'product', document: { name: 'Yarn', media } });
    const words = { 'A loom': 'Webstuhl', 'The mill': 'Die Spinnerei', 'A hum.': 'Summen.', Yarn: 'Garn' };
    const file = translate(await exported('lang=de'), words);
    expect((await importFile(file)).entries).toMatchObject([{ refused: [], reason: null }]);
    expect((await get(id)).translations.de).toMatchObject({
      name: 'Garn',
      media: [{ picture: { alt: 'Webstuhl' } }, { title: 'Die Spinnerei', transcript: 'Summen.' }],
    });
    expect((await importFile(file)).entries).toMatchObject([{ texts: [], refused: [], conflicts: [] }]);
  });

  test.each([
    [
      'a link is missing',
      (file: string) => file.replace(/<target>(Zwei.*?)<pc id="3".*?<\/pc>(.*?)<\/target>/, '<target>$1$2</target>'),
      'A link is missing.',
    ],
    [
      'paragraphs are missing',
      (file: string) => file.replaceAll(/<ignorable>.*?<\/ignorable>/g, ''),
      'The codes of its paragraphs, lists or tables are missing or were moved.',
    ],
    [
      'a code is unknown',
      (file: string) => file.replace('<target>Schnell', '<target><ph id="77"/>Schnell'),
      'It has an inline code that the text does not have (77).',
    ],
    [
      'a segment is not translated',
      (file: string) => file.replace(/<target>Schnell.*?<\/target>/, ''),
      'It is translated in part: 1 of 2 segments have no translation.',
    ],
    [
      'a name is too long',
      (file: string) => file.replace('<target>Wie', `<target>${'Wie '.repeat(99)}`),
      'It has 403 characters; the field accepts 200.',
    ],
  ])('are refused with a reason where %s, and the other texts are imported', async (_, spoil, reason) => {
    const { id } = await save(faq());
    const file = spoil(translate(await exported('lang=de'), german));
    expect((await importFile(file)).entries).toMatchObject([{ refused: [{ reason }], texts: [{}] }]);
    expect((await get(id)).revision).toBe(2);
  });

  test('of an entry that was removed, or that the user may not change, are refused', async () => {
    const { id } = await save(faq());
    const job = await save({ type: 'department', document: { name: 'Mill' } });
    const file = translate(await exported('lang=de'), { ...german, Mill: 'Spinnerei' });
    expect((await importFile(file, {}, recruiter)).entries).toMatchObject([
      { id: job.id, reason: null, texts: [{}] },
      { id, reason: 'The entry no longer exists.', texts: [] },
    ]);
    await api.store.entries.trash(id, 1, 'olga');
    expect((await importFile(file)).entries).toMatchObject([
      { id: job.id },
      { reason: expect.stringContaining('trash') },
    ]);
    expect(
      (await importFile(file.replaceAll(/<mda:meta type="site">[^<]*/g, '<mda:meta type="site">other'))).entries,
    ).toMatchObject([{ reason: 'It was exported by another site.' }, { reason: 'It was exported by another site.' }]);
  });
});

describe('the export', () => {
  test('has the chosen entries, and only the missing and outdated texts unless all are wanted', async () => {
    const { id } = await save({ ...faq(), translations: { de: { name: 'Wie lange?' } } });
    await save({ type: 'faq', document: { name: 'Where?' } });
    expect((await exported('lang=de')).match(/<unit id="\w+"/g)).toEqual(['<unit id="description"', '<unit id="name"']);
    expect((await exported(`lang=de&ids=${id}&open=0`)).match(/<unit id="\w+"/g)).toEqual([
      '<unit id="name"',
      '<unit id="description"',
    ]);
    expect((await exported('lang=de&state=missing')).match(/<file id="[^"]*"/g)).toEqual(['<file id="faq-2-r1-de"']);
    await expect(exported('lang=de&type=news')).rejects.toThrow('have no text to translate');
    await expect(exported('lang=en')).rejects.toThrow('400');
    await expect(exported('lang=de&type=faq', recruiter)).rejects.toThrow('403');
  });
});
