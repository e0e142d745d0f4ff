import { expect, test } from '@playwright/test';
import { rawRequest } from '../testing/raw-request.ts';
import { fullSize, sized } from './full-size.ts';
import { type Inspected, megabytes, startInspected } from './inspected.ts';
import { type CrowdKind, startCrowd } from './start-crowd.ts';
import { quantile, visitOn } from './visitors.ts';

const maxTimeToCutMs = 15_000;
const maxP99Ms = 300;
/** The maximum growth of the heap after the test: pages requested for the first time are cached. */
const maxGrowth = 24 * 1024 * 1024;

let instance: Inspected;
let video: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  // The page cache is full after a few pages.
  instance = await startInspected({ PAGE_CACHE_MB: '4' });
  const first = visitOn(instance.url);
  await expect.poll(first.count, { timeout: 60_000 }).toBeGreaterThan(50);
  await first.stop();
  const { body } = await rawRequest(instance.url, '/videos');
  [video = ''] = /\/files\/\w+\.mp4/.exec(body.toString()) ?? [];
  expect(video).not.toBe('');
});
test.afterAll(() => instance.remove());

/** Waits until all connections are closed, and returns the memory use after a garbage collection. */
const memoryWithoutClients = async () => {
  await expect.poll(() => instance.openSockets(), { timeout: 60_000 }).toBe(0);
  return instance.memory('collected');
};

const portOf = ({ url }: Inspected) => Number(new URL(url).port);

/** Polls the memory use and the number of connections. The returned function stops and returns the maxima. */
function watch({ memory, openSockets }: Inspected) {
  const most = { held: 0, resident: 0, connections: 0 };
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      const { held, resident } = await memory();
      most.held = Math.max(most.held, held);
      most.resident = Math.max(most.resident, resident);
      most.connections = Math.max(most.connections, await openSockets());
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  return async () => {
    stopped = true;
    await watching;
    return most;
  };
}

const each = sized(10, 143);
const crowds: [string, Partial<Record<CrowdKind, number>>][] = [
  [
    'of all kinds',
    {
      ...{ silent: each, head: each, 'late head': each, body: each, chunks: each },
      ...{ reader: each, 'reader behind': each },
    },
  ],
];
const whole = sized(60, 1_000);
if (fullSize) {
  crowds.push(
    ['that send their heads slowly', { head: whole / 2, 'late head': whole / 2 }],
    ['that send their bodies slowly', { body: whole / 2, chunks: whole / 2 }],
    ['that do not read', { reader: whole / 2, 'reader behind': whole / 2 }],
  );
}

for (const [name, counts] of crowds) {
  const size = Object.values(counts).reduce((sum, count) => sum + count, 0);
  test(`disconnects ${size} clients ${name}, and serves other visitors meanwhile`, async () => {
    test.setTimeout(300_000);
    const before = await memoryWithoutClients();
    const visitors = visitOn(instance.url);
    const watching = watch(instance);
    const takenBefore = await instance.takenSockets();
    const crowd = await startCrowd({ port: portOf(instance), video, counts });
    const there = performance.now();
    // The first clients may be disconnected before the last are accepted.
    await expect
      .poll(async () => (await instance.takenSockets()) - takenBefore, { timeout: 30_000, intervals: [100] })
      .toBeGreaterThanOrEqual(size);
    await crowd.cut();
    await expect
      .poll(() => instance.openSockets(), { timeout: 120_000, intervals: [200] })
      .toBeLessThanOrEqual(visitors.connections);
    const lastCutMs = performance.now() - there;
    const most = await watching();
    const { times, failures } = await visitors.stop();
    const { clients, maxRead } = await crowd.end();
    const after = await memoryWithoutClients();

    const noticed = clients.flatMap(({ closedAfterMs }) => closedAfterMs ?? []).sort((a, b) => a - b);
    const p99 = quantile(times, 0.99);
    const figures = [
      `${most.connections} connections at once, all cut ${Math.round(lastCutMs)} ms after the last was opened`,
      `noticed after ${Math.round(noticed[0] ?? 0)} to ${Math.round(noticed.at(-1) ?? 0)} ms`,
      `${times.length} visits, median ${Math.round(quantile(times, 0.5))} ms, p99 ${Math.round(p99)} ms`,
      `heap ${megabytes(before.held)} before, ${megabytes(most.held)} at most, ${megabytes(after.held)} after`,
      `resident ${megabytes(before.resident)} before, ${megabytes(most.resident)} at most`,
      `at most ${megabytes(maxRead)} received by one client`,
    ].join('; ');
    test.info().annotations.push({ type: 'measurements', description: figures });
    console.log(figures);

    expect(failures).toEqual([]);
    expect(times.length).toBeGreaterThan(20);
    const reading = clients.filter(({ kind }) => !kind.startsWith('reader'));
    expect(reading.filter(({ closedAfterMs }) => closedAfterMs === undefined)).toEqual([]);
    expect(after.held - before.held).toBeLessThan(maxGrowth);
    expect(instance.failures()).toEqual([]);
    if (fullSize) {
      expect(lastCutMs).toBeLessThan(maxTimeToCutMs);
      expect(p99).toBeLessThan(maxP99Ms);
    }
  });
}

const idle = sized(200, 5_000);
test(`keeps ${idle} idle connections open, and serves other visitors meanwhile`, async () => {
  test.setTimeout(300_000);
  const before = await memoryWithoutClients();
  const crowd = await startCrowd({
    port: portOf(instance),
    video,
    counts: { idle: idle / 2, 'idle behind': idle / 2 },
  });
  const during = await instance.memory('collected');
  const visitors = visitOn(instance.url);
  await expect.poll(visitors.count, { timeout: 120_000 }).toBeGreaterThan(sized(200, 5_000));
  const { times, failures } = await visitors.stop();
  const open = await instance.openSockets();
  const { clients } = await crowd.end();
  const after = await memoryWithoutClients();

  const p99 = quantile(times, 0.99);
  const figures = [
    `${open} connections`,
    `${Math.round((during.held - before.held) / idle)} bytes of heap for each`,
    `${times.length} visits, p99 ${Math.round(p99)} ms`,
    `heap ${megabytes(before.held)} before, ${megabytes(after.held)} after`,
  ].join('; ');
  test.info().annotations.push({ type: 'measurements', description: figures });
  console.log(figures);

  expect(clients.filter(({ closedAfterMs }) => closedAfterMs !== undefined)).toEqual([]);
  expect(open).toBeGreaterThanOrEqual(idle);
  expect(failures).toEqual([]);
  expect(times.length).toBeGreaterThan(20);
  expect(after.held - before.held).toBeLessThan(maxGrowth);
  if (fullSize) expect(p99).toBeLessThan(maxP99Ms);
});
