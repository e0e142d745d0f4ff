import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/logging/log.ts';
import type { Store } from '#store/store.ts';
import { type FreshStore, freshStore } from '#store/testing/engines.ts';
import { sweepPersonal } from './sweep-personal.ts';

let fresh: FreshStore;
let store: Store;
let lines: string[];
const log = createLog({ write: (line) => void lines.push(line) });

beforeEach(async () => {
  lines = [];
  fresh = await freshStore();
  store = fresh.store;
});
afterEach(() => fresh.discard());

const send = (blob: string) =>
  store.submissions.addApplication({
    reference: `CV-${blob}`,
    name: 'Ada Lovelace',
    address: '1 Quay Street',
    email: 'ada@example.org',
    mobile: '1',
    mobileAlternative: '2',
    departmentId: 3,
    careerId: null,
    spam: false,
    file: { blob, name: 'ada-lovelace.pdf', mediaType: 'application/pdf', bytes: 5, sha256: blob },
  });

test('deletes the files of expired data, continues after a failure, and logs counts without personal data', async () => {
  for (const blob of ['first', 'stuck', 'last']) await send(blob);
  await store.visits.add('2020-01-01', new Map([['/', 1]]));
  const removed: string[] = [];
  const privateBlobs = {
    remove: async (name: string) => {
      if (name === 'stuck') throw new Error('EPERM: ada-lovelace@example.org');
      removed.push(name);
    },
  };
  const now = () => new Date('2090-01-01T00:00:00Z');
  await store.clock.confirm(now());
  expect((await sweepPersonal({ store, privateBlobs, now, log }))?.applications).toBe(3);
  expect(removed).toEqual(['first', 'last']);
  expect((await store.visits.between('2000-01-01', '2100-01-01', 5)).pages).toEqual([]);
  const text = lines.join('');
  expect(text).toContain('"applications":3');
  for (const trace of ['Ada', 'ada', 'CV-', 'first', '.pdf', 'Quay']) expect(text).not.toContain(trace);

  lines = [];
  await sweepPersonal({ store, privateBlobs, now, log });
  expect(lines).toEqual([]);
});

test('deletes nothing after a jump of the clock, until an operator confirms the time', async () => {
  await send('kept');
  const privateBlobs = { remove: async () => {} };
  const sweepAt = (time: Date) => sweepPersonal({ store, privateBlobs, now: () => time, log });
  const day = 24 * 60 * 60_000;
  const wrong = new Date(Date.now() + 800 * day);
  expect(await sweepAt(wrong)).toBeUndefined();
  // Rows that are written meanwhile, with the wrong time, prove nothing.
  await store.audit.add({ by: 'x', action: 'signed-in', subject: 'user x' });
  expect(await sweepAt(new Date(wrong.getTime() + day))).toBeUndefined();
  expect((await store.submissions.applications({ skip: 0, take: 9 })).total).toBe(1);
  expect(lines.join('')).toContain('npm run clock -- confirm');
  expect(await store.clock.state()).toMatchObject({ stopped: true, stoppedAt: wrong.toISOString() });
  expect(await sweepAt(new Date()), 'once the clock is right again').toMatchObject({ applications: 0 });
  expect(await store.clock.state()).toEqual({ stopped: false });
  expect(await sweepAt(wrong)).toBeUndefined();
  await store.clock.confirm(wrong);
  expect(await sweepAt(wrong)).toMatchObject({ applications: 1 });
});

test('goes on after a month without a jump', async () => {
  const privateBlobs = { remove: async () => {} };
  const day = 24 * 60 * 60_000;
  for (let month = 0; month < 5; month++) {
    const time = new Date(Date.now() + month * 30 * day);
    expect(await sweepPersonal({ store, privateBlobs, now: () => time, log })).toBeDefined();
  }
});
