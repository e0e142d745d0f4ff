import { setImmediate as nextRound } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { owner, type TestApi } from '#api/testing/start-api.ts';
import { getOverview } from '#contract/calls/office/upkeep.ts';
import { longestStep, wholeTime } from '#contract/testing/processor-time.ts';
import { ownSitemap } from '#site/loading/own-sitemap.ts';
import { fakeServices } from '#site/testing/fake-services.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { largeSite, measureEveryCall, startLargeSite } from './testing/large-site.ts';

/** `npm run test:faults` runs this at full size. */
const isFull = inject('fullSize');
const size = isFull ? 100_000 : 6_000;

/** What blocks for 300 ms at full size blocks for 18 ms otherwise; the rest is for a cold start of each call. */
const maxStepMs = isFull ? 300 : 100;

const timeoutMs = isFull ? 3_600_000 : 300_000;

describe.each(engines)(`a site of ${size} entries on $name`, ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  beforeAll(async () => {
    fresh = await freshStore();
    api = await startLargeSite(size, fresh.store);
  }, timeoutMs);
  afterAll(async () => {
    await api.stop();
    await fresh.discard();
  });

  test(
    'no call of any role stops other requests',
    async () => {
      const measured = await measureEveryCall(api, maxStepMs);
      expect(measured.length).toBeGreaterThan(60);
      expect(measured.filter(({ longest }) => longest > maxStepMs)).toEqual([]);
    },
    timeoutMs,
  );

  test(
    'a whole list is streamed completely, in order and with its total',
    async () => {
      const response = await api.fetch('/api/WebApi/GetNews');
      const items: { id: string; date: string }[] = await response.json();
      const published = [...largeSite(size)].filter(({ row }) => row.type === 'news' && row.status === 'published');
      expect(items).toHaveLength(published.length);
      expect(response.headers.get('x-total-count')).toBe(String(published.length));
      const dates = items.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().reverse());
      const part = await (await api.fetch('/api/WebApi/GetNews?skip=1000&take=50')).json();
      expect(items.slice(1_000, 1_050)).toEqual(part);
    },
    timeoutMs,
  );

  test('a list is read only as fast as its client reads', async () => {
    const response = await api.fetch('/api/WebApi/GetNews');
    const reader = response.body?.getReader();
    await reader?.read();
    const longest = await longestStep(async () => {
      for (let rounds = 0; rounds < 200; rounds++) await nextRound();
    }, maxStepMs);
    expect(longest).toBeLessThan(maxStepMs);
    await reader?.cancel();
  });

  test(
    'the sitemap is an index of parts, which list each page once',
    async () => {
      const services = fakeServices({}, { client: api.client(), publicUrl: 'https://www.example.com' });
      let index: string | undefined;
      expect(
        await longestStep(async () => {
          index = await ownSitemap(services, undefined);
        }, maxStepMs),
      ).toBeLessThan(maxStepMs);
      const parts = [...(index ?? '').matchAll(/\?part=(\d+)/g)].map(([, part]) => Number(part));
      expect(parts.length).toBeGreaterThan(1);
      const listed: string[] = [];
      for (const part of parts) {
        let xml: string | undefined;
        const longest = await longestStep(async () => {
          xml = await ownSitemap(services, part);
        }, maxStepMs);
        expect(longest).toBeLessThan(maxStepMs);
        listed.push(...[...(xml ?? '').matchAll(/<loc>([^<]*)/g)].map(([, loc = '']) => loc));
      }
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed.filter((loc) => loc.includes('/news/'))).toHaveLength(
        [...largeSite(size)].filter(({ row }) => row.type === 'news' && row.status === 'published').length,
      );
      expect(await ownSitemap(services, parts.length + 1)).toBeUndefined();
    },
    timeoutMs,
  );

  test(
    'the overview after a save reads only what changed, and its number of findings is right',
    async () => {
      const overview = () => api.client(owner).call(getOverview, {});
      const before = (await overview()).findings;
      const { id } = await api.store.entries.save(change('certificate', { name: 'ISO', validUntil: '2026-01-13' }));
      const took = await wholeTime(async () => expect((await overview()).findings).toBe((before ?? 0) + 1));
      expect(took).toBeLessThan(maxStepMs);
      await api.store.entries.trash(id, 1, 'me');
      expect((await overview()).findings).toBe(before);
    },
    timeoutMs,
  );
});
