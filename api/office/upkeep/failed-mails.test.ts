import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import type { Role } from '#contract/access.ts';
import { discardMails, getHealth, listAudit, retryMails } from '#contract/calls/office/upkeep.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('mails that could not be sent, on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  beforeEach(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
  });
  afterEach(async () => {
    expect(api.errors).toEqual([]);
    await api.stop();
    await fresh.discard();
  });

  const mail = { subject: 'New message', text: 'https://example.com/?token=secret' };
  async function stuck(to: string, retryAt: Date | null = null): Promise<number> {
    const id = await fresh.store.mail.enqueue({ ...mail, to });
    await fresh.store.mail.failed(id, 'noAnswer: connect ECONNREFUSED 10.0.0.1:25', retryAt);
    return id;
  }
  const failures = async () => (await api.client(owner).call(getHealth, {})).mail.failures;
  const due = async () =>
    (await fresh.store.mail.claim(new Date(), new Date(Date.now() + 60_000), 10)).map(({ to }) => to);

  test('are listed with recipient, subject, age, attempts and the reason in words, without their texts', async () => {
    await fresh.store.mail.enqueue({ ...mail, to: 'new@example.org' });
    const given = await stuck('ada@example.org');
    const later = await stuck('bo@example.org', new Date('2090-01-01T00:00:00Z'));
    const listed = await failures();
    expect(listed).toEqual([
      {
        ...{ id: given, to: 'ada@example.org', subject: 'New message', attempts: 1, dueAt: null },
        createdAt: expect.stringMatching(/Z$/),
        lastError: expect.stringMatching(/^[A-Z].* .*ECONNREFUSED/),
      },
      expect.objectContaining({ id: later, to: 'bo@example.org', dueAt: '2090-01-01T00:00:00.000Z' }),
    ]);
    expect(listed[0]?.lastError).not.toContain('noAnswer:');
    expect(JSON.stringify(listed)).not.toContain('secret');
  });

  test('are sent again or deleted by an owner, one or all, with an audit row', async () => {
    const [ada, bo] = [await stuck('ada@example.org'), await stuck('bo@example.org')];
    const waiting = await fresh.store.mail.enqueue({ ...mail, to: 'new@example.org' });
    const call = api.client(owner).call;
    expect(await call(retryMails, { ids: [ada, 999] })).toEqual({ count: 1 });
    expect((await due()).toSorted()).toEqual(['ada@example.org', 'new@example.org']);
    expect(await call(discardMails, { ids: [bo, waiting] })).toEqual({ count: 1 });
    expect((await failures()).map(({ id }) => id)).toEqual([ada]);
    expect(await call(discardMails, {})).toEqual({ count: 1 });
    // Nothing is left to delete, so nothing is recorded.
    expect(await call(discardMails, {})).toEqual({ count: 0 });
    const { items } = await api.client(owner).list(listAudit, { skip: 0, take: 9 });
    expect(items.map(({ action, subject, by }) => [action, subject, by])).toEqual([
      ['mail.discard', String(ada), owner.principal?.name],
      ['mail.discard', String(bo), owner.principal?.name],
      ['mail.retry', String(ada), owner.principal?.name],
    ]);
  });

  test.each(['editor', 'recruiter', 'reader'] as Role[])('are nothing for a user with the role %s', async (role) => {
    const id = await stuck('ada@example.org');
    const call = api.client({ principal: { id: 'x', name: 'X', role } }).call;
    for (const refused of [call(retryMails, { ids: [id] }), call(discardMails, {}), call(getHealth, {})])
      await expect(refused).rejects.toMatchObject({ status: 403 });
    expect((await failures()).map((each) => each.id)).toEqual([id]);
  });

  test.each([[[]], [[0]], [[1.5]], [['1']], [Array.from({ length: 101 }, (_, n) => n + 1)]])(
    'refuses the numbers %j',
    async (ids) => {
      const body = JSON.stringify({ ids });
      const headers = { 'content-type': 'application/json' };
      const answer = await api.fetch('/api/Office/DiscardMails', { method: 'POST', body, headers }, owner);
      expect(answer.status).toBe(422);
    },
  );
});
