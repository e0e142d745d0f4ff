import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BlobStore, createDiskBlobs } from '#files/blob-store.ts';
import type { Store } from '#store/store.ts';
import { type FreshStore, freshStore } from '#store/testing/engines.ts';
import { runPersonCommand, usage } from './person-command.ts';

let folder: string;
let fresh: FreshStore;
let store: Store;
let privateBlobs: BlobStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-person-'));
  fresh = await freshStore();
  store = fresh.store;
  privateBlobs = createDiskBlobs(join(folder, 'private'));
  await privateBlobs.put('ada0.pdf', new TextEncoder().encode('%PDF'));
  await store.submissions.addApplication({
    reference: 'CV-1',
    name: 'Ada Lovelace',
    address: '1 Quay Street',
    email: 'ada@example.org',
    mobile: '1',
    mobileAlternative: '2',
    departmentId: 3,
    careerId: null,
    spam: false,
    file: { blob: 'ada0.pdf', name: 'cv.pdf', mediaType: 'application/pdf', bytes: 4, sha256: 's' },
  });
});
afterEach(async () => {
  await fresh.discard();
  await rm(folder, { recursive: true });
});

const run = (...words: string[]) =>
  runPersonCommand(words, { store, privateBlobs, now: () => new Date('2026-11-21T12:00:00Z') });
const audit = async () => (await store.audit.list({ skip: 0, take: 10 })).items.map(({ by, action }) => [by, action]);

test('reports how much data is stored, and exports it to a file that only its owner can read', async () => {
  expect(await run('find', 'ADA@example.org')).toContain('applications: 1');
  const file = join(folder, 'ada.zip');
  expect(await run('export', 'ada@example.org', file)).toContain(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const files = unzipSync(await readFile(file));
  expect(strFromU8(files['person.json'] ?? new Uint8Array())).toContain('1 Quay Street');
  expect(strFromU8(files['cv/CV-1.pdf'] ?? new Uint8Array())).toBe('%PDF');
  await expect(run('export', 'ada@example.org', file)).rejects.toThrow('already exists');
  expect(await audit()).toEqual([['command line', 'person.export']]);
});

test('erases data and files only with --yes', async () => {
  await expect(run('erase', 'ada@example.org')).rejects.toThrow('add --yes');
  expect(await run('find', 'ada@example.org')).toContain('applications: 1');
  expect(await run('erase', 'ada@example.org', '--yes')).toContain('files: 1');
  expect(await run('find', 'ada@example.org')).toContain('applications: 0');
  expect(await Array.fromAsync(privateBlobs.list())).toEqual([]);
  expect(await audit()).toEqual([['command line', 'person.erase']]);
});

test.each([
  [],
  ['find'],
  ['find', 'ada'],
  ['burn', 'a@example.org'],
  ['find', 'a@example.org', 'x'],
  ['export', 'a@example.org'],
])('answers invalid arguments with the usage (%s)', async (...words) => {
  await expect(run(...words)).rejects.toThrow(usage);
});
