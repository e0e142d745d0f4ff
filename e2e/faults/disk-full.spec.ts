import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdir, open, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { type Disk, mayMount, openDisk } from '../testing/program/disk.ts';
import { type Instance, startInstance } from '../testing/program/instance.ts';
import { expectAllStored, sqliteReader } from './expect-all-stored.ts';
import { type Acknowledged, createSender, firstDepartment, type Reply } from './posting.ts';

const run = promisify(execFile);

let disk: Disk | undefined;
let instance: Instance | undefined;
// In a hook rather than in the tests: the disk must be unmounted even if a test times out.
test.afterEach(async () => {
  await instance?.remove();
  await disk?.remove();
  instance = undefined;
  disk = undefined;
});

/** Fills the disk. */
async function fill(folder: string): Promise<void> {
  const filler = await open(join(folder, 'filler'), 'w');
  for (const bytes of [1_000_000, 4_096, 1]) {
    const block = Buffer.alloc(bytes, 'x');
    while (await filler.write(block).catch(() => undefined));
  }
  await filler.close();
}

/** Sends until a request is rejected. Space that is already allocated, such as in the database's journal, is used first. */
async function untilRefused(send: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 0; tries < 3_000; tries++) {
    const reply = await send();
    if (reply.status !== 200) return reply;
  }
  throw new Error('No request was rejected');
}

const sender = async (program: Instance, kept: Acknowledged) =>
  createSender(program.url, await firstDepartment(program.url), kept);

const refused = (retryAfter: string) => ({
  status: 503,
  retryAfter,
  text: expect.stringContaining('Nothing was lost; please try again'),
});

/** Sends forms as a browser without script does. The responses contain the submitted values. */
async function expectFormsRefused({ url }: Instance, departmentId: number): Promise<void> {
  const typed = { name: 'Ada', email: 'ada@example.org', message: 'What does Ne 30 cost?' };
  const contact = await fetch(`${url}/contact`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams(typed),
  });
  expect([contact.status, await contact.text()]).toEqual([503, expect.stringContaining(typed.message)]);

  const form = new FormData();
  const fields = { name: 'Ada', address: '1 Quay Street', email: 'ada@example.org', mobile: '+44 20 7946 0000' };
  const more = { mobileAlternative: '+44 20 7946 0001', departmentId: String(departmentId) };
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.append(name, value);
  form.append('file', new File(['%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' }));
  const career = await fetch(`${url}/career`, { method: 'POST', headers: { origin: url }, body: form });
  expect([career.status, await career.text()]).toEqual([503, expect.stringContaining(fields.address)]);
}

let asked = 0;
/** Requests cached pages, pages and pictures that were not requested before, and calls. */
async function expectRead({ url }: Instance): Promise<void> {
  asked += 1;
  const home = await (await fetch(url)).text();
  const pictures = [...home.matchAll(/\/pictures\/[^"\s,]+/g)].map(([path]) => path);
  expect(pictures.length).toBeGreaterThan(asked);
  const paths = ['/faq', `/search?q=yarn${asked}`, '/news?year=2020', `/api/WebApi/GetNews?take=${asked}`];
  for (const path of [...paths, pictures.at(-asked) ?? '', '/office', '/health/ready']) {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    expect([path, answer.status]).toEqual([path, 200]);
  }
}

/** Below the reserve of free space no file is accepted. */
const noRoom = { status: 503, retryAfter: '600', text: expect.stringContaining('no room for files') };

async function expectRefusedAndRead(program: Instance, kept: Acknowledged, cv: object = refused('60')): Promise<void> {
  const { sendMessage, sendCv } = await sender(program, kept);
  expect(await untilRefused(sendCv)).toEqual(cv);
  expect(await untilRefused(sendMessage)).toEqual(refused('10'));
  await expectFormsRefused(program, await firstDepartment(program.url));
  await expectRead(program);
}

/** Checks that requests are accepted again, that everything acknowledged is stored, and that every file has a row. */
async function expectRecovered(program: Instance, kept: Acknowledged): Promise<void> {
  const { sendMessage, sendCv } = await sender(program, kept);
  expect((await sendMessage()).status).toBe(200);
  expect((await sendCv()).status).toBe(200);
  const read = sqliteReader(program.dataDir);
  expect(await read('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(await expectAllStored(kept, program.dataDir, read)).toBe(0);
}

/** The node stays ready, because pages are served, and says what does not work. */
const readyState = async ({ url }: Instance) => (await fetch(`${url}/health/ready`)).json();

async function startWith(settings: Record<string, string> = {}) {
  const program = await startInstance({ ...settings, TRUSTED_PROXIES: '127.0.0.1' });
  instance = program;
  const kept: Acknowledged = { messages: [], applications: [] };
  const { sendMessage, sendCv } = await sender(program, kept);
  expect([(await sendMessage()).status, (await sendCv()).status]).toEqual([200, 200]);
  expect((await fetch(`${program.url}/faq`)).status).toBe(200);
  return { program, kept };
}

if (mayMount()) {
  test('serves pages and rejects forms with 503 on a full disk, and recovers when there is space again', async () => {
    test.setTimeout(240_000);
    disk = await openDisk(80);
    const { program, kept } = await startWith({ DATA_DIR: join(disk.folder, 'data') });
    await fill(disk.folder);
    await expectRefusedAndRead(program, kept, noRoom);
    await expect.poll(() => readyState(program), { timeout: 15_000 }).toEqual({ status: 'degraded', disk: 'full' });

    await program.kill();
    await program.restart();
    await expectRead(program);

    await rm(join(disk.folder, 'filler'));
    await expectRecovered(program, kept);
    await expect.poll(() => readyState(program), { timeout: 15_000 }).toEqual({ status: 'ok' });
  });

  test('serves pages and rejects forms with 503 on a failed, read-only disk, and has all data after its repair', async () => {
    test.setTimeout(240_000);
    disk = await openDisk(80);
    const { program, kept } = await startWith({ DATA_DIR: join(disk.folder, 'data') });
    await disk.goReadOnly();
    await expectRefusedAndRead(program, kept);
    await expect.poll(() => readyState(program), { timeout: 15_000 }).toMatchObject({ disk: 'read-only' });

    await program.kill();
    await disk.mend();
    await program.restart();
    await expectRecovered(program, kept);
  });

  test('accepts messages and rejects CVs with 503 while the CV folder is read-only', async () => {
    test.setTimeout(120_000);
    disk = await openDisk(16);
    const folder = join(disk.folder, 'private');
    await mkdir(folder);
    const program = await startInstance({ TRUSTED_PROXIES: '127.0.0.1' });
    instance = program;
    const files = join(program.dataDir, 'private');
    // Those of the demo group.
    await cp(files, folder, { recursive: true });
    await rm(files, { recursive: true });
    await symlink(folder, files);
    const kept: Acknowledged = { messages: [], applications: [] };
    const { sendMessage, sendCv } = await sender(program, kept);
    expect((await sendCv()).status).toBe(200);

    await disk.takeWrites(false);
    expect(await sendCv()).toEqual(refused('60'));
    expect((await sendMessage()).status).toBe(200);
    await expectRead(program);

    await disk.takeWrites(true);
    await expectRecovered(program, kept);
  });
}

// Needs no separate disk: the kernel rejects every write of the process to a file.
if (spawnSync('prlimit', ['--version']).status === 0) {
  test('serves pages and rejects forms with 503 while no file can be written, and recovers', async () => {
    test.setTimeout(120_000);
    const { program, kept } = await startWith();
    const limitFiles = (to: string) => run('prlimit', ['--pid', String(program.pid()), `--fsize=${to}:`]);
    await limitFiles('0');
    await expectRefusedAndRead(program, kept);
    await limitFiles('unlimited');
    await expectRecovered(program, kept);
  });
}
