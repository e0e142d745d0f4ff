import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { type BodyTarget, bodyTargets } from './body-targets.ts';
import { sized } from './full-size.ts';
import { fuzzedBodies } from './fuzzed-bodies.ts';
import { type Inspected, megabytes, startInspected } from './inspected.ts';
import { randomFrom } from './random.ts';
import { bodySender, misframed, type Outcome, sendMisframed } from './send-body.ts';

const seed = 20_261_122;
const bodies = sized(250, 100_000);
const atOnce = 16;
/** Enough visitors to stay below the rate limits of each. */
const visitors = 2_000;

/** Whether a status is an acceptable response to a malformed body. */
const isRefusalOrGood = (outcome: Outcome) =>
  typeof outcome === 'number' &&
  ((outcome >= 200 && outcome < 300) || (outcome >= 400 && outcome < 500) || outcome === 503);

/**
 * The server reads and discards a part of an endless body, 64 MB or half a second, so that the client receives the
 * rejection. On a fast machine, the client sends some hundred MB more before it notices the end of the connection.
 */
const maxSentBytes = 1024 * 1024 * 1024;

let temporary: string;
let instance: Inspected;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  temporary = await mkdtemp(join(tmpdir(), 'atrium-bodies-'));
  instance = await startInspected({ TRUSTED_PROXIES: '127.0.0.1', TMPDIR: temporary });
});
test.afterAll(async () => {
  await instance.remove();
  await rm(temporary, { recursive: true, force: true });
});

async function idsFor({ url }: Inspected) {
  const ask = async (call: string) => (await (await fetch(`${url}/api/WebApi/${call}`)).json()) as { id: number }[];
  const [[department], jobs] = await Promise.all([ask('GetDepartment'), ask('GetCareer')]);
  return { department: department?.id ?? 0, job: jobs[0]?.id ?? 0 };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** The names of the CVs and attachments that have a row. */
function knownFiles({ dataDir }: Inspected): string[] {
  const database = new Database(join(dataDir, 'atrium.sqlite'), { readonly: true });
  try {
    const rows = database
      .prepare('select blob from applications union all select blob from enquiries where blob is not null')
      .all() as { blob: string }[];
    return rows.map(({ blob }) => blob);
  } finally {
    database.close();
  }
}

test('rejects a truncated body at every address, without an error in the log', async () => {
  const { job } = await idsFor(instance);
  const body = Buffer.from('--b\r\nContent-Disposition: form-data; name="Name"');
  for (const target of new Set(bodyTargets(job))) {
    const type = { json: 'application/json', multipart: 'multipart/form-data; boundary=b', form: 'text/plain' }[
      target.as
    ];
    const whole = { kind: 'whole', body, headers: { 'content-type': type } };
    const frames = [
      { kind: 'cut', lines: 'Content-Length: 500', body },
      { kind: 'cut', lines: 'Transfer-Encoding: chunked', body: Buffer.from('5\r\nab') },
    ];
    for (const frame of frames) {
      const { outcome } = await sendMisframed(instance.url, target, whole, frame);
      expect(outcome === 'cut' || isRefusalOrGood(outcome), `${target.method} ${target.path}: ${outcome}`).toBe(true);
    }
  }
  expect((await fetch(`${instance.url}/health/live`)).status).toBe(200);
  expect(instance.failures()).toEqual([]);
});

test(`handles ${bodies} fuzzed bodies without leftover files, logged errors or memory growth`, async () => {
  test.setTimeout(sized(600_000, 4 * 3_600_000));
  const { department, job } = await idsFor(instance);
  const targets = bodyTargets(job);
  const bodyFor = fuzzedBodies(department);
  let sender = 0;
  const client = bodySender(instance.url, () => {
    sender = (sender + 1) % visitors;
    return `10.9.${sender >> 8}.${sender & 255}`;
  });
  const strange: string[] = [];
  const counts = new Map<Outcome, number>();
  const held: number[] = [];

  /** Each body has its own seed, so it does not depend on the order of requests. */
  const sendOne = async (index: number) => {
    const random = randomFrom(seed + index);
    const target: BodyTarget = random.pick(targets);
    const fuzzed = bodyFor(random, target);
    const note = (kind: string, outcome: Outcome, isFine: boolean) => {
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if (!isFine) strange.push(`${index}: ${target.method} ${target.path}, ${kind}: ${outcome}`);
    };
    if (!random.onceIn(12)) {
      const outcome = await client.send(target, fuzzed);
      note(fuzzed.kind, outcome, isRefusalOrGood(outcome));
      return;
    }
    const frame = misframed(random, fuzzed);
    const { outcome, sent } = await sendMisframed(instance.url, target, fuzzed, frame);
    // A truncated request needs no response, nor does a client that keeps sending after its rejection.
    note(
      `${frame.kind} (${sent} bytes)`,
      outcome,
      (outcome === 'cut' || isRefusalOrGood(outcome)) && sent < maxSentBytes,
    );
  };

  let next = 0;
  const steps = 10;
  for (let step = 1; step <= steps; step++) {
    const until = Math.round((bodies * step) / steps);
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < until) {
          next += 1;
          await sendOne(next);
        }
      }),
    );
    held.push((await instance.memory('collected')).held);
    if (step % sized(steps, 1) === 0) {
      console.log(`${next} bodies: ${JSON.stringify(Object.fromEntries(counts))}, heap ${held.map(megabytes).join()}`);
    }
  }
  client.close();

  expect(strange).toEqual([]);
  expect(instance.failures()).toEqual([]);
  expect((await fetch(`${instance.url}/health/ready`)).status).toBe(200);
  expect(await filesBelow(temporary)).toEqual([]);
  // Some bodies were complete: their files were stored, and no others.
  const files = (await filesBelow(join(instance.dataDir, 'private')).catch(() => [])).sort();
  expect(files).toEqual(knownFiles(instance).sort());
  expect(counts.get(200)).toBeGreaterThan(0);
  const [early = 0] = held.slice(2);
  expect((held.at(-1) ?? 0) - early).toBeLessThan(32 * 1024 * 1024);
  test.info().annotations.push({
    type: 'measurements',
    description: `${JSON.stringify(Object.fromEntries(counts))}; heap ${held.map(megabytes).join()}`,
  });
});
