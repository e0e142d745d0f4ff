import { describe, expect, test } from 'vitest';
import { confirmSubscription } from '#contract/calls/confirm-subscription.ts';
import { unsubscribe } from '#contract/calls/unsubscribe.ts';
import { fakeServices, problem } from '../testing/fake-services.ts';
import { sentNewsletterBox } from './newsletter-box.ts';
import { spendToken } from './spend-token.ts';
import { subscribe } from './subscribe.ts';

const post = (values: Record<string, string>) =>
  new Request('http://site.test/newsletter', { method: 'POST', body: new URLSearchParams(values) });
const token = 'a'.repeat(43);

describe('subscribe', () => {
  test('sends the address as typed, trimmed', async () => {
    let body: unknown;
    const services = fakeServices({
      Subscribe: async (request) => {
        body = await request.json();
        return Response.json({ status: true });
      },
    });
    const { outcome } = await subscribe(post({ email: ' ada@example.org ', elapsedMs: '5000' }), services);
    expect(outcome.tone).toBe('success');
    expect(body).toMatchObject({ email: 'ada@example.org', website: '', elapsedMs: 5000, lang: 'en' });
  });

  test('announces a confirmation mail only if the site sends one', async () => {
    const answers = { Subscribe: () => Response.json({ status: true }) };
    const asked = async (settings: Parameters<typeof fakeServices>[1]) =>
      (await subscribe(post({ email: 'ada@example.org' }), fakeServices(answers, settings))).outcome.text;
    expect(await asked({})).toContain('confirm');
    expect(await asked({ lacks: ['promises'] })).toBe('Thank you! Your address was received.');
  });

  test('shows errors in the language of the page', async () => {
    const { outcome } = await subscribe(post({ email: 'ada' }), fakeServices({}, { lang: 'pt', language: 'pt' }));
    expect(outcome.errors).toEqual([
      { field: 'email', message: 'Indique um endereço de e-mail, como nome@example.com' },
    ]);
  });

  test('rejects an invalid address, and preserves it', async () => {
    const { status, outcome } = await subscribe(post({ email: 'no-address' }), fakeServices({}));
    expect(status).toBe(422);
    expect(outcome).toMatchObject({ errors: [{ field: 'email' }], values: { email: 'no-address' } });
  });
});

describe('spendToken', () => {
  test('passes the token to the given call', async () => {
    const services = fakeServices({
      ConfirmSubscription: () => Response.json({ status: true }),
      Unsubscribe: () => Response.json({ status: true }),
    });
    expect((await spendToken(post({ token }), services, confirmSubscription, 'Yes')).outcome.text).toBe('Yes');
    expect((await spendToken(post({ token }), services, unsubscribe, 'Gone')).outcome.text).toBe('Gone');
    expect(services.made).toEqual(['ConfirmSubscription', 'Unsubscribe']);
  });

  test('tells an invalid link from a temporary failure', async () => {
    const spent = fakeServices({ Unsubscribe: problem(404, 'not_found') });
    expect((await spendToken(post({ token }), spent, unsubscribe, 'Gone')).status).toBe(404);
    expect((await spendToken(post({ token: 'short' }), spent, unsubscribe, 'Gone')).status).toBe(400);
    const away = await spendToken(post({ token }), fakeServices({}), unsubscribe, 'Gone');
    expect(away).toMatchObject({ status: 503, outcome: { values: { token } } });
  });
});

describe('the newsletter box of a page', () => {
  const taken = { Subscribe: () => Response.json({ status: true }) };

  test('is recognised by its own field, in forms without files only', async () => {
    const box = { form: 'newsletter', email: 'ada@example.org' };
    expect(await sentNewsletterBox(post(box), fakeServices(taken))).toMatchObject({ status: 200 });
    const file = new FormData();
    for (const [name, value] of Object.entries(box)) file.set(name, value);
    for (const request of [
      post({ email: 'ada@example.org' }),
      post({ ...box, form: 'contact' }),
      new Request('http://site.test/news?form=newsletter'),
      new Request('http://site.test/news', { method: 'POST', body: file }),
    ]) {
      const services = fakeServices(taken);
      expect(await sentNewsletterBox(request, services)).toBeUndefined();
      expect(services.made).toEqual([]);
    }
  });

  test('is ignored by a site without newsletter, and leaves other forms to their page', async () => {
    const box = { form: 'newsletter', email: 'ada@example.org' };
    expect(await sentNewsletterBox(post(box), fakeServices(taken, { lacks: ['newsletter'] }))).toBeUndefined();
    const message = post({ name: 'Ada' });
    await sentNewsletterBox(message, fakeServices(taken));
    expect((await message.formData()).get('name')).toBe('Ada');
  });
});
