import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorTime } from '#contract/testing/processor-time.ts';
import { inRequest } from '../requests/current-request.ts';
import { createLog } from './log.ts';
import { withoutSecrets } from './log-safely.ts';

const program = fileURLToPath(new URL('../testing/log-until-stopped.ts', import.meta.url));

function collect() {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  return { log, last: (): Record<string, unknown> => JSON.parse(lines.at(-1) ?? '{}'), all: () => lines.join('') };
}

test('adds the request id to each line of a request, also after asynchronous work', async () => {
  const { log, last } = collect();
  log.info('before');
  expect(last()).not.toHaveProperty('requestId');
  await inRequest({ id: 'r-1' }, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    log.warn({ rendition: 'a' }, 'during');
  });
  expect(last()).toMatchObject({ requestId: 'r-1', rendition: 'a', msg: 'during' });
});

test('logs an error without personal data', () => {
  const { log, last, all } = collect();
  const database = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.org) already exists.',
    parameters: ['ada@example.org'],
  });
  const mail = Object.assign(new Error('550 5.1.1 <ada@example.org>: no such user', { cause: database }), {
    rejected: ['ada@example.org'],
  });
  log.error({ err: mail, about: { to: 'ada@example.org' } }, 'To ada@example.org: no');
  expect(last()).toMatchObject({
    err: {
      type: 'Error',
      message: '550 5.1.1 <…@…>: no such user',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'duplicate key value violates unique constraint', code: '23505' },
    },
    about: { to: '…@…' },
    msg: 'To …@…: no',
  });
  expect(all()).not.toMatch(/ada|example\.org/);
});

test.each([
  ['connect to postgres://atrium:p%40ss@db.internal:5432/atrium failed', 'p%40ss'],
  ['getaddrinfo ENOTFOUND https://KEY:S3cret/x@s3.example.com/bucket', 'KEY'],
  ['GET /office/choose-password?token=abc123def failed', 'abc123def'],
  ['opening https://www.example.com/office#/choose-password?token=abc123def', 'abc123def'],
  ['headers: { cookie: "atrium.session=zzz", accept: "*/*" }', 'zzz'],
  ['{"authorization":"Bearer abcdef"}', 'abcdef'],
  ['Authorization: Basic YWRhOnB3', 'YWRhOnB3'],
  ['sent to Zoë.Ångström@bücher.example', 'ngstr'],
])('%s', (text, secret) => {
  expect(withoutSecrets(text)).not.toContain(secret);
});

test.each([
  'select "id" from "entries" where "id" = ? and "type" = $1',
  'connect ECONNREFUSED 10.0.0.5:25',
  '    at run (file:///srv/atrium/node_modules/@aws-sdk/client-s3/dist-es/S3Client.js:10:5)',
  'Where is it? It is lost',
])('keeps harmless text: %s', (text) => {
  expect(withoutSecrets(text)).toBe(text);
});

test('masks each email address', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress({ size: 'small' }), fc.string(), (before, address, after) => {
      // A slash before the @ occurs in package names.
      fc.pre(!address.includes('/'));
      const safe = withoutSecrets(`${before} <${address}> ${after}`);
      expect(safe).not.toContain(` <${address}> `);
    }),
  );
});

test('masks a text of any length quickly', () => {
  for (const sign of ['a', '@', 'a@', '?', 'a.b@', '://', 'token=']) {
    const took = processorTime(() => expect(withoutSecrets(sign.repeat(1_000_000)).length).toBeLessThan(20_000));
    expect(took).toBeLessThan(1_000);
  }
});

// Each write to /dev/full fails as on a full disk.
test.runIf(existsSync('/dev/full'))('an unwritable log causes no fault and does not prevent the exit', async () => {
  const full = await open('/dev/full', 'w');
  const child = spawn(process.execPath, [program], { stdio: ['ignore', full.fd, 'pipe'] });
  const ended = once(child, 'exit');
  try {
    const said = child.stderr && (await once(child.stderr, 'data'));
    expect(String(said)).toBe('0 faults\n');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    await full.close();
  }
});
