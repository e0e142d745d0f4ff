import { describe, expect, test } from 'vitest';
import { fakeServices, problem } from '../testing/fake-services.ts';
import { sendContactMessage } from './send-contact-message.ts';

const post = (values: Record<string, string>) =>
  new Request('http://site.test/contact', { method: 'POST', body: new URLSearchParams(values) });
const nameError = {
  field: 'name',
  message: 'Enter a name of at most 120 characters, such as Ada Lovelace',
  code: 'name',
  params: { max: 120 },
};
const typed = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };

describe('sendContactMessage', () => {
  test('passes on the message and the evidence of a human sender', async () => {
    let body: unknown;
    const services = fakeServices({
      ContactUs: async (request) => {
        body = await request.json();
        return Response.json({ status: true });
      },
    });
    const answer = await sendContactMessage(post({ ...typed, website: '', elapsedMs: '4000' }), services);
    expect(answer).toEqual({
      status: 200,
      outcome: { tone: 'success', text: 'Message sent successfully!', errors: [], values: {} },
    });
    expect(body).toMatchObject({ ...typed, mobile: '', subject: '', website: '', elapsedMs: 4000, lang: 'en' });
  });

  test('sends no elapsed time for a page without script', async () => {
    let body: object = {};
    const services = fakeServices({
      ContactUs: async (request) => {
        body = Object(await request.json());
        return Response.json({ status: true });
      },
    });
    await sendContactMessage(post({ ...typed, elapsedMs: '' }), services);
    expect(body).not.toHaveProperty('elapsedMs');
  });

  test('treats a successful response as accepted with any body', async () => {
    const services = fakeServices({ ContactUs: () => new Response('thanks') });
    expect((await sendContactMessage(post(typed), services)).outcome.tone).toBe('success');
  });

  test('rejects a blank form without a call', async () => {
    const services = fakeServices({});
    const { status, outcome } = await sendContactMessage(post({ name: '  ' }), services);
    expect(status).toBe(422);
    expect(outcome).toMatchObject({
      tone: 'failure',
      text: 'Failed to send message. Please try again.',
      errors: [{ field: 'message' }],
    });
    expect(services.made).toEqual([]);
  });

  test('preserves the typed values when it fails', async () => {
    const { outcome } = await sendContactMessage(post({ ...typed, email: 'no-address' }), fakeServices({}));
    expect(outcome.values).toEqual({ ...typed, email: 'no-address' });
    expect(outcome.errors).toEqual([{ field: 'email', message: 'Enter an email address such as name@example.com' }]);
  });

  test('shows errors in the language of the page', async () => {
    const german = { lang: 'de', language: 'de' };
    const refused = problem(422, 'invalid_body', [nameError]);
    const ofPage = await sendContactMessage(post({ ...typed, email: 'ada' }), fakeServices({}, german));
    expect(ofPage.outcome.errors).toEqual([
      { field: 'email', message: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com' },
    ]);
    const ofCall = await sendContactMessage(post(typed), fakeServices({ ContactUs: refused }, german));
    expect(ofCall.outcome.errors[0]?.message).toMatch(/^Geben Sie einen Namen mit höchstens 120 Zeichen ein/);
  });

  test('shows the messages of another backend as they are', async () => {
    const services = fakeServices(
      { ContactUs: problem(422, 'invalid_body', [nameError]) },
      { language: 'de', backendUrl: 'https://backend.test' },
    );
    expect((await sendContactMessage(post(typed), services)).outcome.errors).toEqual([
      { field: 'name', message: nameError.message },
    ]);
  });

  test.each([
    [
      problem(422, 'invalid_body', [{ field: 'email', message: 'No' }]),
      'Failed to send message. Please try again.',
      422,
    ],
    [problem(429, 'too_many_requests'), 'Failed to send message. Please try again.', 429],
    [problem(500, 'internal'), 'Failed to send message. Please try again.', 502],
    [problem(503, 'unavailable'), 'Failed to send message. Please try again.', 503],
    [() => Promise.reject(new TypeError('fetch failed')), 'An error occurred. Please try again.', 503],
    [() => new Promise<Response>(() => undefined), 'An error occurred. Please try again.', 503],
  ])('tells an error response from no response (%#)', async (answer, text, status) => {
    const result = await sendContactMessage(post(typed), fakeServices({ ContactUs: answer }));
    expect([result.outcome.text, result.status]).toEqual([text, status]);
    expect(result.outcome.tone).toBe('failure');
  });

  test('responds with 422 to a body that is no form', async () => {
    const request = new Request('http://site.test/contact', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect((await sendContactMessage(request, fakeServices({}))).status).toBe(422);
  });
});
