import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { importTranslations } from '#contract/calls/office/translations.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { change } from '#store/testing/changes.ts';

/** A user whose office is in the pseudo-locale. */
const reader: Caller = { principal: { name: 'quentin', role: 'owner', lang: 'qps' } };
const mark = /^\[!! .+ !!\]$/;

let api: TestApi;
let id: number;
beforeEach(async () => {
  api = await startApi();
  ({ id } = await api.store.entries.save(
    change('faq', { name: 'How long?', description: '<p>See <a href="/news">news</a></p>' }),
  ));
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

const exported = async () => (await api.fetch('/api/Office/ExportTranslations?lang=de', {}, owner)).text();
const importFile = (content: string) =>
  api.client(reader).call(importTranslations, {
    file: new File([content], 'texts.xlf'),
    ...({ dryRun: '0' } as object),
  } as CallInput<typeof importTranslations>);

/** The file with a target for each segment, made from its source. */
const translated = (xliff: string, target: (source: string) => string): string =>
  xliff.replace(
    /(<source>)(.*?)(<\/source>)(<\/segment>)/gs,
    (_, start, source, end, after) => `${start}${source}${end}<target>${target(source)}</target>${after}`,
  );

describe('a report on imported translations is in the language of the user:', () => {
  test.each<[string, (xliff: string) => string]>([
    ['an entry that does not exist', (xliff) => xliff.replaceAll(`faq-${id}-`, 'faq-999-')],
    ['a file of another office', (xliff) => xliff.replaceAll(/faq[-/]\d+[-/]r\d+[-/]de/g, 'other')],
    ['a revision that does not exist', (xliff) => xliff.replaceAll(`faq-${id}-r1-`, `faq-${id}-r9-`)],
    ['a text that is too long', (xliff) => translated(xliff, () => 'x'.repeat(300))],
    ['a link that is missing', (xliff) => translated(xliff, () => 'Neu')],
  ])('%s', async (_, spoil) => {
    const [entry] = (await importFile(spoil(await exported()))).entries;
    const reasons = [entry?.reason ?? [], entry?.refused.map(({ reason }) => reason) ?? []].flat();
    expect(reasons).not.toEqual([]);
    for (const reason of reasons) expect(reason).toMatch(mark);
    for (const { label } of [...(entry?.refused ?? []), ...(entry?.texts ?? [])]) expect(label).toMatch(mark);
  });

  test.each([
    ['an empty file', ''],
    ['a text', 'text'],
    ['XML', '<a/>'],
    ['XLIFF 1.2', '<xliff version="1.2"/>'],
    ['XLIFF without texts', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"/>'],
    ['a ZIP archive', 'PK'],
  ])('%s', async (_, content) => {
    const error = await importFile(content).catch((thrown: unknown) => thrown);
    if (!(error instanceof CallError)) throw new Error('The call did not fail as expected', { cause: error });
    expect(error.problem?.detail ?? error.errors[0]?.message).toMatch(mark);
    expect(error.problem?.title).toMatch(mark);
  });
});

test('an export without texts is rejected in the language of the user', async () => {
  const response = await api.fetch('/api/Office/ExportTranslations?lang=de&ids=999', {}, reader);
  expect(await response.json()).toMatchObject({ detail: expect.stringMatching(mark) });
});
