import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropCv } from '#contract/calls/drop-cv.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { uploadFile } from '#contract/calls/office/files.ts';
import { createClient } from '#contract/protocol/client.ts';
import { openS3Blobs } from '#files/s3-blobs.ts';
import { type S3Server, startS3Server } from '#files/testing/s3-server.ts';
import { createStore } from '#store/create-store.ts';
import type { Store } from '#store/store.ts';
import { type OwnBackend, ownBackend } from '../backend.ts';
import { createBackup } from '../backups/archive/create-backup.ts';
import { restoreBackup } from '../backups/archive/restore-backup.ts';
import { loadConfig } from '../config/config.ts';
import { createApp } from '../create-app.ts';
import { silentLog } from '../logging/log.ts';
import { ownPictures } from '../pictures/own-pictures.ts';
import { runScript } from '../testing/run-script.ts';
import { fillDemo } from './fill-demo.ts';
import { openAccounts } from './open-accounts.ts';
import { type OpenBlobs, openBlobs } from './open-blobs.ts';

const log = silentLog();
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.discard());

let folder: string;
let store: Store;
let open: OpenBlobs;
let backend: OwnBackend;
let app: { fetch(request: Request): Response | Promise<Response> };
let number = 0;

const openSqlite = (dir: string) =>
  createStore({ database: { sqlite: join(dir, 'atrium.sqlite') }, defaultLanguage: 'en' });
const settings = () => loadConfig({ DATA_DIR: join(folder, 'data'), S3_URL: `${server.url}/place-${number}` });

beforeEach(async () => {
  number += 1;
  folder = await mkdtemp(join(tmpdir(), 'atrium-bucket-'));
  const config = settings();
  await mkdir(config.dataDir);
  store = await openSqlite(config.dataDir);
  open = await openBlobs(config);
  const { files: publicBlobs, private: privateBlobs } = open.blobs;
  const { people } = await openAccounts(store, config, log);
  backend = ownBackend({ store, people, publicBlobs, privateBlobs, config, now: () => new Date(), log });
  const pictures = ownPictures({ publicBlobs, dataDir: config.dataDir, log });
  const site = () => Promise.resolve(new Response('no such page', { status: 404 }));
  const all = createApp({ config, backend, site, publicBlobs, pictures, redirects: store.redirects, log });
  app = new Hono().all('*', (c) => all.fetch(c.req.raw));
});
afterEach(async () => {
  await server.start();
  open.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const ask = (path: string, init?: RequestInit) => app.fetch(new Request(`http://site.test${path}`, init));
const owner = () => backend.clientFor({ principal: { name: 'olga', role: 'owner' } });

const upload = async () => {
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  return owner().call(uploadFile, { file: new File([new Uint8Array(content)], 'mill.jpg') });
};

async function department(): Promise<number> {
  const saved = await owner().call(saveEntry, {
    type: 'department',
    parent: null,
    status: 'published',
    publishAt: null,
    keepPublished: false,
    document: { name: 'Weaving' },
    translations: {},
  });
  return saved.id;
}

const sendCv = (departmentId: number, onAnswer: (answer: Response) => void = () => undefined) => {
  const send = async (request: Request) => {
    const answer = await backend.fetch(request, { address: '192.0.2.1' });
    onAnswer(answer);
    return answer;
  };
  return createClient({ fetch: send, baseUrl: 'http://site.test' }).call(dropCv, {
    name: 'Ada Lovelace',
    address: '1 Quay Street',
    email: 'ada@example.org',
    mobile: '+44 20 7946 0000',
    mobileAlternative: '+44 20 7946 0001',
    departmentId: String(departmentId),
    website: '',
    file: new File(['%PDF-1.7 and so on'], 'cv.pdf'),
  });
};

describe('files in a bucket', () => {
  test('are served as from a folder, and are not stored in the data folder', async () => {
    const { src } = await upload();
    const answer = await ask(src);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
    expect((await ask(src, { headers: { range: 'bytes=2-4' } })).status).toBe(206);
    expect(await readdir(join(folder, 'data'))).not.toContain('files');
  });

  test('while storage is down, keep cached pictures, reject uploads and CVs with 503, and work again afterwards', async () => {
    const { src } = await upload();
    const picture = src.replace('/files/', '/pictures/');
    const made = await ask(`${picture}/640.webp`);
    expect(made.status).toBe(200);
    const bytes = await made.arrayBuffer();
    const departmentId = await department();

    await server.stop();
    const kept = await ask(`${picture}/640.webp`);
    expect([kept.status, await kept.arrayBuffer()]).toEqual([200, bytes]);
    const original = await ask(src);
    expect([original.status, original.headers.get('retry-after')]).toEqual([503, '60']);
    expect([original.headers.get('cache-control'), await original.text()]).toEqual([
      'no-store',
      'Files cannot be reached at the moment. Nothing was lost; please try again in a minute.',
    ]);
    await expect(upload()).rejects.toMatchObject({ status: 503 });
    let retryAfter: string | null = null;
    const sent = sendCv(departmentId, ({ headers }) => {
      retryAfter = headers.get('retry-after');
    });
    await expect(sent).rejects.toMatchObject({ status: 503, message: expect.stringContaining('try again') });
    expect(retryAfter).toBe('60');
    expect((await store.submissions.counts('')).newApplications).toBe(0);

    await server.start();
    expect((await ask(src)).status).toBe(200);
    expect(await sendCv(departmentId)).toMatchObject({ accepted: true });
    expect((await store.submissions.counts('')).newApplications).toBe(1);
  });

  test('stop the start with advice if the bucket is missing or unreachable', async () => {
    const s3 = { ...server.options, bucket: 'missing' };
    const at = { dataDir: join(folder, 'data') };
    await expect(openBlobs({ ...at, s3 })).rejects.toThrow(
      `Cannot use the bucket missing of S3_URL at ${new URL(s3.endpoint).host}: there is no such bucket. Create it first.`,
    );
    await expect(openBlobs({ ...at, s3: { ...s3, endpoint: 'http://127.0.0.1:1' } })).rejects.toThrow(
      'Cannot reach the storage of S3_URL at 127.0.0.1:1: ECONNREFUSED. Is the address right, and does it run?',
    );
  });

  test('let the server start while the storage is down, but not without the bucket', async () => {
    const reasons: string[] = [];
    const at = { dataDir: join(folder, 'data') };
    const { s3 } = settings();
    if (!s3) throw new Error('No bucket to test');
    await server.stop();
    const opened = await openBlobs({ ...at, s3 }, (reason) => reasons.push(reason));
    expect(reasons).toEqual([expect.stringContaining('Cannot reach the storage of S3_URL')]);
    await expect(opened.blobs.files.open('a'.repeat(64))).rejects.toThrow();
    await server.start();
    await opened.blobs.files.check();
    opened.close();
    await expect(openBlobs({ ...at, s3: { ...s3, bucket: 'missing' } }, () => {})).rejects.toThrow('Create it first');
  });

  test('that cannot be stored leave a new site empty, and its next start writes the demo group', async () => {
    const { private: privateBlobs } = open.blobs;
    const config = { ...settings(), demo: true };
    await server.stop();
    await fillDemo({ store, privateBlobs, backend, config, now: () => new Date(), log });
    expect(await store.entries.isEmpty()).toBe(true);
    expect(await readdir(config.dataDir)).not.toContain('demo-unfinished');
  });

  test('leave the node ready while the storage is down, and it reports that', async () => {
    const ready = async () => {
      const response = await ask('/health/ready');
      return [response.status, await response.json()];
    };
    expect(await ready()).toEqual([200, { status: 'ok' }]);
    await server.stop();
    expect(await ready()).toEqual([200, { status: 'degraded', files: 'unavailable' }]);
    await server.start();
    expect(await ready()).toEqual([200, { status: 'ok' }]);
  });

  test('are exported and erased with their person', async () => {
    await sendCv(await department());
    const env = { DATA_DIR: join(folder, 'data'), S3_URL: `${server.url}/place-${number}` };
    const cvs = () => Array.fromAsync(open.blobs.private.list());
    expect(await cvs()).toHaveLength(1);
    const exported = await runScript('person', ['export', 'ada@example.org', 'ada.zip'], { folder, env });
    expect(exported).toMatchObject({ code: 0, stderr: '' });
    const files = Object.values(unzipSync(await readFile(join(folder, 'ada.zip'))));
    expect(files.map((bytes) => strFromU8(bytes))).toContain('%PDF-1.7 and so on');
    const erased = await runScript('person', ['erase', 'ada@example.org', '--yes'], { folder, env });
    expect(erased).toMatchObject({ code: 0, stderr: '' });
    expect(await cvs()).toEqual([]);
  });

  test('are in a backup, which restores them into a bucket or a folder', async () => {
    const { src } = await upload();
    await sendCv(await department());
    const file = join(folder, 'backup.tar.gz');
    const { blobs } = await createBackup({ store, blobs: open.blobs, dataDir: join(folder, 'data'), file });
    expect(blobs).toBe(2);
    const held = async (of: OpenBlobs) => [
      await Array.fromAsync(of.blobs.files.list(), ({ name, bytes }) => [name, bytes]),
      await Array.fromAsync(of.blobs.private.list(), ({ name, bytes }) => [name, bytes]),
    ];
    const before = await held(open);
    expect(before[0]?.[0]?.[0]).toBe(src.replace('/files/', ''));

    const s3 = { ...server.options, prefix: `restored-${number}/` };
    const { area, close } = await openS3Blobs(s3);
    const bucket = { files: area('files'), private: area('private') };
    const into = (dataDir: string) => restoreBackup({ openStore: openSqlite, dataDir, bucket, file });
    await into(join(folder, 'in-a-bucket'));
    expect(await held({ blobs: bucket, close })).toEqual(before);
    expect(await readdir(join(folder, 'in-a-bucket'))).toEqual(['atrium.sqlite']);
    await expect(into(join(folder, 'once-more'))).rejects.toThrow('not empty');
    close();

    const dataDir = join(folder, 'in-a-folder');
    await restoreBackup({ openStore: openSqlite, dataDir, file });
    expect(await held(await openBlobs({ s3: undefined, dataDir }))).toEqual(before);
  });

  test('are removed from the bucket again when a restore fails', async () => {
    await upload();
    const file = join(folder, 'backup.tar.gz');
    await createBackup({ store, blobs: open.blobs, dataDir: join(folder, 'data'), file });
    const { area, close } = await openS3Blobs({ ...server.options, prefix: `failed-${number}/` });
    const bucket = { files: area('files'), private: area('private') };
    const openStore = async (dir: string) => ({
      ...(await openSqlite(dir)),
      load: () => Promise.reject(new Error('no such table')),
    });
    const dataDir = join(folder, 'target');
    await expect(restoreBackup({ openStore, dataDir, bucket, file })).rejects.toThrow('no such table');
    expect(await Array.fromAsync(bucket.files.list())).toEqual([]);
    close();
  });
});
