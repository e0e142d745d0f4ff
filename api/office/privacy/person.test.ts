import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { changeApplications, getApplication } from '#contract/calls/office/inbox.ts';
import { findPerson } from '#contract/calls/office/privacy.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const recruiter: Caller = { principal: { name: 'rita', role: 'recruiter' } };
const mail = { to: 'office@example.com', subject: 'Website message', text: 'From ada@example.org' };

describe.each(engines)('the data of a person on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  beforeEach(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    return fresh.discard;
  });
  afterEach(() => api.stop());

  const cv = new TextEncoder().encode('%PDF-1.7 of Ada');
  const apply = async (reference: string, email: string, talentPool = false) => {
    const blob = `${reference.toLowerCase()}.pdf`;
    await api.privateBlobs.put(blob, cv);
    const { id } = await api.store.submissions.addApplication({
      ...{ reference, name: 'Ada', address: 'Quay 1', email, mobile: '1', mobileAlternative: '2', departmentId: 1 },
      ...{ careerId: null, spam: false, talentPool, privacyVersion: '2026-11-21' },
      file: { blob, name: '#api/Ada.pdf', mediaType: 'application/pdf', bytes: cv.length, sha256: reference },
    });
    return id;
  };
  const write = (email: string, message: string) =>
    api.store.submissions.addMessage(
      { name: 'Ada', email, mobile: '', subject: 'S', message, spam: false, privacyVersion: '2026-11-21' },
      email === 'bob@example.org' ? [] : [mail],
    );
  const fill = async () => {
    await apply('CV-AAAA-0001', 'Ada@example.org', true);
    await apply('CV-BBBB-0001', 'bob@example.org');
    await write('ADA@example.org', 'Of Ada');
    await write('bob@example.org', 'Of Bob');
    const hashes = { confirmTokenHash: 'c', unsubscribeTokenHash: 'u' };
    await api.store.subscribers.ask('ada@example.org', hashes, { ...mail, to: 'ada@example.org', text: 'token' });
  };
  const download = (email: string, caller: Caller = owner) =>
    api.fetch(
      '/api/Office/ExportPerson',
      { method: 'POST', body: JSON.stringify({ email }), headers: { 'content-type': 'application/json' } },
      caller,
    );
  const audit = async () => (await api.store.audit.list({ skip: 0, take: 10 })).items;

  test('are found by email address in any case, as numbers and dates without content', async () => {
    await fill();
    const kept = await api.client(recruiter).call(findPerson, { email: 'aDA@example.org' });
    expect(kept).toMatchObject({
      messages: [{ id: expect.any(Number) }],
      applications: [{ reference: 'CV-AAAA-0001', talentPool: true, file: { bytes: cv.length } }],
      subscriptions: [{ status: 'asked' }],
      mails: 2,
      hasAccount: false,
    });
    expect(JSON.stringify(kept)).not.toContain('Of Ada');
    const none = await api.client(recruiter).call(findPerson, { email: 'carl@example.org' });
    expect(none).toEqual({ messages: [], applications: [], subscriptions: [], mails: 0, hasAccount: false });
  });

  test('are exported as an archive with the original CVs, and the audit log records only numbers', async () => {
    await fill();
    await api.store.users.add({ name: 'Ada of the office', email: 'ada@example.org', role: 'editor' }, 'me');
    const response = await download('ada@example.org');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="person-2026-11-21\.zip"/);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual(['cv/CV-AAAA-0001.pdf', 'person.json']);
    expect(files['cv/CV-AAAA-0001.pdf']).toEqual(cv);
    const text = strFromU8(files['person.json'] ?? new Uint8Array());
    expect(JSON.parse(text)).toMatchObject({
      email: 'ada@example.org',
      messages: [{ message: 'Of Ada', privacyVersion: '2026-11-21' }],
      applications: [
        {
          reference: 'CV-AAAA-0001',
          talentPool: true,
          file: { sentAs: '#api/Ada.pdf', inThisArchive: 'cv/CV-AAAA-0001.pdf' },
        },
      ],
      subscriptions: [{ email: 'ada@example.org', status: 'asked' }],
      mails: [{ to: 'office@example.com' }, { to: 'ada@example.org' }],
      account: { name: 'Ada of the office', role: 'editor' },
    });
    for (const stranger of ['Bob', 'bob@', 'CV-BBBB']) expect(text).not.toContain(stranger);
    const [note] = await audit();
    expect(note).toMatchObject({
      by: 'olga',
      action: 'person.export',
      subject: 'messages 1, applications 1, subscriptions 1, mails 2',
    });
  });

  test('are exported without a missing file, which is logged', async () => {
    await fill();
    await api.privateBlobs.remove('cv-aaaa-0001.pdf');
    const files = unzipSync(new Uint8Array(await (await download('ada@example.org')).arrayBuffer()));
    expect(Object.keys(files)).toEqual(['person.json']);
    const { applications } = JSON.parse(strFromU8(files['person.json'] ?? new Uint8Array()));
    expect(applications).toMatchObject([{ file: { inThisArchive: null } }]);
    expect(api.errors.map(String)).toEqual(['Error: 1 CVs are not in the data folder']);
  });

  test('cannot be exported by a recruiter, because they include messages', async () => {
    expect((await download('ada@example.org', recruiter)).status).toBe(403);
  });

  test('keep a consent that the office can withdraw but not give', async () => {
    const id = await apply('CV-AAAA-0001', 'ada@example.org', true);
    const until = async () => (await api.client(recruiter).call(getApplication, { id })).keptUntil.slice(0, 4);
    const year = new Date().getUTCFullYear();
    expect(await until()).toBe(String(year + 2));
    await api.client(recruiter).call(changeApplications, { ids: [id], talentPool: false });
    const changed = await api.client(recruiter).call(getApplication, { id });
    expect(changed).toMatchObject({ talentPool: false, privacyVersion: '2026-11-21' });
    expect(Number(await until())).toBeLessThan(year + 2);
    expect((await audit())[0]).toMatchObject({ action: 'application.change', subject: `${id}: consent withdrawn` });
    const given = { ids: [id], talentPool: true };
    const response = await api.fetch(
      '/api/Office/ChangeApplications',
      { method: 'POST', body: JSON.stringify(given), headers: { 'content-type': 'application/json' } },
      recruiter,
    );
    expect(response.status).toBe(422);
  });
});
