import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import type { NewApplication } from '#store/interfaces/inbox.ts';
import { change, removeForGood } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const now = new Date('2027-06-15T12:00:00.000Z');
const mail = { to: 'to@example.com', subject: 'Subject', text: 'Line' };
const nothing = { applications: 0, messages: 0, unconfirmed: 0, unsubscribed: 0, mails: 0, addresses: 0 };
const all = { skip: 0, take: 100 };

const application = (blob: string, more: Partial<NewApplication> = {}): NewApplication => ({
  reference: `CV-${blob}`,
  name: 'Ada Lovelace',
  address: 'A',
  email: 'ada@example.org',
  mobile: '1',
  mobileAlternative: '2',
  departmentId: 3,
  careerId: null,
  spam: false,
  file: { blob, name: 'cv.pdf', mediaType: 'application/pdf', bytes: 5, sha256: blob },
  ...more,
});

describe.each(engines)('data past its retention period on $name', ({ name, freshStore }) => {
  let fresh: FreshStore;
  beforeEach(async () => {
    fresh = await freshStore();
    return fresh.discard;
  });

  const db = () => fresh.store.accounts;
  const sweep = async (at = now, store = fresh.store) => {
    const blobs: string[] = [];
    const counts = await store.retention.sweep(at, async (some) => {
      blobs.push(...some);
    });
    return { counts, blobs: blobs.sort() };
  };
  /** Adds an application received on a given day. */
  const send = async (blob: string, day: string, more: Partial<NewApplication> = {}) => {
    const { id } = await fresh.store.submissions.addApplication(application(blob, more));
    await db()
      .updateTable('applications')
      .set({ received_at: `${day}T08:00:00.000Z` })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const job = (applicationDeadline: string | null) =>
    fresh.store.entries.save(change('career', { title: 'Fitter', applicationDeadline })).then(({ id }) => id);

  test('is deleted with its mails, newer data stays, and the log contains no personal data', async () => {
    const { submissions, subscribers, retention } = fresh.store;
    const [open, closed, endless] = [
      await job('2027-05-01T00:00:00.000Z'),
      await job('2026-12-01T00:00:00.000Z'),
      await job(null),
    ];
    await send('old', '2026-12-15');
    await send('young', '2026-12-16');
    await send('consent', '2025-06-16', { talentPool: true });
    await send('consentover', '2025-06-14', { talentPool: true });
    await send('open', '2026-06-01', { careerId: open });
    await send('closed', '2026-11-01', { careerId: closed });
    await send('endless', '2026-12-01', { careerId: endless });
    await send('automatic', '2026-12-01', { spam: true });

    const message = { name: 'Ada', email: 'ada@example.org', mobile: '', subject: '', message: 'M', spam: false };
    const first = await submissions.addMessage(message);
    const second = await submissions.addMessage(message);
    for (const [id, at] of [
      [first, '2026-06-15T12:00:00.000Z'],
      [second, '2026-06-15T12:00:01.000Z'],
    ] as const) {
      await db().updateTable('messages').set({ received_at: at }).where('id', '=', id).execute();
    }

    for (const [who, at] of [
      ['asked-long-ago', '2027-06-08T12:00:00.000Z'],
      ['asked', '2027-06-08T12:00:01.000Z'],
      ['confirmed', '2020-01-01T00:00:00.000Z'],
      ['left', '2020-01-01T00:00:00.000Z'],
    ] as const) {
      const hashes = { confirmTokenHash: `c-${who}`, unsubscribeTokenHash: `u-${who}` };
      await subscribers.ask(`${who}@example.org`, hashes, {
        ...mail,
        to: `${who}@example.org`,
        headers: { 'X-A': 'b' },
      });
      await db().updateTable('subscribers').set({ asked_at: at }).where('email', '=', `${who}@example.org`).execute();
    }
    await subscribers.confirm('c-confirmed');
    await subscribers.unsubscribe('u-left');
    await db()
      .updateTable('subscribers')
      .set({ ended_at: '2027-06-01T00:00:00.000Z' })
      .where('status', '=', 'ended')
      .execute();

    await db().updateTable('outgoing_mail').set({ created_at: '2027-06-14T00:00:00.000Z' }).execute();

    const { counts, blobs } = await sweep();
    expect(blobs).toEqual(['automatic', 'closed', 'consentover', 'endless', 'old']);
    expect(counts).toEqual({ ...nothing, applications: 5, messages: 1, unconfirmed: 1, unsubscribed: 1 });
    expect((await submissions.applications(all)).items.map(({ file }) => file.blob).sort()).toEqual([
      'consent',
      'open',
      'young',
    ]);
    expect((await submissions.messages(all)).items.map(({ id }) => id)).toEqual([second]);
    expect((await subscribers.list(all)).items.map(({ email }) => email).sort()).toEqual([
      'asked@example.org',
      'confirmed@example.org',
    ]);
    expect(
      (await db().selectFrom('outgoing_mail').select('recipient').execute()).map((row) => row.recipient).sort(),
    ).toEqual(['asked@example.org', 'confirmed@example.org']);
    expect(await retention.log(10)).toEqual([
      { day: '2027-06-15', kind: 'applications', deleted: 5 },
      { day: '2027-06-15', kind: 'messages', deleted: 1 },
      { day: '2027-06-15', kind: 'unconfirmed', deleted: 1 },
      { day: '2027-06-15', kind: 'unsubscribed', deleted: 1 },
    ]);
    expect((await sweep()).counts).toEqual(nothing);
  });

  test('includes undelivered mails and the IP addresses of sessions', async () => {
    const { mail: queue, users } = fresh.store;
    const id = await queue.enqueue(mail);
    await queue.enqueue(mail);
    await db()
      .updateTable('outgoing_mail')
      .set({ created_at: '2027-05-16T11:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    await db()
      .updateTable('outgoing_mail')
      .set({ created_at: '2027-05-16T13:00:00.000Z' })
      .where('id', '<>', id)
      .execute();
    const user = (await users.add({ name: 'Olga', email: 'olga@example.com', role: 'owner' }, 'me')) ?? '';
    for (const [session, at] of [
      ['old', '2027-06-08T11:00:00.000Z'],
      ['new', '2027-06-08T13:00:00.000Z'],
    ] as const) {
      await db()
        .insertInto('sessions')
        .values({
          id: session,
          user_id: user,
          token: session,
          ip_address: '203.0.113.7',
          expires_at: at,
          created_at: at,
          updated_at: at,
        })
        .execute();
    }
    expect((await sweep()).counts).toEqual({ ...nothing, mails: 1, addresses: 1 });
    expect(await db().selectFrom('sessions').select(['id', 'ip_address']).orderBy('id').execute()).toEqual([
      { id: 'new', ip_address: '203.0.113.7' },
      { id: 'old', ip_address: null },
    ]);
    expect(await queue.waiting()).toBe(1);
  });

  test('includes applications for a removed job by its deadline and withdrawal date', async () => {
    const { entries, submissions } = fresh.store;
    const gone = await job('2090-01-01T00:00:00.000Z');
    const id = await send('removed', '2026-11-01', { careerId: gone, jobDeadline: '2027-03-01T00:00:00.000Z' });
    await removeForGood({ entries }, gone, 1);
    const withdrawn = (at: string) =>
      db().updateTable('withdrawn').set({ withdrawn_at: at }).where('entry_id', '=', gone).execute();
    const kept = async () => (await submissions.application(id))?.keptUntil;
    await withdrawn('2027-05-01T00:00:00.000Z');
    expect(await kept()).toBe('2027-09-01T00:00:00.000Z');
    await withdrawn('2026-12-01T00:00:00.000Z');
    expect(await kept()).toBe('2027-06-01T00:00:00.000Z');
    expect((await sweep()).blobs).toEqual(['removed']);
  });

  test('is deleted in batches, and two concurrent processes count each row once', async () => {
    const { accounts } = fresh.store;
    const at = '2026-01-01T00:00:00.000Z';
    const rows = Array.from({ length: 450 }, (_, n) => ({
      received_at: at,
      reference: `CV-${n}`,
      name: 'N',
      address: 'A',
      email: 'e@example.com',
      mobile: '1',
      mobile_alternative: '2',
      department_id: 1,
      career_id: null,
      status: 'new' as const,
      note: '',
      words: '',
      blob: `blob-${n}`,
      file_name: 'cv.pdf',
      media_type: 'application/pdf',
      bytes: 1,
      sha256: `${n}`,
    }));
    for (let start = 0; start < rows.length; start += 50) {
      await accounts
        .insertInto('applications')
        .values(rows.slice(start, start + 50))
        .execute();
    }
    const other = await createStore({ database: fresh.database, defaultLanguage: 'en' });
    const [one, two] = await Promise.all([sweep(), sweep(now, other)]);
    await other.close();
    expect(one.counts.applications + two.counts.applications).toBe(450);
    expect([...one.blobs, ...two.blobs].sort()).toEqual(rows.map(({ blob }) => blob).sort());
    expect(await fresh.store.retention.log(10)).toEqual([{ day: '2027-06-15', kind: 'applications', deleted: 450 }]);
  });

  // A PostgreSQL server overwrites deleted rows later.
  if (name === 'SQLite')
    test('is overwritten in the file', async () => {
      await send('zzz', '2020-01-01', { name: 'Xanthippe Quartz', email: 'xanthippe@example.org' });
      await sweep();
      const { database } = fresh;
      const file = 'sqlite' in database ? database.sqlite : '';
      for (const part of ['', '-wal']) {
        const bytes = readFileSync(`${file}${part}`);
        for (const text of ['Xanthippe', 'xanthippe']) expect(bytes.includes(text), `${text} in ${part}`).toBe(false);
      }
    });
});
