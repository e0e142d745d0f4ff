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
  test('is counted by its page alone, whatever else stands in the address', async () => {
    const { countVisit, flush, written } = start();
    for (const address of [
      '/news',
      '/news?page=2',
      '/NEWS/',
      '/news.data?_routes=x',
      '/_root.data',
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

  test('belongs to the day on which it was', async () => {
    const { countVisit, flush, written, at } = start();
    countVisit('/', firefox);
    at('2026-11-22T00:00:00Z');
    countVisit('/', firefox);
    await flush();
    expect(written.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('is not lost while the database is away, nor counted twice', async () => {
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

  test('of a made-up address costs memory only up to a bound', async () => {
    const { countVisit, flush, written, fail } = start();
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 5_000; n++) countVisit(`/made-up-${round}-${n}`, firefox);
      fail(round < 2);
      await flush().catch(() => {});
    }
    // What was kept back, and what has come since.
    expect(written).toHaveLength(2);
    const counts = written.map((part) => Object.values(part.counts));
    for (const some of counts) expect(some.length).toBeLessThanOrEqual(2_001);
    expect(counts.flat().reduce((sum, count) => sum + count, 0)).toBe(15_000);
  });
});

describe('who reads', () => {
  test.each([
    ['no one who says nothing', {}],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    [
      'a browser without a screen',
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36' },
    ],
    ['a command', { 'user-agent': 'curl/8.5.0' }],
    ['a link’s preview', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['a browser that prepares a page', { ...firefox, 'sec-purpose': 'prefetch;prerender' }],
    ['a browser that fetches ahead', { ...firefox, 'sec-purpose': 'prefetch' }],
    ['an older one', { ...firefox, purpose: 'prefetch' }],
  ])('%s does not count', (_, headers) => {
    expect(isReading(headers)).toBe(false);
  });

  test.each([
    firefox['user-agent'],
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  ])('a person with %s does', (agent) => {
    expect(isReading({ 'user-agent': agent })).toBe(true);
  });
});

describe('a page', () => {
  test.each([
    '/feed.atom',
    '/sitemap.xml',
    '/api/WebApi/GetNews',
    '/search/suggestions?q=a',
    '/health/live',
    '/office/',
    '*',
    '',
  ])('is not at %s', (address) => {
    expect(pageOf(address)).toBeUndefined();
  });

  test('whose state is not published is not counted', () => {
    expect(pageOf('/news/3?preview=abc')).toBeUndefined();
  });

  test('never has more to its name than a bounded path', () => {
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
