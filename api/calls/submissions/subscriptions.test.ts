import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FormSite, startFormSite } from '#api/testing/form-site.ts';
import { owner } from '#api/testing/start-api.ts';
import { saveEntry } from '#contract/calls/office/content.ts';

let api: FormSite['api'];
let company: FormSite['company'];
let post: FormSite['post'];
let mails: FormSite['mails'];

beforeEach(async () => {
  ({ api, company, post, mails } = await startFormSite());
});
afterEach(() => api.stop());

const page = { skip: 0, take: 100 };

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

  test('is one for both forms of a host name in another script', async () => {
    for (const email of ['ada@bücher.example', 'Ada@xn--bcher-kva.example'])
      await post('/api/WebApi/Subscribe', { email });
    expect(await api.store.subscribers.list(page)).toMatchObject({
      total: 1,
      items: [{ email: 'ada@bücher.example' }],
    });
    const person = await api.store.submissions.ofPerson('ada@xn--bcher-kva.example');
    expect([person.subscriptions.length, person.mails.length]).toEqual([1, 2]);
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
