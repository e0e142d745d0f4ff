import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import type { EntityName } from '#content/registry.ts';
import { importTranslations } from '#contract/calls/office/translations.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import type { EntryChange } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi();
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

const save = (type: EntityName, rest: Partial<EntryChange> & Pick<EntryChange, 'document'>) =>
  api.store.entries.save({
    ...{ type, parent: null, status: 'published', publishAt: null, translations: {}, by: 'olga' },
    ...rest,
  });

async function exported(query = 'lang=de'): Promise<string> {
  return (await api.fetch(`/api/Office/ExportTranslations?${query}`, {}, owner)).text();
}

async function imported(content: string, dryRun = false) {
  const input = { file: new File([content], 'texts.xlf'), ...({ dryRun: dryRun ? '1' : '0' } as object) };
  return (await api.client(owner).call(importTranslations, input as CallInput<typeof importTranslations>)).entries;
}

/** With a target in the segment of a source. */
const translated = (xliff: string, source: string, target: string): string =>
  xliff.replace(
    new RegExp(`state="initial">(<source>${source}</source>)`),
    (_, before: string) => `state="translated">${before}<target>${target}</target>`,
  );

const statuses = async (id: number) =>
  (await api.store.entries.get(id))?.languages.map(({ lang, status }) => `${lang} ${status}`);

describe('an import changes no other language', () => {
  test('of an entry that was saved before its type had its present fields', async () => {
    const translations = { pt: { name: 'Quanto tempo?', removed: 'a field of an earlier version' } };
    const { id } = await save('faq', { document: { name: 'How long?' }, translations });
    const old = JSON.stringify({ name: 'How long?', removed: 'a field of an earlier version' });
    await api.store.accounts.updateTable('entry_documents').set({ document: old }).where('lang', '=', '').execute();
    await api.store.accounts.updateTable('revisions').set({ document: old }).execute();
    const [report] = await imported(translated(await exported(), 'How long\\?', 'Wie lange?'));
    expect(report).toMatchObject({ reason: null, texts: [{ path: 'name' }] });
    expect(await statuses(id)).toEqual([' published', 'de draft', 'pt published']);
  });

  test('of an entry whose picture has got an alt text in the library since', async () => {
    const src = '/files/mill.webp';
    const file = { src, sha256: 'x', mediaType: 'image/webp', bytes: 1, width: 1, height: 1 };
    await api.store.files.add(file, 'olga');
    const { id } = await api.store.entries.save(change('news', { heading: 'Yarn', image: { src, alt: '' } }));
    await api.store.files.change(src, { alt: 'The mill' }, 'olga');
    const [report] = await imported(translated(await exported(), 'Yarn', 'Garn'));
    expect(report).toMatchObject({ reason: null, texts: [{ path: 'heading' }] });
    expect(await statuses(id)).toEqual([' published', 'de draft']);
  });
});

describe('the report names a time of publication', () => {
  const at = '2040-01-01T10:00:00.000Z';
  const german = { de: { name: 'Wie lange?' } };

  test('where the language of the file is scheduled, or the whole entry', async () => {
    const document = { name: 'How long?' };
    const { id } = await save('faq', { document });
    const scheduled = { status: 'scheduled', publishAt: at, keepPublished: true } as const;
    await save('faq', { ...scheduled, id, revision: 1, document: { name: 'How long exactly?' } });
    const file = translated(await exported(), 'How long exactly\\?', 'Wie lange genau?');
    expect(await imported(file, true)).toMatchObject([{ publishAt: at }]);
    await imported(file);
    expect((await api.store.entries.get(id))?.languages).toMatchObject([{ publishAt: at }, { publishAt: at }]);
  });

  test('and none where only other languages are scheduled', async () => {
    const document = { name: 'How long?' };
    const { id } = await save('faq', { document });
    const scheduled = { status: 'scheduled', publishAt: at, keepPublished: true, languages: ['de'] } as const;
    await save('faq', { ...scheduled, id, revision: 1, document, translations: german });
    const french = translated(await exported('lang=fr'), 'How long\\?', 'Combien ?');
    expect(await imported(french, true)).toMatchObject([{ publishAt: null }]);
    await imported(french);
    expect((await api.store.entries.get(id))?.languages).toMatchObject([
      { lang: '', status: 'published' },
      { lang: 'de', publishAt: at },
      { lang: 'fr', status: 'draft' },
    ]);
    const again = (await exported('lang=de&open=0')).replace('Wie lange?', 'Wie lang?');
    expect(await imported(again, true)).toMatchObject([{ publishAt: at }]);
  });
});

test('a text whose words are not those of the export is refused, also where a tool has dropped the metadata', async () => {
  await save('faq', { document: { name: 'How long?' } });
  const elsewhere = translated(await exported(), 'How long\\?', 'Wo ist das?')
    .replaceAll('How long?', 'Where is it?')
    .replace(/<mda:metadata>.*?<\/mda:metadata>/g, '');
  expect(await imported(elsewhere)).toMatchObject([
    { texts: [], refused: [{ label: 'Question', reason: 'The file was exported from another state of the entry.' }] },
  ]);
});

test('a file with too many segments and codes is refused before it fills the memory', async () => {
  await save('faq', { document: { name: 'How long?' } });
  const file = await exported();
  const reason = expect.objectContaining({ detail: expect.stringContaining('segments and codes') });
  const code = '<ph id="1"/>';
  const spoilt = [
    file.replace('</unit>', `${'<segment/>'.repeat(500_000)}</unit>`),
    file.replace('</unit>', `${`<segment><source>${code}</source></segment>`.repeat(250_000)}</unit>`),
    file.replace('</source>', `${code.repeat(500_000)}</source>`),
  ];
  for (const each of spoilt) await expect(imported(each)).rejects.toMatchObject({ problem: reason });
});
