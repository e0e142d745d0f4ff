import { strToU8 } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EntityInput, EntityName } from '#content/registry.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { docxParts, relation, relations, zipOf } from '#files/testing/docx-files.ts';
import { testPeople } from './testing/people.ts';
import { owner, startApi, type TestApi } from './testing/start-api.ts';

let api: TestApi;
let company: number;
let department: number;

const publish = async <Name extends EntityName>(type: Name, document: EntityInput<Name>) => {
  const input = {
    type,
    parent: null,
    status: 'published',
    publishAt: null,
    keepPublished: false,
    document,
    translations: {},
  } as const;
  return (await api.client(owner).call(saveEntry, input)).id;
};

beforeEach(async () => {
  api = await startApi();
  company = await publish('company', { companyName: 'Example Group', email: 'office@example.com' });
  department = await publish('department', { name: 'Maintenance' });
});
afterEach(async () => {
  await api.stop();
});

const page = { skip: 0, take: 100 };
const messages = async (status?: 'spam') => (await api.store.submissions.messages({ ...page, status })).items;
const applications = async () => (await api.store.submissions.applications(page)).items;
const post = (path: string, body: unknown, address = '203.0.113.7') =>
  api.fetch(
    path,
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    { address },
  );
const mails = async () => api.store.mail.claim(new Date('2030-01-01'), new Date('2030-01-02'), 100);

describe('a message', () => {
  const message = {
    name: 'Ada',
    email: 'ada@example.org',
    mobile: '',
    subject: 'Yarn\r\nBcc: all@example.org',
    message: 'Price for 2 t?',
  };

  test('is stored before the response, and queues a mail to the group', async () => {
    const response = await post('/api/WebApi/ContactUs', message);
    expect(response.status).toBe(200);
    expect(await messages()).toMatchObject([{ name: 'Ada', message: 'Price for 2 t?', status: 'new' }]);
    expect(await mails()).toMatchObject([{ to: 'office@example.com', replyTo: 'ada@example.org' }]);
  });

  test('takes null in any field as blank', async () => {
    const blank = { name: null, email: null, mobile: null, subject: null };
    const more = { website: null, elapsedMs: null, privacyVersion: null, lang: null };
    expect((await post('/api/WebApi/ContactUs', { ...blank, ...more, message: 'Price?' })).status).toBe(200);
    expect(await messages()).toMatchObject([{ name: '', email: '', mobile: '', subject: '', status: 'new' }]);
    expect((await post('/api/WebApi/ContactUs', { ...blank, message: null })).status).toBe(422);
    expect((await post('/api/WebApi/Subscribe', { email: null })).status).toBe(422);
  });

  test('stores the version of the privacy notice that the form showed, or null', async () => {
    await post('/api/WebApi/ContactUs', { message: 'With', privacyVersion: '2026-11-21' });
    await post('/api/WebApi/ContactUs', { message: 'Without' });
    expect((await messages()).map(({ privacyVersion }) => privacyVersion)).toEqual([null, '2026-11-21']);
    const odd = await post('/api/WebApi/ContactUs', { message: 'Odd', privacyVersion: '<script>' });
    expect(odd.status).toBe(422);
  });

  test('stores the language of the page with the form, or null, and names it to the group', async () => {
    await post('/api/WebApi/ContactUs', { message: 'Hallo', lang: 'de' });
    await post('/api/WebApi/ContactUs', { message: 'Hello' });
    expect((await messages()).map(({ lang }) => lang)).toEqual([null, 'de']);
    const [german, unknown] = (await mails()).map(({ text }) => text);
    expect(german).toContain('Language: German\n');
    expect(unknown).not.toContain('Language');
    expect((await post('/api/WebApi/ContactUs', { message: 'Odd', lang: '<script>' })).status).toBe(422);
  });

  test('is mailed once to each user who enabled notices, and stored even if the users cannot be read', async () => {
    const wishing = async (what: 'messages' | 'applications') =>
      (what === 'messages' ? ['eva@example.com', 'Office@example.com'] : ['rita@example.com']).map((email) => ({
        id: email,
        email,
        lang: null,
      }));
    const telling = await startApi(api.store, { people: { ...testPeople(api.store), wishing } });
    const sending = { method: 'POST', headers: { 'content-type': 'application/json' } };
    await telling.fetch('/api/WebApi/ContactUs', { ...sending, body: JSON.stringify(message) });
    await telling.stop();
    const told = await mails();
    expect(told.map(({ to }) => to).sort()).toEqual(['eva@example.com', 'office@example.com']);
    expect(new Set(told.map(({ text }) => text)).size).toBe(1);

    const broken = await startApi(api.store, {
      people: { ...testPeople(api.store), wishing: () => Promise.reject(new Error('locked')) },
    });
    const more = { ...sending, body: JSON.stringify({ message: 'More' }) };
    expect((await broken.fetch('/api/WebApi/ContactUs', more)).status).toBe(200);
    expect(broken.errors).toHaveLength(1);
    expect((await mails()).map(({ to }) => to)).toContain('office@example.com');
    await broken.stop();
  });

  test('may leave any field blank but not all', async () => {
    const alone = { name: 'Ada', email: 'ada@example.org', mobile: '123', subject: 'Yarn', message: 'Hello' };
    for (const [field, value] of Object.entries(alone)) {
      expect((await post('/api/WebApi/ContactUs', { [field]: value })).status, field).toBe(200);
    }
    expect((await post('/api/WebApi/ContactUs', { name: ' ', message: '\n' })).status).toBe(422);
    expect(await messages()).toHaveLength(5);
  });

  test.each([{ website: 'https://spam.example' }, { elapsedMs: 20 }])(
    'that looks automatic gets the same response, is marked as spam, and is not mailed: %j',
    async (signs) => {
      const response = await post('/api/WebApi/ContactUs', { ...message, ...signs });
      expect([response.status, await response.json()]).toEqual([200, { status: true }]);
      expect(await messages()).toEqual([]);
      expect(await messages('spam')).toMatchObject([{ name: 'Ada', status: 'spam' }]);
      expect(await mails()).toEqual([]);
    },
  );

  test('sent twice is confirmed twice, but stored and mailed once', async () => {
    const [first, second] = await Promise.all([
      post('/api/WebApi/ContactUs', message),
      post('/api/WebApi/ContactUs', message),
    ]);
    expect([second.status, await second.json()]).toEqual([first.status, await first.json()]);
    expect(await messages()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    await post('/api/WebApi/ContactUs', { ...message, subject: 'Yarn' });
    expect(await messages()).toHaveLength(2);
  });

  test('over the limit is rejected with Retry-After, while another visitor is not limited', async () => {
    for (let count = 0; count < 30; count++) await post('/api/WebApi/ContactUs', message);
    const refused = await post('/api/WebApi/ContactUs', message);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post('/api/WebApi/ContactUs', message, '198.51.100.1')).status).toBe(200);
    api.at('2026-11-21T12:11:00Z');
    expect((await post('/api/WebApi/ContactUs', message)).status).toBe(200);
  });
});

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
    expect(application?.file.blob).not.toContain('cv');
    const [mail] = await mails();
    expect(mail?.text).toContain(application?.reference ?? 'none');
    expect(mail?.text).not.toContain('Ada');
  });

  test('keeps the language of the page with the form, and names it to the group', async () => {
    await drop(partsOf({ lang: 'pt-BR' }));
    expect(await applications()).toMatchObject([{ lang: 'pt-BR' }]);
    expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('Brazilian Portuguese')]);
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

describe('a subscription', () => {
  const tokens = async () => {
    const text = (await mails()).map((mail) => mail.text).join('\n');
    return [...text.matchAll(/token=([\w-]{43})/g)].map(([, token]) => token);
  };
  const status = async () => (await api.store.subscribers.list(page)).items.map((subscriber) => subscriber.status);
  const send = (call: string, token: string | undefined) =>
    api.fetch(`/api/WebApi/${call}?token=${token}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });

  test('is confirmed by the mailed link and ended with one click', async () => {
    const response = await post('/api/WebApi/Subscribe', { email: 'Ada@Example.org' });
    expect([response.status, await response.json()]).toEqual([200, { status: true }]);
    expect(await status()).toEqual(['asked']);
    const [confirm, end] = await tokens();
    expect((await send('ConfirmSubscription', end)).status).toBe(404);
    for (let twice = 0; twice < 2; twice++) expect((await send('ConfirmSubscription', confirm)).status).toBe(200);
    expect(await status()).toEqual(['confirmed']);
    for (let twice = 0; twice < 2; twice++) expect((await send('Unsubscribe', end)).status).toBe(200);
    expect(await status()).toEqual(['ended']);
  });

  test.each(['', '&lang=de', '&lang=<x>'])(
    'is not ended by opening its address%s, which leads to the page',
    async (lang) => {
      await post('/api/WebApi/Subscribe', { email: 'ada@example.org', lang: 'de' });
      const [{ headers } = {}] = await mails();
      expect(headers?.['List-Unsubscribe']).toMatch(/\?token=[\w-]{43}&lang=de>$/);
      const [, end] = await tokens();
      const opened = await api.fetch(`/api/WebApi/Unsubscribe?token=${end}${lang}`);
      expect([opened.status, opened.headers.get('location')]).toEqual([
        303,
        `https://www.example.com/newsletter/unsubscribe?token=${end}`,
      ]);
      expect(await status()).toEqual(['asked']);
    },
  );

  test('keeps the language of the page with the form; the latest request counts', async () => {
    const languages = async () => (await api.store.subscribers.list(page)).items.map(({ lang }) => lang);
    for (const lang of ['de', undefined, 'fr']) {
      await post('/api/WebApi/Subscribe', { email: 'ada@example.org', lang });
      expect(await languages()).toEqual([lang ?? null]);
    }
  });

  test.each([
    ['de', 'Bitte bestätigen Sie Ihr Newsletter-Abonnement', '/de'],
    ['DE', 'Bitte bestätigen Sie Ihr Newsletter-Abonnement', '/de'],
    // Without pages of its own, but with texts.
    ['fr', 'Veuillez confirmer votre abonnement', ''],
    ['pt', 'Confirme a sua subscrição', ''],
    // With pages, but without texts.
    ['nl', 'Please confirm your subscription', '/nl'],
    ['en', 'Please confirm your subscription', ''],
    [undefined, 'Please confirm your subscription', ''],
  ])(
    'from a page in the language %s is confirmed by a mail with the subject “%s” and links to “%s/newsletter”',
    async (lang, subject, path) => {
      const languages = [
        { lang: 'de', name: '', state: 'Published' },
        { lang: 'nl', name: '', state: 'Published' },
        { lang: 'pt', name: '', state: 'In preparation' },
      ];
      await api.client(owner).call(saveEntry, {
        ...{ type: 'company', id: company, revision: 1, parent: null, status: 'published', publishAt: null },
        ...{ keepPublished: false, document: { companyName: 'Example Group', languages }, translations: {} },
      });
      await post('/api/WebApi/Subscribe', { email: 'ada@example.org', lang });
      const [mail] = await mails();
      expect(mail?.subject).toBe(subject);
      const links = [...(mail?.text ?? '').matchAll(/https:\S+/g)].map(([link]) => link.replace(/=.*/, ''));
      expect(links).toEqual([
        `https://www.example.com${path}/newsletter/confirm?token`,
        `https://www.example.com${path}/newsletter/unsubscribe?token`,
      ]);
    },
  );

  test('of a confirmed address gets the same response, and no mail', async () => {
    await post('/api/WebApi/Subscribe', { email: 'ada@example.org' });
    const [confirm] = await tokens();
    await send('ConfirmSubscription', confirm);
    const again = await post('/api/WebApi/Subscribe', { email: 'ADA@example.org' });
    expect([again.status, await again.json()]).toEqual([200, { status: true }]);
    expect(await status()).toEqual(['confirmed']);
    expect(await mails()).toEqual([]);
  });

  test('sends at most three confirmation mails an hour to an address, and keeps the last link valid', async () => {
    for (let visitor = 1; visitor <= 6; visitor++) {
      const email = visitor % 2 ? 'ada@example.org' : 'ADA@example.org';
      expect((await post('/api/WebApi/Subscribe', { email }, `203.0.113.${visitor}`)).status).toBe(200);
    }
    const sent = await mails();
    expect(sent).toHaveLength(3);
    const [, confirm = ''] = /confirm\?token=([\w-]+)/.exec(sent.at(-1)?.text ?? '') ?? [];
    expect((await send('ConfirmSubscription', confirm)).status).toBe(200);
    await post('/api/WebApi/Subscribe', { email: 'emil@example.org' }, '203.0.113.1');
    expect(await mails()).toHaveLength(1);
  });

  test('that looks automatic is not stored', async () => {
    expect((await post('/api/WebApi/Subscribe', { email: 'a@example.org', website: 'x' })).status).toBe(200);
    expect(await status()).toEqual([]);
  });
});
