import { describe, expect, test } from 'vitest';
import type { FieldError } from '#contract/protocol/problem.ts';
import { fakeServices, problem } from '../testing/fake-services.ts';
import { textLanguages } from '../texts/text-languages.ts';
import { pageTextsFor } from '../texts/use-page-texts.ts';
import { submitCv } from './submit-cv.ts';

const typed = {
  name: 'Ada',
  address: '1 Quay Street',
  email: 'ada@example.org',
  mobile: '+44 20 7946 0000',
  mobileAlternative: '+44 20 7946 0001',
  departmentId: '3',
};
const cv = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

const post = (values: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return new Request('http://site.test/career', { method: 'POST', body });
};

const receipt = (status: boolean, msg: string, errors?: FieldError[]) => () => Response.json({ status, msg, errors });

describe('submitCv', () => {
  test('passes the CV on under the wire names with the page’s language, for the page’s job only', async () => {
    let parts: FormData = new FormData();
    const services = fakeServices(
      {
        DropCv: async (request) => {
          parts = await request.formData();
          return Response.json({ status: true, msg: 'Thank you, CV-2345-6789' });
        },
      },
      { lang: 'de' },
    );
    const answer = await submitCv(post({ ...typed, careerId: '99', file: cv }), services, '12');
    expect(answer).toMatchObject({ status: 200, outcome: { tone: 'success', text: 'Thank you, CV-2345-6789' } });
    expect(Object.fromEntries([...parts].filter(([, value]) => typeof value === 'string'))).toEqual({
      Name: 'Ada',
      Address: '1 Quay Street',
      Email: 'ada@example.org',
      Mobile: '+44 20 7946 0000',
      MobileAlt: '+44 20 7946 0001',
      DepartmentId: '3',
      CareerId: '12',
      lang: 'de',
    });
    expect(parts.get('file')).toMatchObject({ name: 'cv.pdf', size: 8 });
  });

  test('shows the server’s message and field errors when it rejects a CV', async () => {
    const services = fakeServices({
      DropCv: receipt(false, 'The file is not a PDF', [{ field: 'MobileAlt', message: 'Odd' }]),
    });
    const { outcome } = await submitCv(post({ ...typed, file: cv }), services);
    expect(outcome).toEqual({
      tone: 'failure',
      text: 'The file is not a PDF',
      errors: [{ field: 'mobileAlternative', message: 'Odd' }],
      values: typed,
    });
  });

  test('shows its own text in each language where the server sends no message', async () => {
    const send = (answer: object, language: string) =>
      submitCv(post({ ...typed, file: cv }), fakeServices({ DropCv: () => Response.json(answer) }, { language }));
    const silent = [{}, { msg: '' }, { msg: ' ' }, { msg: null }];
    for (const language of textLanguages) {
      const { sent, failed } = pageTextsFor(language).cv;
      for (const message of silent) {
        const taken = await send({ status: true, ...message }, language);
        expect(taken).toEqual({ outcome: { tone: 'success', text: sent, errors: [], values: {} }, status: 200 });
        const { outcome } = await send({ status: false, ...message }, language);
        expect(outcome).toMatchObject({ tone: 'failure', text: failed, values: typed });
      }
    }
  });

  test('reports every missing field without a call', async () => {
    const services = fakeServices({});
    const { status, outcome } = await submitCv(post({ file: new File([], '') }), services);
    expect(status).toBe(422);
    expect(outcome.errors.map(({ field }) => field).sort()).toEqual([
      'address',
      'departmentId',
      'email',
      'file',
      'mobile',
      'mobileAlternative',
      'name',
    ]);
    expect(services.made).toEqual([]);
  });

  test('shows errors in the language of the page, also those of the own backend', async () => {
    const german = { lang: 'de', language: 'de' };
    const { outcome } = await submitCv(post({ ...typed, mobile: 'x' }), fakeServices({}, german));
    expect(outcome.errors).toEqual([
      { field: 'mobile', message: expect.stringContaining(': Geben Sie eine Telefonnummer ein') },
      { field: 'file', message: 'Wählen Sie Ihren Lebenslauf aus: eine .pdf-, .doc- oder .docx-Datei' },
    ]);
    const english = 'Choose a department from the list';
    const refused = receipt(false, english, [{ field: 'DepartmentId', message: english, code: 'department' }]);
    const sent = (settings: object) =>
      submitCv(post({ ...typed, file: cv }), fakeServices({ DropCv: refused }, { ...german, ...settings }));
    const message = 'Wählen Sie eine Abteilung aus der Liste aus';
    expect((await sent({})).outcome).toMatchObject({ text: message, errors: [{ field: 'departmentId', message }] });
    expect((await sent({ backendUrl: 'https://backend.test' })).outcome).toMatchObject({
      text: english,
      errors: [{ field: 'departmentId', message: english }],
    });
  });

  test('accepts 999,999 bytes and rejects one more', async () => {
    const services = fakeServices({ DropCv: receipt(true, 'Taken') });
    const sized = (bytes: number) => new File([new Uint8Array(bytes)], 'cv.docx');
    expect((await submitCv(post({ ...typed, file: sized(999_999) }), services)).status).toBe(200);
    expect((await submitCv(post({ ...typed, file: sized(1_000_000) }), services)).outcome.errors).toEqual([
      { field: 'file', message: 'Choose a file smaller than 1 MB, such as a PDF without photos' },
    ]);
  });

  test.each([
    [problem(413, 'too_large'), 'Failed to submit CV. Please try again.'],
    [problem(429, 'too_many_requests'), 'Failed to submit CV. Please try again.'],
    [problem(500, 'internal'), 'Failed to submit CV. Please try again.'],
    [problem(502, 'unavailable'), 'Failed to submit CV. Please try again.'],
    [() => new Response('no JSON'), 'An error occurred. Please try again.'],
    [() => Promise.reject(new TypeError('fetch failed')), 'An error occurred. Please try again.'],
  ])('tells an error response from no response (%#)', async (answer, text) => {
    const { outcome } = await submitCv(post({ ...typed, file: cv }), fakeServices({ DropCv: answer }));
    expect(outcome).toMatchObject({ tone: 'failure', text, values: typed });
  });
});
