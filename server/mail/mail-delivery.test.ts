import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer, type Mailer } from '#mail/mailer.ts';
import { sendQueued } from '#mail/send-queued.ts';
import type { Store } from '#store/store.ts';
import { type FreshStore, freshStore } from '#store/testing/engines.ts';

interface Delivered {
  to: string[];
  raw: string;
}

let fresh: FreshStore;
let store: Store;
let server: SMTPServer;
let mailer: Mailer;
let delivered: Delivered[];
let refusing: boolean;
let errors: unknown[];

beforeEach(async () => {
  fresh = await freshStore();
  store = fresh.store;
  delivered = [];
  errors = [];
  refusing = false;
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        if (refusing) return done(new Error('mailbox full'));
        delivered.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mailer = createMailer({ url: `smtp://127.0.0.1:${port}`, from: async () => '"Example Group" <office@example.com>' });
});
afterEach(async () => {
  mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
  await fresh.discard();
});

const sendAt = (moment: string) =>
  sendQueued({
    queue: store.mail,
    mailer,
    complete: async (mail) =>
      mail.to.startsWith('gone') ? undefined : { ...mail, text: mail.text.replace('{link}', 'https://x') },
    now: () => new Date(moment),
    logError: (error) => errors.push(error),
  });

test('delivers a queued mail once', async () => {
  await store.mail.enqueue({
    to: 'ada@example.org',
    subject: 'Grüße',
    text: 'Hello',
    headers: { 'List-Unsubscribe': '<https://x.example>' },
  });
  expect(await sendAt('2030-01-01T00:00:00Z')).toBe(1);
  expect(await sendAt('2030-01-02T00:00:00Z')).toBe(0);
  expect(delivered.map(({ to }) => to)).toEqual([['ada@example.org']]);
  expect(delivered[0]?.raw).toMatch(/^From: Example Group <office@example\.com>\r$/m);
  expect(delivered[0]?.raw).toMatch(/^List-Unsubscribe: <https:\/\/x\.example>\r$/m);
  expect(await store.mail.waiting()).toBe(0);
});

test('adds the link of a mail when it is sent, and deletes a mail that is no longer wanted', async () => {
  const link = { kind: 'invitation', userId: 'u' } as const;
  await store.mail.enqueue({ to: 'ada@example.org', subject: 's', text: 'Here: {link}', link });
  await store.mail.enqueue({ to: 'gone@example.org', subject: 's', text: '{link}', link });
  expect(await sendAt('2030-01-01T00:00:00Z')).toBe(1);
  expect(delivered.map(({ to }) => to)).toEqual([['ada@example.org']]);
  expect(delivered[0]?.raw).toContain('Here: https://x');
  expect(await store.mail.state()).toMatchObject({ waiting: 0, givenUp: 0 });
});

test('lets no subject text add a header or a recipient', async () => {
  await store.mail.enqueue({
    to: 'office@example.com',
    subject: 'Hi\r\nBcc: all@example.org\r\n\r\nbody',
    text: 'x',
    replyTo: 'a@example.org',
  });
  await sendAt('2030-01-01T00:00:00Z');
  expect(delivered[0]?.to).toEqual(['office@example.com']);
  expect(delivered[0]?.raw).not.toMatch(/^Bcc:/im);
});

test('keeps a mail that cannot be delivered, and tries it again a minute later', async () => {
  await store.mail.enqueue({ to: 'ada@example.org', subject: 's', text: 't' });
  refusing = true;
  expect(await sendAt('2030-01-01T00:00:00Z')).toBe(0);
  expect(errors).toHaveLength(1);
  expect(await sendAt('2030-01-01T00:00:30Z')).toBe(0);
  expect(errors, 'not tried again within a minute').toHaveLength(1);
  refusing = false;
  expect(await sendAt('2030-01-01T00:01:01Z')).toBe(1);
  expect(delivered).toHaveLength(1);
});
