import { expect, test } from 'vitest';
import { contactUs } from '#contract/calls/contact-us.ts';
import { createClient } from '#contract/client.ts';
import { createAdapter } from '#contract/foreign/adapt-answer.ts';
import { contactMessage } from '#contract/submissions/contact-message.ts';
import { silentLog } from '../log.ts';
import { holdBackSpam } from './hold-back-spam.ts';

const bodies: unknown[] = [];
const client = holdBackSpam(
  createClient({
    baseUrl: 'http://backend.test',
    adapt: createAdapter({ dates: 'auto', timeZone: 'UTC' }),
    fetch: async (request) => {
      bodies.push(await request.json());
      return Response.json({ status: true });
    },
  }),
  silentLog(),
);

test('a form of a person reaches the backend, one of a program does not', async () => {
  const message = { name: 'Ada', message: 'Hello', privacyVersion: '2026-01-01' };
  await client.call(contactUs, contactMessage.parse({ ...message, elapsedMs: 9_000 }));
  expect(bodies).toEqual([{ name: 'Ada', email: '', mobile: '', subject: '', message: 'Hello' }]);
  for (const sign of [{ website: 'x' }, { elapsedMs: 10 }]) {
    expect(await client.call(contactUs, contactMessage.parse({ ...message, ...sign }))).toEqual({ status: true });
  }
  expect(bodies).toHaveLength(1);
});
