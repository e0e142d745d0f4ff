import { expect, test } from '@playwright/test';
import { fullSize, sized } from './full-size.ts';
import { type Inspected, megabytes, startInspected } from './inspected.ts';
import { type Storm, type StormReport, storm } from './start-storm.ts';
import { quantile, visitOn } from './visitors.ts';

const tooMuch = 10;
/** The minimum throughput under overload, as a share of the normal throughput. */
const minGoodput = 0.8;
const normalAgainMs = 10_000;
const asked = {
  seconds: sized(2, 20),
  /** Connections: few enough for normal operation, and the maximum at once. */
  few: 8,
  many: 2_000,
};

let instance: Inspected;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  instance = await startInspected();
});
test.afterAll(() => instance.remove());

/** All of these pages exist. Their queries make each address new. */
const pages = [
  ...['/contact?page=%', '/mission?page=%', '/search?q=%', '/search?q=co&type=%', '/portfolio?filter=%'],
  '/news?from=20&to=%',
];
const kinds: [string, Pick<Storm, 'paths' | 'post'>, string][] = [
  ['uncached pages', { paths: pages }, '200'],
  // The response is the form with its errors: an uncached page.
  ['forms', { paths: ['/contact', '/newsletter'], post: 'name=&email=invalid' }, '422'],
];

for (const [name, what, good] of kinds) {
  test(`at ${tooMuch} times its capacity for ${name}, keeps its throughput and rejects the rest with 503`, async () => {
    test.setTimeout(300_000);
    const port = Number(new URL(instance.url).port);
    const { seconds, few, many } = asked;
    const atOwnPace = () => storm({ port, ...what, seconds, connections: few });
    const perSecond = ({ goodInTime }: StormReport) => goodInTime / seconds;
    // A warm-up round: first requests include compilation.
    await atOwnPace();
    const before = await atOwnPace();
    const capacity = perSecond(before);

    const memory = await instance.memory('collected');
    const visitors = visitOn(instance.url, 2, ['/', '/news', '/api/WebApi/GetNews?take=2']);
    // At least as many as there are connections: in a short time, ten times a small capacity would only fill the queue.
    const perSecondOver = Math.max(Math.ceil(capacity * tooMuch), Math.ceil(many / seconds));
    const during = await storm({ port, ...what, seconds, connections: many, perSecond: perSecondOver });
    const over = performance.now();
    const visits = await visitors.stop();
    const peak = await instance.memory();

    // Back to normal: a single request takes about as long as before.
    const ask = async () => {
      const began = performance.now();
      const path = (what.paths[0] ?? '/').replace('%', `again${began}`);
      const init = what.post === undefined ? {} : { method: 'POST', body: new URLSearchParams(what.post) };
      const { status } = await fetch(instance.url + path, { ...init, headers: { origin: instance.url } });
      return String(status) === good && performance.now() - began < 3 * quantile(sorted(before.goodTimes), 0.99);
    };
    await expect.poll(ask, { timeout: 60_000, intervals: [100] }).toBe(true);
    const normalAfterMs = during.drainedMs + performance.now() - over;
    const after = await atOwnPace();

    const ratio = perSecond(during) / Math.min(capacity, perSecond(after));
    const figures = [
      `capacity ${capacity.toFixed(0)} per second, afterwards ${perSecond(after).toFixed(0)}`,
      `load ${(during.sent / seconds).toFixed(0)} per second: ${JSON.stringify(during.statuses)}`,
      `goodput ${(100 * ratio).toFixed(0)} %, within ${Math.round(quantile(sorted(during.goodTimes), 0.99))} ms`,
      `rejected after ${Math.round(quantile(sorted(during.refusedTimes), 0.5))} ms (median)`,
      `${visits.times.length} cached pages, p99 ${Math.round(quantile(visits.times, 0.99))} ms`,
      `back to normal after ${Math.round(normalAfterMs)} ms`,
      `heap ${megabytes(memory.held)} before, ${megabytes(peak.held)} after`,
    ].join('; ');
    test.info().annotations.push({ type: 'measurements', description: figures });
    console.log(`${name}: ${figures}`);

    expect(Object.keys(during.statuses).filter((status) => ![good, '503'].includes(status))).toEqual([]);
    expect(during.statuses['503']).toBeGreaterThan(0);
    expect(during.withoutRetryAfter).toBe(0);
    expect(visits.failures).toEqual([]);
    expect(during.goodInTime).toBeGreaterThan(0);
    expect(instance.failures()).toEqual([]);
    // On a shared machine the capacity varies every second.
    if (fullSize) {
      expect(ratio).toBeGreaterThan(minGoodput);
      expect(normalAfterMs).toBeLessThan(normalAgainMs);
    }
  });
}

const sorted = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b);
