import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#contract/protocol/call-error.ts';
import { FilesUnavailable } from '#files/unavailable.ts';
import { NotScanned } from '#files/virus-scan.ts';
import { inRequest } from '../requests/current-request.ts';
import { failedService } from './failed-service.ts';
import { createLog } from './log.ts';

let lines: Record<string, unknown>[];
let log: ReturnType<typeof createLog>;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  log = createLog({ write: (line) => void lines.push(JSON.parse(line)) });
});
afterEach(() => vi.useRealTimers());

const withCode = (code: string, more: object = {}) => Object.assign(new Error(`failed: ${code}`), { code, ...more });

test.each([
  ['a refused connection', withCode('ECONNREFUSED'), 'database'],
  ['PostgreSQL that shuts down', withCode('57P01'), 'database'],
  ['a statement that took too long', withCode('57014'), 'database'],
  ['a locked SQLite file', withCode('SQLITE_BUSY'), 'database'],
  ['a full disk in SQLite', withCode('SQLITE_FULL'), 'database'],
  ['a driver that gives up', new Error('Query read timeout'), 'database'],
  ['a cause', new Error('The session cannot be read', { cause: withCode('ECONNRESET') }), 'database'],
  [
    'a bucket',
    new FilesUnavailable('The storage does not respond', { cause: withCode('ECONNREFUSED') }),
    'file storage',
  ],
  ['a full disk', withCode('ENOSPC'), 'disk'],
  ['a mail server', withCode('ECONNECTION', { command: 'CONN' }), 'mail server'],
  ['a login at the mail server', withCode('EAUTH', { command: 'AUTH PLAIN' }), 'mail server'],
  ['a scanner', new NotScanned('Cannot scan', { cause: withCode('ECONNREFUSED') }), 'virus scanner'],
  ['a backend', new CallError('unreachable', 'GetFaq'), 'backend'],
  ['a slow backend', new CallError('timed-out', 'GetFaq'), 'backend'],
  ['a rejected recipient', withCode('EENVELOPE', { command: 'RCPT TO' }), undefined],
  ['an invalid input', new CallError('refused', 'ContactUs'), undefined],
  ['a fault of the program', new TypeError('x is not a function'), undefined],
  ['a duplicate', withCode('SQLITE_CONSTRAINT_UNIQUE'), undefined],
  ['no error', 'ECONNREFUSED', undefined],
])('%s', (_, error, service) => {
  expect(failedService(error)).toBe(service);
});

test('an outage has a line at its start, one each minute, and one at its end', () => {
  const fail = (text: string) =>
    inRequest({ id: `r-${lines.length}` }, () => log.error({ err: withCode('ECONNREFUSED'), call: 'GetFaq' }, text));
  for (let second = 0; second < 150; second++) {
    fail('A call failed');
    fail('A request failed');
    vi.advanceTimersByTime(1_000);
  }
  log.info('Serving');
  vi.advanceTimersByTime(10 * 60_000);
  expect(lines).toMatchObject([
    {
      level: 50,
      msg: 'Outage began: the database fails; further failures are counted',
      outage: 'database',
      during: 'A call failed',
      call: 'GetFaq',
      requestId: 'r-0',
      err: { code: 'ECONNREFUSED', stack: expect.any(String) },
    },
    { level: 40, msg: 'Outage continues: the database fails', outage: 'database', failures: 120 },
    { level: 40, msg: 'Outage continues: the database fails', failures: 240 },
    { level: 30, msg: 'Serving' },
    { level: 40, msg: 'Outage continues: the database fails', failures: 300 },
    { level: 40, msg: 'Outage ended: no failure of the database for a minute', failures: 300, seconds: 149 },
  ]);
  for (const line of lines.slice(1)) expect(line).not.toHaveProperty('requestId');

  fail('A call failed');
  expect(lines.at(-1)).toMatchObject({ msg: expect.stringMatching(/^Outage began/) });
});

test('outages of two services have lines of their own', () => {
  for (let request = 0; request < 500; request++) {
    log.error({ err: withCode('ECONNREFUSED') }, 'A call failed');
    log.warn({ err: new FilesUnavailable('away') }, 'Failed to render a picture');
  }
  expect(lines.map(({ level, outage }) => [level, outage])).toEqual([
    [50, 'database'],
    [40, 'file storage'],
  ]);
});

test('other errors keep their lines, and equal ones are bounded', () => {
  for (let request = 0; request < 1_000; request++)
    log.error({ err: new TypeError('x is not a function') }, 'A page failed');
  log.error({ err: new TypeError('y is not a function') }, 'A page failed');
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toMatchObject({ msg: 'A page failed', err: { message: 'y is not a function' } });
  vi.advanceTimersByTime(60_000);
  log.error({ err: new TypeError('x is not a function') }, 'A page failed');
  expect(lines.at(-1)).toMatchObject({ msg: 'A page failed', omitted: 980 });
});
