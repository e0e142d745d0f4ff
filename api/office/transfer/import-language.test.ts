import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner } from '#api/testing/start-api.ts';
import {
  exportContent,
  exportImportReport,
  getImport,
  importArchive,
  importFromBackend,
} from '#contract/calls/office/transfer.ts';
import { callPath } from '#contract/protocol/call.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { change } from '#store/testing/changes.ts';
import { freshStore } from '#store/testing/engines.ts';
import { contentName } from './archive/content-archive.ts';
import { rewrittenArchive } from './testing/rewrite-archive.ts';
import { serveBackend } from './testing/serve-backend.ts';
import { startSite, type TestSite } from './testing/serve-site.ts';

/** A user whose office is in the pseudo-locale. */
const reader: Caller = { principal: { name: 'quentin', role: 'owner', lang: 'qps' } };
/** Long texts of a source are cut on the screen. */
const mark = /^\[!! .+( !!\]|…)$/s;

let site: TestSite;
beforeEach(async () => {
  site = await startSite(await freshStore());
});
afterEach(async () => {
  expect(site.errors).toEqual([]);
  await site.stop();
});

/** The detail and the messages of the error of a call. */
async function refusalOf(asked: Promise<unknown>): Promise<string[]> {
  const error = await asked.catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw new Error('The call did not fail as expected', { cause: error });
  return [error.problem?.detail ?? [], error.errors.map(({ message }) => message)].flat();
}

test('the report of an import is in the language of the user who started it, and stays in it', async () => {
  const own = await site.store.entries.save(change('news', { heading: 'Our own' }));
  const backend = await serveBackend({
    GetInformation: { companyName: 'Alt AG', companyPhone: 'none!', companyEmail: 'none!', fbLink: 'javascript:x' },
    GetNews: [
      { id: own.id, heading: 'Theirs', date: '2024-01-01T00:00:00Z', imgLink: '/gone.png' },
      { id: 70, heading: 'x'.repeat(300) },
      { heading: '', date: '2024-01-01T00:00:00Z' },
      { id: 70, heading: 'Again', date: '2024-01-01T00:00:00Z' },
    ],
    GetConcern: [
      { url: 'mill', name: 'Mill' },
      { url: 'Mill!', name: 'Mill', imgLink: 'https://elsewhere.example/a.png' },
    ],
    GetCareer: [{ id: 5, title: 'Spinner', departmentId: 77, createDate: '2024-01-01T00:00:00Z' }],
    GetBrand: [{ id: 5 }],
    GetExport: new Response('', { status: 500 }),
    GetCrest: 'not a list',
  });
  await site.client(reader).call(importFromBackend, { url: backend.url });
  const { id, findings } = await site.importEnded();
  expect(findings.length).toBeGreaterThan(12);
  for (const { text } of findings) expect(text).toMatch(mark);
  expect(findings.map(({ text }) => text).join('\n')).not.toMatch(/\bis\b|\bPhone\b|\bNews\b/);

  const read = (caller: Caller) => site.client(caller).call(getImport, {});
  expect((await read(owner)).current?.findings).toEqual(findings);
  const report = await site.fetch(`${callPath(exportImportReport)}?id=${id}&part=findings`, {}, reader);
  const [header = ''] = (await report.text()).split('\n');
  expect(header).toMatch(/"\[!! .+ !!\]","\[!! .+ !!\]"/);
  await backend.close();
});

test('an import that cannot start or ends early reports why in the language of the user', async () => {
  const start = (url: string) => site.client(reader).call(importFromBackend, { url });
  const backend = await serveBackend({});
  const refused = [
    await refusalOf(start('https://olga:secret@example.com')),
    await refusalOf(start('http://10.0.0.1')),
  ];
  await start(backend.url);
  refused.push(await refusalOf(start(backend.url)));
  const { state, findings } = await site.importEnded();
  expect(state).toBe('failed');
  for (const text of [...refused.flat(), ...findings.map((finding) => finding.text)]) expect(text).toMatch(mark);

  await backend.close();
});

test('an import that the server did not finish is reported in the language of the reader', async () => {
  await site.store.audit.add({ by: 'olga', action: 'import.start', subject: 'https://www.example.com' });
  const { current } = await site.client(reader).call(getImport, {});
  expect(current?.findings).toMatchObject([{ kind: 'failed', text: expect.stringMatching(mark) }]);
});

test('a rejected archive reports its errors in the language of the user', async () => {
  await site.store.entries.save(change('news', { heading: 'Our own' }));
  const response = await site.fetch(callPath(exportContent), {}, owner);
  const archive = Buffer.from(await response.arrayBuffer());
  const rejected = (content: Uint8Array) =>
    refusalOf(site.client(reader).call(importArchive, { file: new File([new Uint8Array(content)], 'content.tar.gz') }));
  const changed = (lines: (content: string) => string) =>
    rewrittenArchive(archive, (entries) => {
      entries.set(contentName, Buffer.from(lines(entries.get(contentName)?.toString() ?? '')));
    });
  const texts = [
    await rejected(Buffer.from('text')),
    await rejected(await changed((content) => content.replaceAll('"Our own"', '""'))),
    await rejected(await changed((content) => `${content}${content}`)),
    await rejected(await changed(() => '{"kind":"other"}')),
    await rejected(await rewrittenArchive(archive, (entries) => entries.set('other.txt', Buffer.from('x')))),
  ].flat();
  expect(texts).toHaveLength(10);
  for (const text of texts) {
    expect(text).toMatch(mark);
    expect(text).not.toMatch(/must not be empty|Heading/);
  }
});
