import { expect, test } from 'vitest';
import { demoDesks, demoEnquiries } from '#demo/read-inbox.ts';
import { engines } from '#store/testing/engines.ts';
import { fillDemoInbox } from './fill-demo-inbox.ts';

const dayMs = 24 * 60 * 60_000;

test.each(engines)('the inbox of the demo group is filled without mails, and does not age: $name', async (engine) => {
  const { store, discard } = await engine.freshStore();
  const now = new Date('2031-05-04T10:00:00.000Z');
  const blobs = new Map<string, number>();
  const privateBlobs = { put: async (name: string, content: Uint8Array) => void blobs.set(name, content.length) };
  await fillDemoInbox({ store, privateBlobs, now });

  const list = async (filter: object) => (await store.submissions.messages({ skip: 0, take: 100, ...filter })).items;
  const shown = await list({});
  expect([...shown, ...(await list({ status: 'spam' }))]).toHaveLength(20);
  const [newest] = shown;
  expect(Date.parse(newest?.receivedAt ?? '')).toBe(now.getTime() - 0.1 * dayMs);
  const oldest = shown.at(-1);
  expect(oldest).toMatchObject({ status: 'answered', notes: [{ by: 'Mei-Lin Tan', byId: null }, {}] });
  expect(Date.parse(oldest?.enquiry?.firstAnswerAt ?? '')).toBe(now.getTime() - (44 - 1.2) * dayMs);
  expect(oldest?.enquiry).toMatchObject({
    reference: expect.stringMatching(/^EN-/),
    wantedOn: '2031-06-03',
    lines: [{ product: 'Combed ring yarn Ne 30/1', article: 'YC-30-1', quantity: 800 }, {}],
  });
  // The search finds a note.
  expect(await list({ words: 'Borås' })).toHaveLength(1);

  const attached = shown.flatMap(({ enquiry }) => enquiry?.file ?? []);
  expect(attached).toHaveLength(demoEnquiries().filter(({ file }) => file).length);
  expect(new Map(attached.map(({ blob, bytes }) => [blob, bytes]))).toEqual(new Map([...blobs].toReversed()));
  const { desks, rules } = await store.desks.get();
  expect({ desks, rules }).toEqual({ desks: demoDesks().desks, rules: demoDesks().rules });
  for (const { waiting, days } of await store.desks.answers()) {
    expect(waiting).toBeGreaterThan(0);
    expect(days === null || days < 5).toBe(true);
  }
  expect(await store.accounts.selectFrom('outgoing_mail').select('id').execute()).toEqual([]);
  await discard();
});
