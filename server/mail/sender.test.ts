import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { senderOf } from './sender.ts';

const answering = (answer: () => Response) =>
  createClient({ baseUrl: 'http://backend.test', fetch: () => Promise.resolve(answer()) });

const url = 'https://www.example.com';

test('mails are from the company', async () => {
  const client = answering(() =>
    Response.json({ companyName: 'Ada "A"\r\n & Sons', companyEmail: 'office@example.com' }),
  );
  expect(await senderOf(client, url)).toBe('"Ada A & Sons" <office@example.com>');
});

test('from the site itself while there is no company, or it has no address', async () => {
  expect(
    await senderOf(
      answering(() => new Response('', { status: 404 })),
      url,
    ),
  ).toBe('"www.example.com" <no-reply@www.example.com>');
  expect(
    await senderOf(
      answering(() => Response.json({ companyName: 'Sons' })),
      url,
    ),
  ).toBe('"Sons" <no-reply@www.example.com>');
});

test('from nobody while that cannot be told', async () => {
  await expect(
    senderOf(
      answering(() => new Response('', { status: 500 })),
      url,
    ),
  ).rejects.toThrow('GetInformation');
});
