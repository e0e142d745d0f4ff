import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { importTranslations } from '#contract/calls/office/translations.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import type { JsonDocument } from '#store/store.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi();
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

const description =
  '<p>In cartons.</p><p>Do not stack.</p><figure><img src="https://cdn.example.com/a.webp" alt="A carton" /></figure>';

/** Saves an entry and returns its export. */
async function exported(document: JsonDocument, german: JsonDocument = {}): Promise<string> {
  await api.store.entries.save({
    ...{ type: 'faq', parent: null, status: 'published', publishAt: null, by: 'olga' },
    document: { name: 'How is it packed?', ...document },
    translations: Object.keys(german).length > 0 ? { de: german } : {},
  });
  return (await api.fetch('/api/Office/ExportTranslations?lang=de&open=0', {}, owner)).text();
}

async function imported(content: string) {
  const input = { file: new File([content], 'texts.xlf'), ...({ dryRun: '0' } as object) };
  const { entries } = await api.client(owner).call(importTranslations, input as CallInput<typeof importTranslations>);
  return { report: entries[0], german: (await api.store.entries.get(1))?.translations.de };
}

const translate = (xliff: string, words: Readonly<Record<string, string>>) =>
  Object.entries(words).reduce(
    (file, [source, target]) =>
      file.replace(
        new RegExp(`state="\\w+"><source>${RegExp.escape(source)}</source>(<target>[^<]*</target>)?`, 'g'),
        () => `state="translated"><source>${source}</source><target>${target}</target>`,
      ),
    xliff,
  );

const german = { 'In cartons.': 'In Kartons.', 'Do not stack.': 'Nicht stapeln.', 'A carton': 'Ein Karton' };
const second = /<segment id="s2".*?<\/segment>/;
const alt = /(?<=<unit id="description_\d_alt".*?)<segment .*?<\/segment>/s;
const otherSegments = 'Its segments are not those of the export: some are missing, doubled or changed.';

describe('a rich text', () => {
  test('is imported with all of its segments', async () => {
    const { report, german: text } = await imported(translate(await exported({ description }), german));
    expect(report).toMatchObject({ refused: [], texts: [{ path: 'description' }] });
    expect(text).toEqual({
      description: description
        .replace('In cartons.', 'In Kartons.')
        .replace('Do not stack.', 'Nicht stapeln.')
        .replace('A carton', 'Ein Karton'),
    });
  });

  const spoilt: [string, (file: string) => string, string][] = [
    ['a segment is missing', (file) => file.replace(second, ''), otherSegments],
    ['a segment is there twice', (file) => file.replace(second, '$&$&'), otherSegments],
    [
      'a segment is repeated with another id',
      (file) => file.replace(second, (all) => all + all.replace('s2', 's9')),
      otherSegments,
    ],
    ['the source of a segment has other words', (file) => file.replace('<source>Do not', '<source>Do'), otherSegments],
    ['the segment of an alt text is there twice', (file) => file.replace(alt, '$&$&'), otherSegments],
    [
      'an alt text has no unit',
      (file) => file.replace(/<unit id="description_\d_alt".*?<\/unit>/s, ''),
      'It is translated in part: 1 of 3 segments have no translation.',
    ],
  ];
  test.each(spoilt)('is refused where %s', async (_, spoil, reason) => {
    const file = translate(await exported({ description }), german);
    const spoiled = spoil(file);
    expect(spoiled).not.toBe(file);
    const { report, german: text } = await imported(spoiled);
    expect(report).toMatchObject({ refused: [{ label: 'Answer', reason }], texts: [] });
    expect(text).toBeUndefined();
  });

  test('is refused before it is composed if a segment is repeated many times', async () => {
    const long = `<p>${'Wort '.repeat(20_000)}</p>`;
    const file = await exported({ description: '<p>A</p>' }, { description: long });
    const repeated = '<segment id="s1"><source>A</source></segment>'.repeat(4_500);
    const spoiled = file
      .replace(/<segment id="s1" state="[^"]*"><source>A<.*?<\/segment>/s, repeated)
      .replace('</unit>', '<segment id="s9"><source>B</source><target>x</target></segment></unit>');
    expect(await imported(file.includes('<source>A<') ? spoiled : '')).toMatchObject({ german: { description: long } });
  });

  test('is refused before it is composed if a code with a long tag is repeated', async () => {
    const title = 'x'.repeat(50_000);
    const file = await exported({ description: `<p>An <abbr title="${title}">A</abbr></p>` });
    const words = '<pc id="2">A</pc>'.repeat(5_000);
    const spoiled = file
      .replace(/state="initial"><source>An .*?<\/source>/s, (all) => `${all}<target>${words}</target>`)
      .replace(new RegExp(`<source>${title}</source>`), (all) => `${all}<target>${title}</target>`);
    expect((await imported(spoiled)).report?.refused).toMatchObject([
      { reason: expect.stringContaining('the field accepts 200,000') },
    ]);
  });
});

describe('white space', () => {
  test.each([
    ['a no-break space', '<p>10 km away</p>', '<p>10 km entfernt</p>', '<p>10\u00a0km entfernt</p>'],
    ['two spaces', '<p>10 km away</p>', '<p>10 km  entfernt</p>', '<p>10 km entfernt</p>'],
  ])('that a translator corrected in a rich text is stored: %s', async (_, source, before, after) => {
    const inside = (html: string) => html.slice(3, -4);
    const file = await exported({ description: source }, { description: before });
    const { report, german: text } = await imported(file.replace(inside(before), inside(after)));
    expect(report).toMatchObject({ texts: [{ path: 'description', how: 'changed' }] });
    expect(text).toMatchObject({ description: after });
    expect((await imported(file.replace(inside(before), inside(after)))).report).toMatchObject({
      texts: [],
      conflicts: [],
    });
  });

  test('that a translator corrected in a line of text is stored', async () => {
    const file = await exported({}, { name: 'Wie viel kostet es?' });
    expect((await imported(file.replace('viel kostet', 'viel\u00a0kostet'))).german).toEqual({
      name: 'Wie viel\u00a0kostet es?',
    });
  });

  test('of an alt text is stored', async () => {
    const file = translate(await exported({ description }), { ...german, 'A carton': 'Karton,\u00a010 kg' });
    expect((await imported(file)).german?.description).toContain('alt="Karton,\u00a010 kg"');
  });

  test('that was corrected here since the export is no change that a file replaces silently', async () => {
    const file = await exported({ description: '<p>10 km</p>' }, { description: '<p>10 km</p>' });
    await api.store.entries.save({
      ...{ type: 'faq', id: 1, revision: 1, parent: null, status: 'published', publishAt: null, by: 'olga' },
      document: { name: 'How is it packed?', description: '<p>10 km</p>' },
      translations: { de: { description: '<p>10\u00a0km</p>' } },
    });
    const { report } = await imported(file.replace('<target>10 km', '<target>Zehn km'));
    expect(report).toMatchObject({ texts: [], conflicts: [{ ours: '<p>10\u00a0km</p>', file: '<p>Zehn km</p>' }] });
  });
});

test('line breaks that a translator corrected are stored', async () => {
  await api.store.entries.save({
    ...{ type: 'concern', parent: null, status: 'published', publishAt: null, by: 'olga' },
    document: { address: 'mill', name: 'Mill', content: [{ title: 'Hours', description: 'Mon\nTue' }] },
    translations: { de: { content: [{ description: 'Mo Di' }] } },
  });
  const file = await (await api.fetch('/api/Office/ExportTranslations?lang=de&open=0', {}, owner)).text();
  const { german: text } = await imported(file.replace('<target>Mo Di', '<target>Mo\nDi'));
  expect(text).toMatchObject({ content: [{ description: 'Mo\nDi' }] });
});
