import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { MailCommandError, runMailCommand } from './mail-command.ts';

describe.each(engines)('npm run mail on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  beforeEach(async () => {
    fresh = await freshStore();
  });
  afterEach(() => fresh.discard());

  const now = new Date('2030-01-02T00:00:00Z');
  const run = (line: string) => runMailCommand(line.split(' '), fresh.store.mail, now);
  const due = () => fresh.store.mail.claim(now, new Date('2030-01-03T00:00:00Z'), 10);

  /** Queues a mail whose attempts have failed. */
  async function stuck(to: string): Promise<number> {
    const id = await fresh.store.mail.enqueue({
      to,
      subject: `About ${to}`,
      text: 'https://example.com/?token=secret',
    });
    await fresh.store.mail.failed(id, 'noAnswer: connect ECONNREFUSED', null);
    return id;
  }

  test('lists failed mails without their texts', async () => {
    expect(await run('list')).toBe('Every mail was sent, or waits for its first attempt.');
    await fresh.store.mail.enqueue({ to: 'new@example.org', subject: 's', text: 't' });
    const id = await stuck('ada@example.org');
    const later = await stuck('bo@example.org');
    await fresh.store.mail.failed(later, 'other: busy', new Date('2030-01-02T04:00:00Z'));
    expect((await run('list')).split('\n')).toEqual([
      `${id}  ada@example.org  1 attempts  not tried again  noAnswer: connect ECONNREFUSED  About ada@example.org`,
      expect.stringMatching(
        new RegExp(`^${later}  bo@example\\.org  2 attempts  next at 2030-01-02T04:00:00.*other: busy`),
      ),
    ]);
    expect(await run('list')).not.toContain('secret');
  });

  test('retries the named mails from their first attempt on', async () => {
    const ids = [await stuck('ada@example.org'), await stuck('bo@example.org'), await stuck('cy@example.org')];
    expect(await run(`retry ${ids[0]} ${ids[2]} 999`)).toBe('Mails that are sent now: 2');
    expect((await due()).map(({ to, attempts }) => [to, attempts])).toEqual([
      ['ada@example.org', 0],
      ['cy@example.org', 0],
    ]);
    expect(await run('retry all')).toBe('Mails that are sent now: 3');
  });

  test('deletes the named mails, or all that failed', async () => {
    const id = await stuck('ada@example.org');
    await stuck('bo@example.org');
    const waiting = await fresh.store.mail.enqueue({ to: 'new@example.org', subject: 's', text: 't' });
    expect(await run(`discard ${id} ${waiting}`)).toBe('Mails that were deleted: 1');
    expect(await run('discard all')).toBe('Mails that were deleted: 1');
    expect((await due()).map(({ to }) => to)).toEqual(['new@example.org']);
  });

  test.each(['', 'list all', 'retry', 'delete 1', 'retry x', 'discard 1 all', 'retry 1.5'])(
    'rejects “%s”',
    async (line) => {
      await stuck('ada@example.org');
      await expect(run(line)).rejects.toThrow(MailCommandError);
      expect(await run('list')).toContain('not tried again');
    },
  );
});
