import { expect, test } from 'vitest';
import { entityNames } from '#content/registry.ts';
import { listCallOf } from '#content/type-calls.ts';
import { fakeServices } from '#site/testing/fake-services.ts';
import { textResponse } from '../text-response.ts';
import { listedPages } from './listed-pages.ts';

const list = (items: unknown[]) => () => Response.json(items);
const answers = {
  ...Object.fromEntries(entityNames.flatMap((type) => [[listCallOf(type)?.name ?? type, list([])]])),
  GetInformation: () => Response.json({ companyName: 'Group' }),
  GetConcern: list([
    { url: 'mill', name: 'Mill' },
    { url: 'quay', name: 'Quay', redirectlink: 'https://quay.example/' },
  ]),
  GetProductMenu: list([
    { id: 1, name: 'Yarn', ourProductSubCategoryVM: [{ id: 2, name: 'Combed' }] },
    { id: 3, name: 'Cloth' },
  ]),
  GetCategoryByCategoryId: (request: Request) =>
    Response.json({
      name: 'C',
      products: [{ id: 9 }, { id: new URL(request.url).searchParams.get('id') === '1' ? 7 : 8 }],
    }),
  GetNews: list([
    { id: 5, heading: 'Ahead', date: '2026-07-01T00:00:00Z' },
    { id: 4, heading: 'New', date: '2026-05-01T00:00:00Z' },
    { id: 6, heading: 'Undated' },
  ]),
  GetGallery: list([{ id: 20 }]),
  GetTradeFair: list([{ id: 30 }]),
  GetCareer: list([
    { id: 40, title: 'Open', createdAt: '2026-04-01T00:00:00Z' },
    { id: 41, title: 'Closed', applicationDeadline: '2026-05-31T00:00:00Z' },
  ]),
};

test('lists each page once, with known dates in the past only', async () => {
  const pages = await listedPages(fakeServices(answers));
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const own = [
    '/concern/mill',
    '/product/1',
    '/product/2',
    '/product/3',
    '/gallery/20',
    '/trade-fair/30',
    '/career/40',
  ];
  const products = ['/product-details/7', '/product-details/8', '/product-details/9'];
  expect(paths).toEqual(expect.arrayContaining(['/', '/news', ...own, ...products, '/news/4', '/news/5', '/news/6']));
  expect(paths).not.toEqual(expect.arrayContaining(['/career/41']));
  expect(paths.filter((path) => path.includes('quay'))).toEqual([]);
  const dates = pages.flatMap(({ path, changedAt }) => (changedAt ? [[path, new Date(changedAt).toISOString()]] : []));
  expect(Object.fromEntries(dates)).toEqual({
    '/news': '2026-05-01T00:00:00.000Z',
    '/news/4': '2026-05-01T00:00:00.000Z',
    '/career/40': '2026-04-01T00:00:00.000Z',
  });
});

test('lists the accessibility statement only if there is one', async () => {
  const listed = async (information: object) => {
    const services = fakeServices({ ...answers, GetInformation: () => Response.json(information) });
    return (await listedPages(services)).some(({ path }) => path === '/accessibility');
  };
  expect(await listed({ companyName: 'Group', accessibilityStatement: '<p>We test with keyboards.</p>' })).toBe(true);
  expect(await listed({ companyName: 'Group' })).toBe(false);
});

test('responds with 503 while a file cannot be made', async () => {
  const services = fakeServices({ ...answers, GetNews: () => new Response(null, { status: 503 }) });
  const answer = await textResponse(services, 'application/xml', async () => String(await listedPages(services)));
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '30',
    'no-store',
  ]);
  expect(services.logged).toHaveLength(1);
  expect((await textResponse(services, 'text/plain', () => Promise.resolve(undefined))).status).toBe(404);
});
