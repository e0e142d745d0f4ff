import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '#contract/protocol/client.ts';
import { createMailer, promptLimits } from '#mail/mailer.ts';
import { lastBackupAt, noteBackup } from '../backups/archive/backup-note.ts';
import { sendNowBy } from '../jobs/mail/send-now.ts';
import { pageExistsOn } from '../site/page-exists.ts';
import { createMachine } from '../startup/checks/machine.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-machine-'));
});
afterEach(() => rm(folder, { recursive: true }));

const backups = async () => ({
  lastBackupAt: await lastBackupAt(folder),
  backup: { scheduled: false, failure: null },
});

describe('the machine', () => {
  test('reports the size of the disk and the data, and the time of the last backup', async () => {
    let time = new Date('2026-11-21T12:00:00Z');
    const machine = createMachine(folder, () => time, backups);
    await mkdir(join(folder, 'files', 'aa'), { recursive: true });
    await writeFile(join(folder, 'files', 'aa', 'a.bin'), new Uint8Array(5_000));
    const state = await machine();
    expect(state).toMatchObject({ disk: { data: 5_000 }, lastBackupAt: null });
    expect(state.disk.free).toBeGreaterThan(0);
    expect(state.disk.total).toBeGreaterThanOrEqual(state.disk.free ?? Number.POSITIVE_INFINITY);
    expect(state.version).toMatch(/^\d+\.\d+\.\d+/);

    await writeFile(join(folder, 'files', 'b.bin'), new Uint8Array(1_000));
    expect(await noteBackup(folder, time)).toBe(true);
    time = new Date('2026-11-21T12:02:00Z');
    const later = await machine();
    expect(later.lastBackupAt).toBe('2026-11-21T12:00:00.000Z');
    expect(later.disk.data).toBeGreaterThan(6_000);
  });

  test('ignores a damaged backup note, and reports a note that cannot be written', async () => {
    await writeFile(join(folder, 'last-backup.json'), '{"at":"yesterday"');
    expect((await createMachine(folder, () => new Date(), backups)()).lastBackupAt).toBeNull();
    expect(await noteBackup(join(folder, 'nowhere'), new Date())).toBe(false);
  });
});

test('finds a page by its status below 400, and reads its whole body', async () => {
  const asked: string[] = [];
  const statuses: Record<string, number> = { '/': 200, '/moved': 301, '/gone': 410, '/lost': 404, '/broken': 500 };
  const site = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    return new Response('x', { status: statuses[pathname] ?? 404 });
  };
  const client = createClient({ fetch: () => Promise.reject(new Error('unused')), baseUrl: 'http://test.invalid' });
  const pageExists = pageExistsOn(site, () => client, 'https://www.example.com/');
  const stands = await Promise.all(['/', '/moved?x=1', '/gone', '/lost', '/broken'].map(pageExists));
  expect(stands).toEqual([true, true, false, false, false]);
  expect(asked).toContain('/moved?x=1');
});

test('names a mail server that does not respond, without the password', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const url = `smtp://olga:very-secret@127.0.0.1:${port}`;
  const mailer = createMailer({
    url,
    from: async () => 'office@example.com',
    name: 'example.com',
    limits: promptLimits,
  });
  const outcome = await sendNowBy(mailer)({ to: 'a@example.com', subject: 'S', text: 'T' });
  mailer.close();
  expect(outcome).toEqual({ sent: false, cause: 'noAnswer', detail: `connect ECONNREFUSED 127.0.0.1:${port}` });
  expect(JSON.stringify(outcome)).not.toContain('very-secret');
});
