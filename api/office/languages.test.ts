import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { startApi, type TestApi } from '#api/testing/start-api.ts';
import { saveEntry, setEntryStatus, trashEntries } from '#contract/calls/office/content.ts';
import { changeFile, removeFiles, uploadFile } from '#contract/calls/office/files.ts';
import { changeMessages } from '#contract/calls/office/inbox.ts';
import { inviteUser } from '#contract/calls/office/people.ts';
import { saveGlossary } from '#contract/calls/office/translations.ts';
import { addRedirect, getHealth, sendTestMail } from '#contract/calls/office/upkeep.ts';
import { failureText } from '#contract/outgoing-mail.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { change } from '#store/testing/changes.ts';

const by = (lang?: string): Caller => ({ principal: { name: 'olga', role: 'owner', ...(lang ? { lang } : {}) } });
const date = '2026-01-01T00:00:00Z';
const mark = /^\[!! .+ !!\]$/;

let api: TestApi;
beforeEach(async () => {
  api = await startApi(undefined, { pageExists: async (path) => path === '/news' });
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

const office = () => api.client(by('qps')).call;
const saved = async (...asked: Parameters<typeof change>) => ({ ...(await api.store.entries.save(change(...asked))) });
const file = { sha256: 's', mediaType: 'image/webp', bytes: 1, width: 1, height: 1 };

/** The texts of an error: its detail and its messages at fields. */
async function textsOf(asked: Promise<unknown>): Promise<string[]> {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallError)) throw new Error('The call did not fail as expected', { cause: error });
  return [error.problem?.detail ?? [], error.errors.map(({ message }) => message)].flat();
}

const news = (document: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  office()(saveEntry, {
    ...{ type: 'news', parent: null, keepPublished: false, translations: {}, publishAt: null, status: 'draft' },
    document,
    ...more,
  } as never);

const concern = {
  ...{ type: 'concern', parent: null, keepPublished: false, translations: {}, publishAt: null, status: 'draft' },
};

const upload = (content: BlobPart) =>
  office()(uploadFile, { file: new File([content], 'a'), name: 'a', alt: '' } as never);

describe('an error is in the language of the account:', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a redirect from a reserved address', () => office()(addRedirect, { from: '/api/x', to: '/news' })],
    ['a redirect from a page', () => office()(addRedirect, { from: '/news', to: '/about' })],
    ['a redirect to itself', () => office()(addRedirect, { from: '/a', to: '/a' })],
    ['a redirect to nowhere', () => office()(addRedirect, { from: '/a', to: '/b' })],
    ['a redirect to a file that does not exist', () => office()(addRedirect, { from: '/a', to: '/files/b.pdf' })],
    ['a message for someone unknown', () => office()(changeMessages, { ids: [1], assignee: 'an unknown user' })],
    ['a file that cannot be shown', () => upload('text')],
    ['a file without a language', () => office()(changeFile, { src: '/files/a.webp', lang: '!' } as never)],
    [
      'an entry with a file that does not exist',
      () => news({ heading: 'A', date, image: { src: '/files/b.webp', alt: '' } }),
    ],
    ['an entry without the time of its publication', () => news({ heading: 'A' }, { status: 'scheduled' })],
    ['an entry below another one', () => news({ heading: 'A' }, { parent: 99 })],
    ['an entry without its name', () => news({ heading: '', date })],
    [
      'an entry with an invalid address',
      () => office()(saveEntry, { ...concern, document: { name: 'Mill', address: 'A B' } } as never),
    ],
    [
      'a list of terms with an invalid line',
      () => office()(saveGlossary, { lang: 'de', formality: 'default', terms: 'a = b = c', seen: null }),
    ],
    ['a translation without a language', () => news({ heading: 'A' }, { translations: { '!': {} } })],
  ])('%s', async (_, ask) => {
    const texts = await textsOf(ask());
    expect(texts).not.toEqual([]);
    for (const text of texts) expect(text).toMatch(mark);
  });

  test('an address in use and an outdated revision', async () => {
    await saved('concern', { address: 'mill', name: 'Mill' });
    const entry = await saved('news', { heading: 'A' });
    const concern = { type: 'concern', document: { address: 'mill', name: 'Other' } };
    expect(await textsOf(news({}, concern))).toEqual([expect.stringMatching(mark)]);
    expect(await textsOf(news({ heading: 'B', date }, { id: entry.id, revision: entry.revision + 1 }))).toEqual([
      expect.stringMatching(mark),
    ]);
  });

  test('a user who exists', async () => {
    const person = { name: 'Rita', email: 'rita@example.com', role: 'reader' } as const;
    await office()(inviteUser, person);
    expect(await textsOf(office()(inviteUser, person))).toEqual([expect.stringMatching(mark)]);
  });
});

test('the reasons of refused changes of many entries and files are in the language of the account', async () => {
  await api.store.files.add({ ...file, src: '/files/a.webp' }, 'me');
  const image = { src: '/files/a.webp', alt: '' };
  const mute = await saved('news', { heading: 'Mute', image }, { status: 'draft' });
  const stale = await saved('news', { heading: 'Stale' }, { status: 'draft' });
  const category = await saved('category', { name: 'Yarn' });
  await saved('category', { name: 'Combed' }, { parent: category.id });
  const entries = [mute, { ...stale, revision: 9 }, { id: 999, revision: 1 }];
  const published = await office()(setEntryStatus, { entries, status: 'published' });
  const scheduled = await office()(setEntryStatus, { entries: [stale], status: 'scheduled' });
  const trashed = await office()(trashEntries, { entries: [category] });
  const removed = await office()(removeFiles, { srcs: ['/files/a.webp', '/files/b.webp'] });
  const reasons = [published, scheduled, trashed, removed].flatMap(({ refused }) =>
    refused.map(({ reason }) => reason),
  );
  expect(reasons).toHaveLength(7);
  for (const reason of reasons) expect(reason).toMatch(mark);
});

test('findings are in the language of the account', async () => {
  await api.store.files.add({ ...file, src: '/files/a.webp', name: 'a' } as never, 'me');
  await api.store.files.add({ ...file, src: '/files/b.webp', name: 'b' } as never, 'me');
  await saved('career', {
    title: 'Fitter',
    applicationDeadline: '2026-11-20T00:00:00Z',
    createdAt: '2026-01-01T00:00:00Z',
  });
  await saved('career', {
    title: 'Turner',
    applicationDeadline: '2026-11-25T00:00:00Z',
    createdAt: '2026-01-01T00:00:00Z',
  });
  await saved('certificate', { name: 'ISO', validUntil: '2026-11-01' });
  await saved('certificate', { name: 'DIN', validUntil: '2026-12-01' });
  await saved('news', { heading: 'A', image: { src: '/files/a.webp', alt: '' } });
  const text = '<a href="/gone">here</a><img src="/files/a.webp"><table><tbody><tr><td>1</td></tr></tbody></table>';
  await saved('faq', { name: 'How?', description: text }, { translations: { de: { description: text } } });
  const { findings } = await office()(getHealth, {});
  expect(new Set(findings.map(({ kind }) => kind)).size).toBe(8);
  for (const finding of findings) expect(finding.text).toMatch(mark);
  const german = await api.client(by('de')).call(getHealth, {});
  expect(german.findings.map(({ text: said }) => said)).toContain('„ISO“ galt bis 1. November 2026');
});

test('the answer about a test mail is in the language of the account', async () => {
  expect((await office()(sendTestMail, {})).detail).toMatch(mark);
});

test('why mails and backups fail is in the language of the account, with the message of the system', async () => {
  const failed = await api.store.mail.enqueue({ to: 'a@example.com', subject: 'S', text: 'T' });
  await api.store.mail.failed(failed, failureText({ cause: 'login', detail: '535 Bad credentials' }), null);
  const reason = 'ENOSPC: no space left on device, write';
  const id = (await api.store.users.add({ name: 'Olga', email: 'o@example.com', role: 'owner' }, 'x')) ?? '';
  const failing = await startApi(api.store, {
    machine: async () => ({
      ...{ disk: { free: null, total: null, data: 0 }, lastBackupAt: null, version: '' },
      backup: { scheduled: true, failure: { at: '2026-11-21T00:00:00.000Z', reason } },
    }),
    sendNow: async () => ({ sent: false, cause: 'timedOut', detail: 'ETIMEDOUT' }),
  });
  const { mail, backup } = await failing.client(by('qps')).call(getHealth, {});
  expect(mail.lastError).toMatch(/^\[!! .*\(535 Bad credentials\).* !!\]$/);
  expect(backup.failure?.reason).toMatch(/^\[!! .*\(ENOSPC: no space left on device, write\).* !!\]$/);
  const user: Caller = { principal: { name: 'Olga', role: 'owner', id, lang: 'qps' } };
  expect((await failing.client(user).call(sendTestMail, {})).detail).toMatch(/^\[!! .*\(ETIMEDOUT\).* !!\]$/);
  await failing.stop();
});

test('the account’s language comes before the request’s, and the request’s before English', async () => {
  const detail = async (caller: Caller, accepted?: string) => {
    const headers = { 'content-type': 'application/json', ...(accepted ? { 'accept-language': accepted } : {}) };
    const body = JSON.stringify({ from: '/a', to: '/a' });
    const response = await api.fetch('/api/Office/AddRedirect', { method: 'POST', headers, body }, caller);
    const { errors }: Problem = await response.json();
    return errors?.[0]?.message;
  };
  expect(await detail(by('pt'), 'de')).toBe('Os dois endereços são iguais');
  expect(await detail(by(), 'fr, de-AT;q=0.8, en;q=0.5')).toBe('Beide Adressen sind gleich');
  expect(await detail(by(), 'fr')).toBe('Both addresses are the same');
  expect(await detail(by())).toBe('Both addresses are the same');
});
