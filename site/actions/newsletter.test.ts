import { describe, expect, test } from 'vitest';
import { confirmSubscription } from '#contract/calls/confirm-subscription.ts';
import { unsubscribe } from '#contract/calls/unsubscribe.ts';
import { fakeServices, problem } from '../testing/fake-services.ts';
import { spendToken } from './spend-token.ts';
import { subscribe } from './subscribe.ts';

const post = (values: Record<string, string>) =>
  new Request('http://site.test/newsletter', { method: 'POST', body: new URLSearchParams(values) });
const token = 'a'.repeat(43);

describe('subscribe', () => {
  test('asks for the address as typed, without blanks around it', async () => {
    let body: unknown;
    const services = fakeServices({
      Subscribe: async (request) => {
        body = await request.json();
        return Response.json({ status: true });
      },
    });
    const { outcome } = await subscribe(post({ email: ' ada@example.org ', elapsedMs: '5000' }), services);
    expect(outcome.tone).toBe('success');
    expect(body).toMatchObject({ email: 'ada@example.org', website: '', elapsedMs: 5000 });
  });

  test('announces a confirmation only where the site sends one', async () => {
    const answers = { Subscribe: () => Response.json({ status: true }) };
    const asked = async (settings: Parameters<typeof fakeServices>[1]) =>
      (await subscribe(post({ email: 'ada@example.org' }), fakeServices(answers, settings))).outcome.text;
    expect(await asked({})).toContain('confirm');
    expect(await asked({ lacks: ['promises'] })).toBe('Thank you! Your address was received.');
  });

  test('refuses what is no address, and keeps it', async () => {
    const { status, outcome } = await subscribe(post({ email: 'nobody' }), fakeServices({}));
    expect(status).toBe(422);
    expect(outcome).toMatchObject({ errors: [{ field: 'email' }], values: { email: 'nobody' } });
  });
});

describe('spendToken', () => {
  test('spends a token on the call given', async () => {
    const services = fakeServices({
      ConfirmSubscription: () => Response.json({ status: true }),
      Unsubscribe: () => Response.json({ status: true }),
    });
    expect((await spendToken(post({ token }), services, confirmSubscription, 'Yes')).outcome.text).toBe('Yes');
    expect((await spendToken(post({ token }), services, unsubscribe, 'Gone')).outcome.text).toBe('Gone');
    expect(services.made).toEqual(['ConfirmSubscription', 'Unsubscribe']);
  });

  test('tells a bad link from a bad moment', async () => {
    const spent = fakeServices({ Unsubscribe: problem(404, 'not_found') });
    expect((await spendToken(post({ token }), spent, unsubscribe, 'Gone')).status).toBe(404);
    expect((await spendToken(post({ token: 'short' }), spent, unsubscribe, 'Gone')).status).toBe(400);
    const away = await spendToken(post({ token }), fakeServices({}), unsubscribe, 'Gone');
    expect(away).toMatchObject({ status: 503, outcome: { values: { token } } });
  });
});
