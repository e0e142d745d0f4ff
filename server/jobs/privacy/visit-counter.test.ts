import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVisitCounter, isReading, pageOf } from './visit-counter.ts';

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

function start() {
  const written: { day: string; counts: Record<string, number> }[] = [];
  let time = new Date('2026-11-21T23:59:00Z');
  let fails = false;
  const counter = createVisitCounter({
    now: () => time,
    visits: {
      async add(day, counts) {
        if (fails) throw new Error('The database is away');
        written.push({ day, counts: Object.fromEntries(counts) });
      },
    },
  });
  return {
    ...counter,
    written,
    at: (moment: string) => {
      time = new Date(moment);
    },
    fail: (yes: boolean) => {
      fails = yes;
    },
  };
}

describe('a visit', () => {
  test('is counted by its path only', async () => {
    const { countVisit, flush, written } = start();
    for (const address of [
      '/news',
      '/news?page=2',
      '/NEWS/',
      '/news.data?_routes=x',
      '/_.data',
      '/?utm=x',
      '/search?q=me',
    ]) {
      countVisit(address, firefox);
    }
    await flush();
    expect(written).toEqual([{ day: '2026-11-21', counts: { '/news': 4, '/': 2, '/search': 1 } }]);
    await flush();
    expect(written).toHaveLength(1);
  });

  test('counts for the day on which it happened', async () => {
    const { countVisit, flush, written, at } = start();
    countVisit('/', firefox);
    at('2026-11-22T00:00:00Z');
    countVisit('/', firefox);
    await flush();
    expect(written.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('is neither lost nor counted twice while the database is down', async () => {
    const { countVisit, flush, written, at, fail } = start();
    fail(true);
    countVisit('/', firefox);
    await expect(flush()).rejects.toThrow('away');
    countVisit('/', firefox);
    await expect(flush()).rejects.toThrow('away');
    at('2026-11-22T10:00:00Z');
    countVisit('/about', firefox);
    fail(false);
    await flush();
    expect(written).toEqual([
      { day: '2026-11-21', counts: { '/': 2 } },
      { day: '2026-11-22', counts: { '/about': 1 } },
    ]);
  });

  test('of a made-up address uses bounded memory', async () => {
    const { countVisit, flush, written, fail } = start();
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 5_000; n++) countVisit(`/made-up-${round}-${n}`, firefox);
      fail(round < 2);
      await flush().catch(() => {});
    }
    // The counts that waited, and the new ones.
    expect(written).toHaveLength(2);
    const counts = written.map((part) => Object.values(part.counts));
    for (const some of counts) expect(some.length).toBeLessThanOrEqual(2_001);
    expect(counts.flat().reduce((sum, count) => sum + count, 0)).toBe(15_000);
  });
});

describe('isReading', () => {
  test.each([
    ['no user agent', {}],
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a headless browser', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36' }],
    ['a command-line tool', { 'user-agent': 'curl/8.5.0' }],
    ['a link preview', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['a browser that prerenders a page', { ...firefox, 'sec-purpose': 'prefetch;prerender' }],
    ['a browser that prefetches', { ...firefox, 'sec-purpose': 'prefetch' }],
    ['an older prefetch header', { ...firefox, purpose: 'prefetch' }],
  ])('does not count %s', (_, headers) => {
    expect(isReading(headers)).toBe(false);
  });

  test.each([
    firefox['user-agent'],
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  ])('counts a person with %s', (agent) => {
    expect(isReading({ 'user-agent': agent })).toBe(true);
  });
});

describe('pageOf', () => {
  test.each([
    '/feed.atom',
    '/sitemap.xml',
    '/api/WebApi/GetNews',
    '/search/suggestions?q=a',
    '/de/search/suggestions?q=a',
    '/__manifest?paths=%2Fnews',
    '/de/__manifest?paths=%2Fde%2Fnews',
    '/health/live',
    '/office/',
    '*',
    '',
  ])('finds no page at %s', (address) => {
    expect(pageOf(address)).toBeUndefined();
  });

  test('does not count previews', () => {
    expect(pageOf('/news/3?preview=abc')).toBeUndefined();
  });

  test('returns a bounded path only', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string(), (path, query) => {
        const page = pageOf(`/${path.replace(/[.?]/g, '')}?${query.replace('preview=', '')}`);
        if (page === undefined) return;
        expect(page.length).toBeLessThanOrEqual(200);
        expect(page).not.toContain('?');
        expect(page).toBe(page.toLowerCase());
        expect(pageOf(page === '' ? '/' : page)).toBe(page === '' ? '/' : page);
      }),
    );
  });
});
