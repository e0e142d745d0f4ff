import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFolder } from '#api/office/transfer/folder/import-folder.ts';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { exportTranslations, importTranslations, listTranslations } from '#contract/calls/office/translations.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { demoFolder } from '#demo/read-archive.ts';
import { brokenRules } from './testing/xliff-rules.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  await importFolder(demoFolder, { fetch: api.send });
});
afterAll(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

async function exported(lang: string): Promise<string> {
  const response = await api.fetch(`/api/Office/${exportTranslations.name}?lang=${lang}&open=0`, {}, owner);
  expect(response.status).toBe(200);
  return response.text();
}

const imported = (content: string) => {
  const input = { file: new File([content], 'texts.xlf'), ...({ dryRun: '0' } as object) };
  return api.client(owner).call(importTranslations, input as CallInput<typeof importTranslations>);
};

test.each(['pt', 'ar'])(
  'the demo group in %s is exported by the rules, and its import changes nothing',
  async (lang) => {
    const xliff = await exported(lang);
    expect(brokenRules(xliff)).toEqual([]);
    const { entries } = await imported(xliff);
    expect(entries.length).toBeGreaterThan(50);
    for (const entry of entries) {
      expect(entry, entry.title).toMatchObject({ texts: [], conflicts: [], refused: [], reason: null });
    }
  },
);

test('the whole demo group is translated by one file', async () => {
  // Units such as % have no letter.
  const changed = (source: string) =>
    /\p{L}/u.test(source)
      ? source.replace(/(?<=^|>)[^<>]*\p{L}[^<>]*/gu, (words) => words.replace(/\p{L}(?!\p{L}|[\w#]*;)/u, 'é'))
      : `${source}é`;
  const xliff = (await exported('nl')).replace(
    /<segment([^>]*)><source>(.*?)<\/source><\/segment>/gs,
    (_, about: string, source: string) =>
      `<segment${about}><source>${source}</source><target>${changed(source)}</target></segment>`,
  );
  const { entries } = await imported(xliff);
  for (const entry of entries) expect(entry, entry.title).toMatchObject({ refused: [], conflicts: [], reason: null });
  expect(await api.client(owner).call(listTranslations, { skip: 0, take: 1, langs: 'nl' })).toMatchObject({
    languages: [{ lang: 'nl', missing: 0, partial: 0, outdated: 0, complete: entries.length }],
  });
}, 60_000);
