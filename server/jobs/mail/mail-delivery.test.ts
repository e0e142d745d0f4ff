import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import { createMailer, ehloName, type Mailer, patientLimits } from '#mail/mailer.ts';
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
let greetedAs: string | undefined;
let errors: unknown[];

beforeEach(async () => {
  fresh = await freshStore();
  store = fresh.store;
  delivered = [];
  errors = [];
  refusing = false;
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope, hostNameAppearsAs }, done) => {
      greetedAs = hostNameAppearsAs;
      void text(stream).then((raw) => {
        if (refusing) return done(new Error('mailbox full'));
        delivered.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mailer = createMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: async () => '"Example Group" <office@example.com>',
    name: ehloName('https://www.example.com'),
    limits: patientLimits,
  });
});
afterEach(async () => {
  mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
  await fresh.discard();
});

const complete = async (mail: OutgoingMail): Promise<OutgoingMail | undefined> =>
  mail.to.startsWith('gone') ? undefined : { ...mail, text: mail.text.replace('{link}', 'https://x') };

const sendAt = (moment: string) =>
  sendQueued({
    queue: store.mail,
    mailer,
    complete,
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

test('names the host of the site to the server', async () => {
  await store.mail.enqueue({ to: 'ada@example.org', subject: 's', text: 't' });
  await sendAt('2030-01-01T00:00:00Z');
  expect(greetedAs).toBe('www.example.com');
});

test.each([
  ['https://example.org:8443', 'example.org'],
  ['http://192.0.2.7:3000', '[192.0.2.7]'],
  ['http://[2001:db8::1]', '[IPv6:2001:db8::1]'],
])('names %s as %s', (url, name) => {
  expect(ehloName(url)).toBe(name);
});

test('waits for the server as long as RFC 5321 says', () => {
  const minute = 60_000;
  expect(patientLimits.greetingTimeout).toBeGreaterThanOrEqual(5 * minute);
  expect(patientLimits.socketTimeout).toBeGreaterThanOrEqual(10 * minute);
});

test('is not sent by another node while the server takes 29 minutes for it and for the one before', async () => {
  for (const to of ['ada@example.org', 'bo@example.org']) await store.mail.enqueue({ to, subject: 's', text: 't' });
  let now = new Date('2030-01-01T00:00:00Z');
  const attempts: string[] = [];
  const other = { ...mailer, send: async ({ to }: { to: string }) => void attempts.push(`other node: ${to}`) };
  const slow = {
    ...mailer,
    send: async ({ to }: { to: string }) => {
      attempts.push(to);
      now = new Date(now.getTime() + 29 * 60_000);
      if (attempts.length === 2) return;
      await sendQueued({
        queue: store.mail,
        mailer: other,
        complete,
        now: () => now,
        logError: (error) => errors.push(error),
      });
    },
  };
  await sendQueued({
    queue: store.mail,
    mailer: slow,
    complete,
    now: () => now,
    logError: (error) => errors.push(error),
  });
  expect(attempts).toEqual(['ada@example.org', 'other node: bo@example.org']);
  expect(errors).toEqual([]);
});
