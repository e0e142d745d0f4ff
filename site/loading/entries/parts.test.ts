import { describe, expect, test } from 'vitest';
import { getBrand } from '#content/brand/calls.ts';
import { getNews } from '#content/news/calls.ts';
import { fakeServices } from '#site/testing/fake-services.ts';
import { pageParts, partsHeaders } from './parts.ts';

const load = async (answers: Parameters<typeof fakeServices>[0]) => {
  const services = fakeServices(answers);
  const { part, answer } = pageParts(services);
  const [brands, news] = await Promise.all([
    part(services.client.call(getBrand, {})),
    part(services.client.call(getNews, {})),
  ]);
  return { services, answer: () => answer({ brands, news }) };
};
const none = () => Response.json([]);

describe('pageParts', () => {
  test('returns 200 for a complete page', async () => {
    const { answer, services } = await load({ GetBrand: none, GetNews: none });
    expect(answer()).toMatchObject({ data: { brands: [], news: [] }, init: null });
    expect(services.logged).toEqual([]);
  });

  test('sets a failed part to null, logs it, and responds with 503 and Retry-After', async () => {
    const { answer, services } = await load({ GetBrand: none });
    expect(answer()).toMatchObject({
      data: { brands: [], news: null },
      init: { status: 503, headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' } },
    });
    expect(services.logged).toHaveLength(1);
  });

  test('fails the page if every part failed', async () => {
    const { answer, services } = await load({});
    expect(answer).toThrow(expect.objectContaining({ data: 'unavailable' }));
    expect(services.logged).toHaveLength(1);
  });
});

describe('a page with a required part', () => {
  test('is shown with that part alone', async () => {
    const services = fakeServices({ GetNews: none });
    const { part, core, answer } = pageParts(services);
    const [news, brands] = await Promise.all([
      core(services.client.call(getNews, {})),
      part(services.client.call(getBrand, {})),
    ]);
    expect(answer({ news, brands })).toMatchObject({ data: { news: [], brands: null }, init: { status: 503 } });
  });

  test('fails without it', async () => {
    const services = fakeServices({ GetBrand: none });
    const { core } = pageParts(services);
    await expect(core(services.client.call(getNews, {}))).rejects.toMatchObject({ data: 'unavailable' });
  });
});

test('the loader’s cache headers override the layout’s', () => {
  const headers = partsHeaders({
    parentHeaders: new Headers({ 'Cache-Control': 'public', 'X-Layout': '1' }),
    loaderHeaders: new Headers({ 'Cache-Control': 'no-store' }),
    actionHeaders: new Headers(),
    errorHeaders: undefined,
  });
  expect(new Headers(headers).get('Cache-Control')).toBe('no-store');
  expect(new Headers(headers).get('X-Layout')).toBe('1');
});
