import { describe, expect, test } from 'vitest';
import { fakeServices, problem } from '../testing/fake-services.ts';
import { textLanguages } from '../texts/text-languages.ts';
import { sendEnquiry } from './send-enquiry.ts';

const lineOf = (index: number, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`lines.${index}.${name}`, value]));

const typed = { name: 'Ada', email: 'ada@example.org', key: 'a-key' };
const yarn = lineOf(0, { productId: '15', article: 'Y-30', quantity: '2.5', unit: 't', note: 'raw' });

function post(values: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return new Request('http://site.test/enquiry', { method: 'POST', body });
}

/** Services that take an enquiry and keep what they got. */
function taking() {
  const sent: { form?: FormData; key?: string | null } = {};
  const services = fakeServices({
    SendEnquiry: async (request) => {
      Object.assign(sent, { form: await request.formData(), key: request.headers.get('idempotency-key') });
      return Response.json({ status: true, reference: 'EN-2222-3333', answersWithinDays: 2 });
    },
  });
  return { services, sent };
}

describe('sendEnquiry', () => {
  test('sends lines, terms and attachment with the key of the form, and returns the reference and the lines', async () => {
    const { services, sent } = taking();
    const file = new File(['%PDF-1.7'], 'plan.pdf');
    const blank = lineOf(1, { article: ' ', productId: '' });
    const terms = { country: 'BD', deliveryTerm: 'FOB', wantedOn: '2027-01-31' };
    const { status, outcome } = await sendEnquiry(post({ ...typed, ...yarn, ...blank, ...terms, file }), services);
    expect([status, outcome]).toEqual([
      200,
      {
        tone: 'success',
        text: 'Thank you, we have received your enquiry. Its reference number is EN-2222-3333.',
        reference: 'EN-2222-3333',
        errors: [],
        values: { ...yarn, answersWithinDays: '2' },
      },
    ]);
    expect(sent.key).toBe('a-key');
    expect(JSON.parse(String(sent.form?.get('lines')))).toEqual([
      { productId: '15', article: 'Y-30', quantity: 2.5, unit: 't', note: 'raw' },
    ]);
    expect(Object.fromEntries(sent.form ?? [])).toMatchObject({ ...terms, file: expect.any(File), lang: 'en' });
  });

  test.each([
    ['de', '2,5', 2.5],
    ['de', '1.500', 1500],
    ['en', '1,500', 1500],
    ['ar', '٢٫٥', 2.5],
  ])('reads a quantity as in %s: %s', async (language, quantity, number) => {
    const { services, sent } = taking();
    const values = { ...typed, ...lineOf(0, { article: 'A', quantity }) };
    await sendEnquiry(post(values), { ...services, lang: language, language });
    expect(JSON.parse(String(sent.form?.get('lines')))).toMatchObject([{ quantity: number }]);
  });

  test('reports errors at the rows of the form, with everything that was typed', async () => {
    const services = fakeServices({});
    const values = { ...typed, name: '', ...lineOf(1, { article: 'A', quantity: 'two' }), ...lineOf(3, { unit: '/' }) };
    const { status, outcome } = await sendEnquiry(post({ ...values, file: new File(['x'], 'a.pdf') }), services);
    expect(status).toBe(422);
    expect(outcome.errors.map(({ field }) => field)).toEqual([
      'lines.1.quantity',
      'lines.3.unit',
      'lines.3.article',
      'name',
    ]);
    const { name: _, ...kept } = values;
    expect(outcome.values).toEqual({ ...kept, fileName: 'a.pdf' });
    expect(services.made).toEqual([]);
  });

  test('shows errors of the call in each language', async () => {
    for (const language of textLanguages) {
      const error = { field: 'lines.0.quantity', message: 'Enter a quantity such as 2.5', code: 'quantity' };
      const services = fakeServices(
        { SendEnquiry: problem(422, 'invalid_body', [error]) },
        { language, lang: language },
      );
      const { outcome } = await sendEnquiry(post({ ...typed, ...lineOf(2, { article: 'A' }) }), services);
      expect(outcome.errors).toMatchObject([{ field: 'lines.2.quantity' }]);
      if (language !== 'en') expect(outcome.errors[0]?.message).not.toBe(error.message);
    }
  });

  test('removes a line without sending', async () => {
    const services = fakeServices({});
    const values = { ...typed, ...yarn, ...lineOf(1, { article: 'B' }), country: 'BD', remove: '0' };
    const { status, outcome } = await sendEnquiry(post(values), services);
    expect(status).toBe(200);
    expect(outcome).toMatchObject({ text: '', errors: [] });
    expect(outcome.values).toEqual({ ...typed, country: 'BD', ...lineOf(0, { article: 'B' }) });
    expect(services.made).toEqual([]);
  });

  test('keeps the key after a failure, and has another one if the first enquiry arrived', async () => {
    const failed = await sendEnquiry(post({ ...typed, ...yarn }), fakeServices({}));
    expect(failed).toMatchObject({ status: 503, outcome: { tone: 'failure', values: { ...typed, ...yarn } } });
    const services = fakeServices({ SendEnquiry: problem(409, 'conflict') });
    const changed = await sendEnquiry(post({ ...typed, ...yarn, message: 'New' }), services);
    expect(changed.outcome.text).toMatch(/^Your enquiry had already arrived/);
    expect(changed.outcome.values).toMatchObject({ message: 'New', ...yarn });
    expect(changed.outcome.values.key).not.toBe('a-key');
  });

  test('is a message in front of a backend without enquiries', async () => {
    let body: Record<string, unknown> = {};
    const services = fakeServices(
      {
        ContactUs: async (request) => {
          body = Object(await request.json());
          return Response.json({ status: true });
        },
      },
      { lacks: ['enquiries'], backendUrl: 'http://backend.test' },
    );
    const terms = { country: 'BD', deliveryTerm: 'FOB', company: 'Mill', message: 'Soon?' };
    const { outcome } = await sendEnquiry(post({ ...typed, ...yarn, ...terms }), services);
    expect(outcome).toMatchObject({ tone: 'success', text: 'Thank you, we have received your enquiry.', values: yarn });
    expect(outcome).not.toHaveProperty('reference');
    expect(body).toMatchObject({ name: 'Ada', email: 'ada@example.org', subject: 'Enquiry' });
    expect(body.message).toBe(
      'Soon?\n\n- #15 · Y-30 · 2.5 t · raw\n\nCompany: Mill\nDestination country: Bangladesh\n' +
        'Delivery term (Incoterms 2020): FOB',
    );
  });

  test('that is too long for a message is rejected at its message', async () => {
    const services = fakeServices({}, { lacks: ['enquiries'] });
    const values = { ...typed, ...lineOf(0, { article: 'A', note: 'x'.repeat(400) }), message: 'x'.repeat(4_800) };
    const { status, outcome } = await sendEnquiry(post(values), services);
    const tooLong =
      'The lines and the message together are 208 characters too long. Shorten notes, or send some of the lines later.';
    expect([status, outcome.errors]).toEqual([422, [{ field: 'message', message: tooLong }]]);
    expect(outcome.values).toMatchObject({ message: values.message });
    expect(services.made).toEqual([]);
  });
});
