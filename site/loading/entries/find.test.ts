import { expect, test } from 'vitest';
import { fakeServices, problem } from '#site/testing/fake-services.ts';
import { find } from './find.ts';

const hit = (id: number) => ({
  type: 'news',
  id,
  url: `/news/${id}`,
  title: [{ text: 'Yarn', hit: true }],
  fragment: [],
});
const asked: string[] = [];
const backend = (total: number, rest: object = {}) =>
  fakeServices({
    Search: (request) => {
      asked.push(new URL(request.url).search);
      return Response.json({ total, counts: { faq: 1, product: 3, news: total }, ...rest, items: [hit(1)] });
    },
  });
const at = (query: string) => new URL(`http://site.test/search${query}`);

test('makes no call without words', async () => {
  const services = backend(1);
  for (const query of ['', '?q=', '?q=%20%20', '?type=news']) {
    expect((await find(services, at(query))).items).toEqual([]);
  }
  expect(services.made).toEqual([]);
});

test('requests one page of one type, 24 results, and lists the types in a fixed order', async () => {
  const found = await find(backend(50), at('?q=%20yarn%20&type=news&page=2'));
  expect(asked.at(-1)).toBe('?skip=24&take=24&q=yarn&type=news&facets=1');
  expect(found).toMatchObject({
    query: 'yarn',
    type: 'news',
    found: { count: 50, more: false },
    paging: { page: 2, pages: 3 },
  });
  expect(found.tabs.map(({ type }) => type)).toEqual(['product', 'news', 'faq']);
});

test('reports more results than were counted: of the requested type, or of any', async () => {
  const services = backend(1_000, { more: ['news'] });
  const all = await find(services, at('?q=a'));
  expect(all).toMatchObject({ found: { count: 1_000, more: true }, paging: { page: 1, pages: 42 } });
  expect(all.tabs.map(({ type, more }) => [type, more])).toEqual([
    ['product', false],
    ['news', true],
    ['faq', false],
  ]);
  expect((await find(services, at('?q=a&type=news'))).found.more).toBe(true);
  expect((await find(services, at('?q=a&type=faq'))).found.more).toBe(false);
});

test('ignores an unknown type, and cuts a query that is too long', async () => {
  expect((await find(backend(1), at('?q=a&type=user'))).type).toBeUndefined();
  expect((await find(backend(1), at(`?q=${'x'.repeat(999)}`))).query).toHaveLength(200);
});

test('returns 404 for a page beyond the last', async () => {
  await expect(find(backend(24), at('?q=a&page=2'))).rejects.toMatchObject({ init: { status: 404 } });
});

test('tells a backend without search from one that is down', async () => {
  expect(await find(fakeServices({ Search: problem(404, 'unknown_call') }), at('?q=a'))).toMatchObject({
    missing: true,
  });
  await expect(find(fakeServices({}), at('?q=a'))).rejects.toMatchObject({ kind: 'unreachable' });
});
