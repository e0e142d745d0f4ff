import { expect, test } from '@playwright/test';
import { everyPage } from '../testing/page/every-page.ts';
import { everyday } from './everyday.ts';
import { fullSize, sized } from './full-size.ts';
import { megabytes, startInspected } from './inspected.ts';
import { randomFrom } from './random.ts';

/** At full size: an hour at ten requests a second, after rounds that fill the caches of bounded size. */
const rounds = sized(5, 40);
const ofARound = sized(60, 1_200);
const warmUp = sized(6, 10);
/** The maximum memory growth in bytes per request. A leaked response is a hundred times as large. */
const maxBytesPerRequest = fullSize ? 128 : 8_192;
const atOnce = 8;

/**
 * The memory growth per round: the median of the slopes between all pairs of rounds (Theil–Sen estimator), which a
 * single outlier does not change.
 */
function growth(held: readonly number[]): number {
  const slopes = held.flatMap((from, index) => held.slice(index + 1).map((to, ahead) => (to - from) / (ahead + 1)));
  slopes.sort((a, b) => a - b);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

test(`memory does not grow over ${rounds * ofARound} requests of all kinds`, async ({ playwright }) => {
  test.setTimeout(sized(600_000, 2 * 3_600_000));
  const instance = await startInspected({ TRUSTED_PROXIES: '127.0.0.1', PAGE_CACHE_MB: '2' });
  try {
    const asking = await playwright.request.newContext({ baseURL: instance.url });
    const pages = (await everyPage(asking)).filter((path) => !path.includes('?'));
    const home = await (await fetch(instance.url)).text();
    const files = [...new Set(home.match(/\/(?:pictures|assets|files)\/[\w./-]+/g))].slice(0, 40);
    expect(files.length).toBeGreaterThan(5);
    const departments = await (await fetch(`${instance.url}/api/WebApi/GetDepartment`)).json();
    const [{ id: departmentId }] = departments as [{ id: number }];
    const visitors = everyday(instance.url, pages, files, departmentId);
    const statuses = new Map<number, number>();
    const held: number[] = [];
    for (let round = 0; round < warmUp + rounds; round++) {
      let left = ofARound;
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (left > 0) {
            left -= 1;
            const status = await visitors.ask(randomFrom(round * ofARound + left));
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          }
        }),
      );
      if (round >= warmUp) held.push((await instance.memory('collected')).held);
    }
    visitors.close();

    const perRequest = growth(held) / ofARound;
    const figures = `${JSON.stringify(Object.fromEntries(statuses))}; ${perRequest.toFixed(1)} bytes per request; heap ${held.map(megabytes).join()}`;
    test.info().annotations.push({ type: 'measurements', description: figures });
    console.log(figures);
    expect(statuses.get(200)).toBeGreaterThan((rounds * ofARound) / 4);
    expect(instance.failures()).toEqual([]);
    expect(perRequest).toBeLessThan(maxBytesPerRequest);
  } finally {
    await instance.remove();
  }
});
