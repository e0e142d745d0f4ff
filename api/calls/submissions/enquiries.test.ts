import { strFromU8, strToU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { changeMessages, listMessages } from '#contract/calls/office/inbox.ts';
import { sendEnquiry } from '#contract/calls/send-enquiry.ts';
import { maxAttachmentBytes } from '#contract/submissions/enquiry-terms.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

type Parts = Record<string, string | File | undefined>;

const pdf = () => new File([strToU8('%PDF-1.7 of Ada')], 'plan.pdf');
const pdfOf = (bytes: number) => new File(['%PDF-1.7 of Ada'.padEnd(bytes)], 'plan.pdf');
const list = { skip: 0, take: 100 };

describe.each(engines)('an enquiry on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  let yarn: string;

  const publish = async (
    type: 'company' | 'category' | 'product',
    document: Record<string, unknown>,
    parent: number | null = null,
  ) => {
    const options = { status: 'published', publishAt: null, keepPublished: false, translations: {} } as const;
    return (await api.client(owner).call(saveEntry, { type, parent, document, ...options })).id;
  };

  beforeEach(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    await publish('company', { companyName: 'Example Group', email: 'office@example.com' });
    const category = await publish('category', { name: 'Yarns' });
    const articles = [{ number: 'Y-30' }];
    yarn = String(await publish('product', { name: 'Combed yarn', description: '', media: [], articles }, category));
    return async () => {
      await api.stop();
      await fresh.discard();
    };
  });

  const partsOf = (changes: Parts = {}): Parts => ({
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    lines: JSON.stringify([{ productId: yarn, article: 'Y-30', quantity: 2.5, unit: 't', note: 'raw white' }]),
    ...changes,
  });
  const send = async (
    changes: Parts = {},
    { key, address = '203.0.113.7' }: { key?: string; address?: string } = {},
  ) => {
    const body = new FormData();
    for (const [name, part] of Object.entries(partsOf(changes))) if (part !== undefined) body.append(name, part);
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
    const response = await api.fetch('/api/WebApi/SendEnquiry', { method: 'POST', body, headers }, { address });
    const answer: { reference?: string; errors?: { field: string; code?: string }[] } = await response.json();
    return { ...answer, status: response.status };
  };
  const stored = (status?: 'spam') => api.client(owner).call(listMessages, { ...list, kind: 'enquiry', status });
  const mails = async () => api.store.mail.claim(new Date('2030-01-01'), new Date('2030-01-02'), 100);
  const privateFiles = () => Array.fromAsync(api.privateBlobs.list(), ({ name }) => name);

  test('is stored with all its fields beside messages, with a reference', async () => {
    const fields = { company: 'Mill', country: 'bd', deliveryTerm: 'FOB', wantedOn: '2027-01-31', lang: 'de' };
    const { status, reference } = await send({
      ...fields,
      subject: 'Price',
      message: 'Soon?',
      mobile: '+44 20 7946 0000',
    });
    expect([status, reference]).toEqual([200, expect.stringMatching(/^EN-[2-9A-Z]{4}-[2-9A-Z]{4}$/)]);
    await api.store.submissions.addMessage({
      ...{ name: 'Bob', email: '', mobile: '', subject: '', message: 'Hello', spam: false },
    });
    const { kind: _, ...all } = { ...list, kind: undefined };
    expect(await api.client(owner).call(listMessages, all)).toHaveLength(2);
    expect(await stored()).toMatchObject([
      {
        ...{ name: 'Ada Lovelace', subject: 'Price', message: 'Soon?', status: 'new', lang: 'de' },
        enquiry: {
          ...{ reference, company: 'Mill', country: 'BD', deliveryTerm: 'FOB', wantedOn: '2027-01-31', file: null },
          lines: [
            { productId: yarn, product: 'Combed yarn', article: 'Y-30', quantity: 2.5, unit: 't', note: 'raw white' },
          ],
        },
      },
    ]);
  });

  test('is found by parts of its reference and other spellings of its articles, also after a rebuild', async () => {
    const { reference = '' } = await send({ message: 'Instead of GB-750-DL' });
    const [, first = '', second = ''] = reference.split('-');
    const spellings = [reference, first + second, second, `en ${first}`, 'y30', 'Y 30', 'gb750dl', 'GB 750-DL'];
    const finding = async () => {
      const found = spellings.map((words) => api.client(owner).call(listMessages, { ...list, words }));
      return (await Promise.all(found)).map((messages) => messages.length);
    };
    const each = spellings.map(() => 1);
    expect(await finding()).toEqual(each);
    await api.store.derived.markAllOutdated();
    expect(await finding()).toEqual(each);
  });

  test('can be sent with the client, as a list and a key', async () => {
    const lines = [{ productId: yarn, article: '', unit: '', note: '' }];
    const fields = {
      name: 'Ada',
      email: 'ada@example.org',
      mobile: '',
      company: '',
      subject: '',
      message: '',
    } as const;
    const more = { country: '', deliveryTerm: '', wantedOn: '', website: '', idempotencyKey: 'k' } as const;
    const first = await api.client().call(sendEnquiry, { ...fields, ...more, lines });
    expect(await api.client().call(sendEnquiry, { ...fields, ...more, lines })).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  test('is mailed to the group with its lines, and to the sender without what was typed', async () => {
    const { reference = '' } = await send({ subject: 'Buy at evil.example', country: 'BD', message: 'Hello' });
    const [group, sender] = await mails();
    expect(group).toMatchObject({ to: 'office@example.com', replyTo: 'ada@example.org' });
    expect(group?.subject).toContain(reference);
    for (const part of ['Combed yarn, Y-30 (2.5 t): raw white', 'Bangladesh', 'Ada Lovelace', 'Hello'])
      expect(group?.text).toContain(part);
    expect(sender?.to).toBe('ada@example.org');
    expect(sender?.text).toContain('- Combed yarn, Y-30 (2.5 t)');
    // Apart from other words, so that it does not break at its hyphens on phones.
    expect(sender?.text.split('\n')).toContain(`Reference number: ${reference}`);
    for (const typed of ['evil', 'raw white', 'Hello', 'Lovelace']) expect(sender?.text).not.toContain(typed);
    await send({ lang: 'de', subject: 'Noch eine' });
    expect((await mails()).find(({ to }) => to === 'ada@example.org')?.subject).toMatch(/^Ihre Anfrage EN-/);
  });

  test('is mailed to the sender with the numbers of articles of its products alone, and to the group with its file', async () => {
    const lines = ['y 30', 'evil.example', ''].map((article) => ({ productId: yarn, article, quantity: 7 }));
    await send({ lines: JSON.stringify([...lines, { article: 'Y-30' }]), file: pdf() });
    const [group, sender] = await mails();
    expect(group?.text).toContain('Attachment: plan.pdf');
    const listed = sender?.text.split('\n').filter((each) => each.startsWith('- '));
    expect(listed).toEqual(['- Combed yarn, Y-30 (7)', '- Combed yarn (7)', '- Combed yarn (7)']);
  });

  test('about a product that the site does not know keeps what was sent', async () => {
    await send({ lines: JSON.stringify([{ productId: '99999', quantity: 3 }, { article: 'Blue cloth' }]) });
    const [message] = await stored();
    expect(message?.enquiry?.lines).toMatchObject([
      { productId: '99999', product: '', quantity: 3 },
      { productId: null, product: '', article: 'Blue cloth', quantity: null },
    ]);
  });

  const line = (more: object) => JSON.stringify([{ article: 'A', ...more }]);
  const many = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ article: 'A' })));
  const rejected: [what: string, parts: Parts, field: string, code: string | undefined][] = [
    ['no name', { name: ' ' }, 'name', 'name'],
    ['no email address', { email: undefined }, 'email', 'email'],
    ['an invalid email address', { email: 'ada' }, 'email', 'email'],
    ['letters as a telephone number', { mobile: 'call me' }, 'mobile', 'phone'],
    ['an unknown country', { country: 'XX' }, 'country', 'country'],
    ['an unknown delivery term', { deliveryTerm: 'DAT' }, 'deliveryTerm', 'delivery_term'],
    ['a day that does not exist', { wantedOn: '2027-02-30' }, 'wantedOn', 'day'],
    ['neither a product nor a text', { lines: '[]' }, 'message', 'blank'],
    ['lines that are not JSON', { lines: '[{' }, 'lines', 'lines'],
    ['lines that are no list', { lines: '{"article":"A"}' }, 'lines', 'lines'],
    ['51 lines', { lines: many(51) }, 'lines', 'lines'],
    ['an empty line', { lines: '[{"quantity":1}]' }, 'lines.0.article', 'line'],
    ['a quantity of 0', { lines: line({ quantity: 0 }) }, 'lines.0.quantity', 'quantity'],
    ['a negative quantity', { lines: line({ quantity: -2 }) }, 'lines.0.quantity', 'quantity'],
    ['a text as a quantity', { lines: line({ quantity: '2' }) }, 'lines.0.quantity', 'quantity'],
    ['an address as a unit', { lines: line({ unit: 'evil.example' }) }, 'lines.0.unit', 'unit'],
    ['a note of 501 characters', { lines: line({ note: 'x'.repeat(501) }) }, 'lines.0.note', 'note'],
    ['an attachment of another type', { file: new File(['MZ'], 'plan.exe') }, 'file', 'attachment'],
    ['an attachment with another content', { file: new File(['MZ'], 'plan.pdf') }, 'file', undefined],
    ['an empty attachment', { file: new File([], 'plan.pdf') }, 'file', 'attachment'],
    ['an attachment over 5 MB', { file: pdfOf(maxAttachmentBytes + 1) }, 'file', 'attachment'],
  ];

  test.each(rejected)('with %s is rejected at its field, and nothing is stored', async (_, parts, field, code) => {
    const { status, errors } = await send(parts);
    expect([status, errors?.map((error) => [error.field, error.code])]).toEqual([422, [[field, code]]]);
    expect(await stored()).toEqual([]);
    expect(await privateFiles()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test.each<[string, Parts]>([
    ['50 lines', { lines: many(50) }],
    ['a text alone', { lines: undefined, message: 'Price?' }],
    ['50 lines and an attachment of 5 MB', { lines: many(50), file: pdfOf(maxAttachmentBytes) }],
    ['a unit with a sign', { lines: line({ unit: 'm²' }) }],
    ['a unit that ends in a full stop', { lines: line({ unit: 'pcs.' }) }],
    ['a blank optional field', { country: '', deliveryTerm: '', wantedOn: '', mobile: '', lang: undefined }],
  ])('with %s is accepted', async (_, parts) => {
    expect((await send(parts)).status).toBe(200);
  });

  test.each([{ website: 'https://spam.example' }, { elapsedMs: '20' }])(
    'that looks automatic gets a reference, is marked as spam, and is not mailed: %j',
    async (signs) => {
      expect((await send(signs)).reference).toMatch(/^EN-/);
      expect(await stored()).toEqual([]);
      expect(await stored('spam')).toHaveLength(1);
      expect(await mails()).toEqual([]);
    },
  );

  test('sent twice at once has one reference, one row, one file and its mails once', async () => {
    const [first, second] = await Promise.all([send({ file: pdf() }), send({ file: pdf() })]);
    expect(second).toEqual(first);
    expect(await stored()).toHaveLength(1);
    expect(await privateFiles()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('with the same key is stored once at any time, and another one with it is rejected', async () => {
    const key = 'a-key';
    const first = await send({}, { key });
    await api.store.accounts.updateTable('messages').set({ received_at: '2020-01-01T00:00:00.000Z' }).execute();
    expect(await send({}, { key })).toEqual(first);
    expect((await send({ message: 'Another' }, { key })).status).toBe(409);
    expect(await stored()).toHaveLength(1);
    expect((await send({}, { key: 'another' })).reference).not.toBe(first.reference);
    expect((await send({}, { key: 'with space' })).status).toBe(422);
  });

  test('that looked automatic at first is stored with the same key after a while', async () => {
    await send({ elapsedMs: '300' }, { key: 'a-key' });
    expect(await stored()).toEqual([]);
    const { reference, status } = await send({ elapsedMs: '30000' }, { key: 'a-key' });
    expect(status).toBe(200);
    expect(await stored()).toMatchObject([{ enquiry: { reference } }]);
    expect(await mails()).toHaveLength(2);
    expect((await send({ elapsedMs: '60000' }, { key: 'a-key' })).reference).toBe(reference);
  });

  test('over the limit is rejected with 429, while another visitor is not limited', async () => {
    for (let count = 0; count < 20; count++) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
    expect((await send({}, { address: '198.51.100.1' })).status).toBe(200);
  });

  test('has an attachment at most ten times in ten minutes, and is accepted without one', async () => {
    for (let count = 0; count < 10; count++) expect((await send({ file: pdf() })).status).toBe(200);
    expect((await send({ file: pdf() })).status).toBe(429);
    expect((await send()).status).toBe(200);
    expect((await send({ file: pdf() }, { address: '198.51.100.1' })).status).toBe(200);
  });

  test('mails an address at most three times in an hour, and stores every enquiry', async () => {
    for (let count = 0; count < 5; count++) await send({ message: `Number ${count}` });
    expect(await stored()).toHaveLength(5);
    expect((await mails()).filter(({ to }) => to === 'ada@example.org')).toHaveLength(3);
  });

  test('is found by its words, also after a note', async () => {
    const { reference = '' } = await send({ company: 'Spinning Mill' });
    const [message] = await stored();
    await api.client(owner).call(changeMessages, { ids: [message?.id ?? 0], note: 'Called back' });
    for (const words of [reference, 'spinning', 'combed', 'y-30', 'raw', 'called'])
      expect(await api.client(owner).call(listMessages, { ...list, words }), words).toHaveLength(1);
  });

  test('is exported as CSV', async () => {
    const { reference = '' } = await send({ country: 'BD' });
    const csv = await (await api.fetch('/api/Office/ExportMessages?kind=enquiry', {}, owner)).text();
    expect(csv).toContain(reference);
    expect(csv).toContain('Combed yarn Y-30; 2.5 t; raw white');
  });

  test('has an attachment that editors download, which is logged', async () => {
    await send({ file: pdf() });
    const [message] = await stored();
    expect(message?.enquiry?.file).toEqual({ name: 'plan.pdf', mediaType: 'application/pdf', bytes: 15 });
    const path = `/api/Office/GetEnquiryFile?id=${message?.id}`;
    const response = await api.fetch(path, {}, owner);
    expect(await response.text()).toBe('%PDF-1.7 of Ada');
    expect((await api.store.audit.list({ skip: 0, take: 1 })).items).toMatchObject([
      { action: 'enquiry.download', subject: String(message?.id) },
    ]);
    const recruiter = { principal: { name: 'rita', role: 'recruiter' } } as const;
    expect((await api.fetch(path, {}, recruiter)).status).toBe(403);
    expect((await api.fetch('/api/Office/GetEnquiryFile?id=99', {}, owner)).status).toBe(404);
    const [blob = ''] = await privateFiles();
    expect(await api.store.submissions.knownBlobs([blob, 'none'])).toEqual(new Set([blob]));
  });

  const rows = () => api.store.accounts.selectFrom('enquiries').select('message_id').execute();

  test('is exported with its attachment and erased with its sender', async () => {
    const { reference } = await send({ file: pdf() });
    const json = { 'content-type': 'application/json' };
    const asked = { method: 'POST', headers: json, body: JSON.stringify({ email: 'ADA@example.org' }) };
    const archive = await (await api.fetch('/api/Office/ExportPerson', asked, owner)).arrayBuffer();
    const files = unzipSync(new Uint8Array(archive));
    expect(strFromU8(files[`enquiry/${reference}.pdf`] ?? new Uint8Array())).toBe('%PDF-1.7 of Ada');
    expect(JSON.parse(strFromU8(files['person.json'] ?? new Uint8Array())).messages).toMatchObject([
      { enquiry: { reference, file: { sentAs: 'plan.pdf', inThisArchive: `enquiry/${reference}.pdf` } } },
    ]);
    const receipt = await (await api.fetch('/api/Office/ErasePerson', asked, owner)).json();
    expect(receipt).toMatchObject({ messages: 1, files: 1, mails: 2 });
    expect([await stored(), await rows(), await privateFiles(), await mails()]).toEqual([[], [], [], []]);
  });

  test('is deleted with its attachment 12 months later', async () => {
    await send({ file: pdf() });
    const blobs: string[] = [];
    const sweep = (now: number) =>
      api.store.retention.sweep(new Date(now), async (some) => {
        blobs.push(...some);
      });
    const day = 24 * 60 * 60_000;
    expect((await sweep(Date.now() + 364 * day)).messages).toBe(0);
    expect((await sweep(Date.now() + 367 * day)).messages).toBe(1);
    expect(blobs).toEqual(await privateFiles());
    expect(await rows()).toEqual([]);
  });
});
