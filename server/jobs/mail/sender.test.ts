import { expect, test } from 'vitest';
import { createClient } from '#contract/protocol/client.ts';
import { senderOf } from './sender.ts';

const answering = (answer: () => Response) =>
  createClient({ baseUrl: 'http://backend.test', fetch: () => Promise.resolve(answer()) });

const url = 'https://www.example.com';

test('uses the name and address of the company', async () => {
  const client = answering(() =>
    Response.json({ companyName: 'Ada "A"\r\n & Sons', companyEmail: 'office@example.com' }),
  );
  expect(await senderOf(client, url)).toBe('"Ada A & Sons" <office@example.com>');
});

test('uses the site’s host if there is no company, or no address of it', async () => {
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

test('rejects if the company information is unavailable', async () => {
  await expect(
    senderOf(
      answering(() => new Response('', { status: 500 })),
      url,
    ),
  ).rejects.toThrow('GetInformation');
});
