import { strToU8 } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hourlyLimits } from '#api/rules/limits/limits.ts';
import { mapWithConcurrency } from '#api/rules/limits/map-with-concurrency.ts';
import { type FormSite, startFormSite } from '#api/testing/form-site.ts';
import { startApi } from '#api/testing/start-api.ts';
import { docxParts, relation, relations, zipOf } from '#files/testing/docx-files.ts';

let api: FormSite['api'];
let department: FormSite['department'];
let publish: FormSite['publish'];
let applications: FormSite['applications'];
let mails: FormSite['mails'];

beforeEach(async () => {
  ({ api, department, publish, applications, mails } = await startFormSite());
});
afterEach(() => api.stop());

const pdf = (size = 400) => new Uint8Array(size).fill(32).map((byte, index) => strToU8('%PDF-1.7\n')[index] ?? byte);

interface Parts {
  [name: string]: string | File | undefined;
}

const partsOf = (changes: Parts = {}): Parts => ({
  Name: 'Ada Lovelace',
  Address: '1 Quay Street',
  Email: 'ada@example.org',
  Mobile: '+44 20 7946 0000',
  MobileAlt: '+44 20 7946 0001',
  DepartmentId: String(department),
  file: new File([pdf()], 'cv.pdf'),
  ...changes,
});

async function drop(parts: Parts, address = '203.0.113.7') {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) if (part !== undefined) body.append(name, part);
  const response = await api.fetch('/api/WebApi/DropCv', { method: 'POST', body }, { address });
  return {
    status: response.status,
    body: (await response.json()) as { status: boolean; msg: string; errors?: { field: string }[] },
  };
}

const privateFiles = () => Array.fromAsync(api.privateBlobs.list(), ({ name }) => name);

describe('a CV', () => {
  test('is stored with its file under a random name, and confirmed with a reference number', async () => {
    const { status, body } = await drop(partsOf());
    expect([status, body.status]).toEqual([200, true]);
    const [application] = await applications();
    expect(body.msg).toContain(application?.reference ?? 'none');
    expect(application).toMatchObject({
      name: 'Ada Lovelace',
      departmentId: department,
      careerId: null,
      status: 'new',
    });
    expect(application?.file).toMatchObject({ name: 'cv.pdf', mediaType: 'application/pdf', bytes: 400 });
    expect(await privateFiles()).toEqual([application?.file.blob]);
    expect(application?.file.blob).toMatch(/^[\w-]{32}\.pdf$/);
    const [mail] = await mails();
    expect(mail?.text).toContain(application?.reference ?? 'none');
    expect(mail?.text).not.toContain('Ada');
  });

  test('keeps the language of the page with the form, and names it to the group', async () => {
    await drop(partsOf({ lang: 'pt-BR' }));
    expect(await applications()).toMatchObject([{ lang: 'pt-BR' }]);
    expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('Brazilian Portuguese')]);
  });

  test('is accepted after more refused ones, of many senders, than are stored in an hour', async () => {
    const { most } = hourlyLimits.application;
    const refused = await mapWithConcurrency(Array.from({ length: most }), 10, (_, n) =>
      drop(partsOf({ file: new File(['MZ'], 'cv.pdf') }), `10.0.${n >> 8}.${n & 255}`),
    );
    expect(new Set(refused.map(({ body }) => body.status))).toEqual(new Set([false]));
    expect((await drop(partsOf())).body.status).toBe(true);
  });

  test('is confirmed or rejected in the language of the page', async () => {
    const sent = async (parts: Parts) => (await drop(partsOf({ lang: 'de-AT', ...parts }))).body.msg;
    expect(await sent({})).toMatch(/^Vielen Dank, .* Referenznummer ist CV-[\w-]+\.$/);
    expect(await sent({ DepartmentId: '999' })).toBe('Wählen Sie eine Abteilung aus der Liste aus');
    expect(await sent({ file: new File(['MZ'], 'cv.pdf') })).toMatch(/^Der Inhalt dieser Datei ist kein PDF-Dokument/);
    expect(await sent({ lang: 'xx', DepartmentId: '999' })).toBe('Choose a department from the list');
  });

  test('joins the talent pool only if the optional box was ticked', async () => {
    await drop(partsOf());
    for (const ticked of ['1', 'on', 'true']) await drop(partsOf({ TalentPool: ticked, PrivacyVersion: '2026-11-21' }));
    await drop(partsOf({ TalentPool: '0', PrivacyVersion: '' }));
    const kept = (await applications()).map(({ talentPool, privacyVersion }) => [talentPool, privacyVersion]);
    // The same submission with the same choice counts as sent once; with another choice it is a new one.
    expect(kept).toEqual([
      [true, '2026-11-21'],
      [false, null],
    ]);
  });

  test('sent twice has one reference, one row, one file and one mail', async () => {
    const answers = await Promise.all([drop(partsOf()), drop(partsOf())]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await applications()).toHaveLength(1);
    expect(await privateFiles()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    const other = await drop(partsOf({ file: new File([pdf(401)], 'cv.pdf') }));
    expect(other.body.msg).not.toBe(answers[0]?.body.msg);
    expect(await privateFiles()).toHaveLength(2);
  });

  test.each([
    ['Name', { code: 'name', params: { max: 120 } }],
    ['Address', { code: 'address', params: { max: 400 } }],
    ['Email', { code: 'email' }],
    ['Mobile', { code: 'phone_of' }],
    ['MobileAlt', { code: 'phone_of' }],
    ['DepartmentId', { code: 'department' }],
    ['file', { code: 'file' }],
  ])(
    'without %s is rejected with a message for the page and the code of its rule, and nothing is stored',
    async (name, rule) => {
      const { status, body } = await drop(partsOf({ [name]: undefined }));
      expect([status, body.status]).toEqual([200, false]);
      expect(body.msg).not.toBe('');
      expect(body.errors).toEqual([{ field: name, message: expect.any(String), ...rule }]);
      expect(await privateFiles()).toEqual([]);
      expect(await applications()).toEqual([]);
    },
  );

  const docx = (more: Record<string, string> = {}) => zipOf({ ...docxParts(), ...more });
  const doc = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1]);

  const files: [what: string, file: () => File, accepted: boolean][] = [
    ['a DOCX', () => new File([docx()], 'cv.docx'), true],
    ['a DOC', () => new File([doc], 'CV.DOC'), true],
    ['a file of 999,999 bytes', () => new File([pdf(999_999)], 'cv.pdf'), true],
    ['a file of 1,000,000 bytes', () => new File([pdf(1_000_000)], 'cv.pdf'), false],
    ['an empty file', () => new File([], 'cv.pdf'), false],
    ['a program named PDF', () => new File([strToU8('MZ')], 'cv.pdf'), false],
    ['a PDF named DOCX', () => new File([pdf()], 'cv.docx'), false],
    ['an unsupported extension', () => new File([pdf()], 'cv.pdf.exe'), false],
    ['a name without an extension', () => new File([pdf()], 'cv'), false],
    ['a name that is only an extension', () => new File([pdf()], '.pdf'), false],
    ['a DOCX with macros', () => new File([docx({ 'word/vbaProject.bin': 'x' })], 'cv.docx'), false],
  ];

  test.each(files)('accepts or rejects %s', async (_, file, accepted) => {
    const { status, body } = await drop(partsOf({ file: file() }));
    expect([status, body.status]).toEqual([200, accepted]);
    expect((await privateFiles()).length).toBe(accepted ? 1 : 0);
  });

  test.each([
    ['cv.pdf', strToU8('MZ'), 'is not a PDF document'],
    ['cv.docx', zipOf({ 'xl/workbook.xml': '' }), 'is not a DOCX document'],
    ['cv.docx', docx().subarray(0, 60), 'is damaged'],
    ['cv.docx', docx({ 'word/vbaProject.bin': 'x' }), 'contains macros'],
    [
      'cv.docx',
      docx({ 'word/_rels/a.rels': relations(relation('image', 'https://evil.example/a.png')) }),
      'loads content from evil.example',
    ],
  ])('%s (%#) is rejected with its true reason', async (name, content, reason) => {
    const { body } = await drop(partsOf({ file: new File([content], name) }));
    expect(body).toMatchObject({ status: false, msg: expect.stringContaining(reason) });
  });

  test('matches part names case-insensitively', async () => {
    const { Name, MobileAlt, ...rest } = partsOf();
    expect((await drop({ name: Name, MOBILEALT: MobileAlt, ...rest })).body.status).toBe(true);
  });

  test('far over the limit is rejected with 413 while it is read', async () => {
    const { status } = await drop(partsOf({ file: new File([pdf(1_200_000)], 'cv.pdf') }));
    expect(status).toBe(413);
  });

  test('for an unknown department, or an unknown or closed job, is rejected', async () => {
    const job = { title: 'Fitter', createdAt: '2026-01-01T00:00:00Z' };
    const open = await publish('career', { ...job, applicationDeadline: '2026-12-01T00:00:00Z' });
    const closed = await publish('career', { ...job, applicationDeadline: '2026-11-01T00:00:00Z' });
    expect((await drop(partsOf({ DepartmentId: '999' }))).body).toMatchObject({
      status: false,
      errors: [{ field: 'DepartmentId' }],
    });
    expect((await drop(partsOf({ CareerId: '999' }))).body).toMatchObject({
      status: false,
      errors: [{ field: 'CareerId' }],
    });
    expect((await drop(partsOf({ CareerId: String(closed) }))).body).toMatchObject({ status: false });
    expect((await drop(partsOf({ CareerId: String(open) }))).body.status).toBe(true);
    expect(await applications()).toMatchObject([{ careerId: open }]);
  });

  test('writes no row before its file is stored, and none if storing fails', async () => {
    const stored = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const put = () => {
      asked.resolve();
      return stored.promise;
    };
    const second = await startApi(api.store, { privateBlobs: { ...api.privateBlobs, put } });
    const body = new FormData();
    for (const [name, part] of Object.entries(partsOf())) if (part) body.append(name, part);
    const answer = second.fetch('/api/WebApi/DropCv', { method: 'POST', body });
    await asked.promise;
    // A handler that does not wait for the file writes its row meanwhile.
    for (let looks = 0; looks < 20; looks++) expect(await applications()).toEqual([]);
    stored.reject(new Error('disk full'));
    expect((await answer).status).toBe(500);
    expect(await applications()).toEqual([]);
    await second.stop();
  });

  test('leaves no file if its row cannot be written', async () => {
    const broken = {
      ...api.store,
      submissions: { ...api.store.submissions, addApplication: () => Promise.reject(new Error('disk full')) },
    };
    const second = await startApi(broken);
    const body = new FormData();
    for (const [name, part] of Object.entries(partsOf())) if (part) body.append(name, part);
    const response = await second.fetch('/api/WebApi/DropCv', { method: 'POST', body });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('disk full');
    expect(await Array.fromAsync(second.privateBlobs.list())).toEqual([]);
    expect(second.errors).toHaveLength(1);
    await second.stop();
  });
});
