import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getCareerById } from '#content/career/calls.ts';
import { getProductMenu } from '#content/category/calls.ts';
import { getInformation } from '#content/company/calls.ts';
import { getGallery, getGalleryById } from '#content/gallery/calls.ts';
import { getNews } from '#content/news/calls.ts';
import { publicCalls } from '#contract/calls/registry.ts';
import type { Call } from '#contract/protocol/call.ts';
import { decodeLeniently, type Misfit } from '#contract/wire/lenient.ts';
import { createAdapter } from './adapt-response.ts';

const read = async (call: Call, answer: unknown, adapt = createAdapter({ dates: 'auto', timeZone: 'UTC' })) => {
  const misfits: Misfit[] = [];
  const decoded = decodeLeniently(call.output, await adapt(call, answer, (misfit) => misfits.push(misfit)));
  return { value: decoded.fits ? decoded.value : undefined, misfits: [...misfits, ...decoded.misfits] };
};
const item = { id: 7, heading: 'A mill', date: '2026-04-03T09:05:00Z', description: '<p>x</p>', imgLink: '' };

describe('a response of a foreign backend', () => {
  test.each([
    ['as in the specification', [item]],
    ['in a wrapper', { data: [item] }],
    ['in two wrappers', { success: true, result: { items: [item], total: 1 } }],
    ['as old .NET services wrap it', { d: { results: [item] } }],
    ['as the only list of an object', { count: 1, news: [item] }],
    [
      'with names in another case',
      [{ Id: 7, Heading: 'A mill', Date: item.date, DESCRIPTION: '<p>x</p>', ImgLink: '' }],
    ],
    ['with numbers as text', [{ ...item, id: ' 7 ' }]],
  ])('is read %s', async (_, answer) => {
    expect(await read(getNews, answer)).toMatchObject({
      value: [{ id: '7', heading: 'A mill', date: '2026-04-03T09:05:00Z' }],
      misfits: [],
    });
  });

  test('null is an empty list, or a missing item', async () => {
    expect((await read(getNews, null)).value).toEqual([]);
    expect((await read(getInformation, null)).value).toBeUndefined();
  });

  test('of one item is read from a wrapper or a list of one, but not from a field with a wrapper’s name', async () => {
    const gallery = { Id: 3, Name: 'Fair', GalleryDetailsVM: [{ ImgLink: '/a.jpg', IsVideo: 'False' }] };
    for (const answer of [gallery, [gallery], { data: gallery }, { Data: [gallery] }]) {
      expect((await read(getGalleryById, answer)).value, JSON.stringify(answer)).toMatchObject({
        id: '3',
        name: 'Fair',
        media: [{ kind: 'picture', picture: { src: '/a.jpg' } }],
      });
    }
    expect((await read(getInformation, { companyPhone: 4912345, value: { companyPhone: 'no' } })).value).toMatchObject({
      phone: '4912345',
    });
  });

  test('has lists in wrappers at any depth', async () => {
    const wrap = {
      $values: (list: unknown[]) => ({ $id: '2', $values: list }),
      results: (list: unknown[]) => ({ results: list }),
    };
    for (const wrapped of Object.values(wrap)) {
      const media = wrapped([{ imgLink: '/a.jpg', isVideo: false }]);
      const nested = { data: { data: { result: { items: { list: wrapped([{ id: 3, galleryDetailsVM: media }]) } } } } };
      expect(await read(getGallery, nested)).toMatchObject({
        value: [{ id: '3', media: [{ picture: { src: '/a.jpg' } }] }],
        misfits: [],
      });
    }
    const menu = [{ id: 1, name: 'Yarn', ourProductSubCategoryVM: { $values: [{ data: { id: 2, name: 'Combed' } }] } }];
    expect((await read(getProductMenu, { $id: '1', $values: menu })).value).toMatchObject([
      { subCategories: [{ id: '2', name: 'Combed' }] },
    ]);
  });

  test('keeps the exact spelling of a name over others', async () => {
    expect((await read(getNews, [{ HEADING: 'wrong', ...item, Heading: 'wrong' }])).value).toMatchObject([
      { heading: 'A mill' },
    ]);
  });
});

describe('dates in a response', () => {
  const dated = (...dates: string[]) => dates.map((date, index) => ({ ...item, id: index + 1, date }));
  const datesOf = async (answer: unknown, adapt = createAdapter({ dates: 'auto', timeZone: 'UTC' })) =>
    ((await read(getNews, answer, adapt)).value as { date: string }[]).map(({ date }) => date.slice(0, 10));

  test('determine which number is the day', async () => {
    expect(await datesOf(dated('03/04/2026', '25/12/2025'))).toEqual(['2026-04-03', '2025-12-25']);
    expect(await datesOf(dated('03/04/2026', '12/25/2025'))).toEqual(['2026-03-04', '2025-12-25']);
  });

  test('that are ambiguous follow the order found before, which is day first initially', async () => {
    const adapt = createAdapter({ dates: 'auto', timeZone: 'UTC' });
    expect(await datesOf(dated('03/04/2026'), adapt)).toEqual(['2026-04-03']);
    await datesOf(dated('12/25/2025'), adapt);
    expect(await datesOf(dated('03/04/2026'), adapt)).toEqual(['2026-03-04']);
  });

  test('are read in the configured order', async () => {
    expect(await datesOf(dated('03/04/2026', '12/05/2025'), createAdapter({ dates: 'mdy', timeZone: 'UTC' }))).toEqual([
      '2026-03-04',
      '2025-12-05',
    ]);
  });

  test('that cannot be read are reported and left out, so a job does not close today', async () => {
    const job = { id: 1, title: 'Weaver', createdAt: '01/02/2026', applicationDeadline: 'end of May' };
    const { value, misfits } = await read(getCareerById, job);
    expect(value).toMatchObject({ applicationDeadline: null, createdAt: '2026-02-01T00:00:00.000Z' });
    expect(misfits).toEqual([{ path: 'applicationDeadline', message: '“end of May” is not a readable date' }]);
    expect((await read(getCareerById, { ...job, applicationDeadline: '0001-01-01T00:00:00' })).misfits).toEqual([]);
  });

  test('may be numbers, and a deadline without a time is the end of its day', async () => {
    const job = { id: 1, title: 'Weaver', createdAt: 1775207107000, applicationDeadline: '31/05/2026' };
    const adapt = createAdapter({ dates: 'auto', timeZone: 'Asia/Dhaka' });
    expect((await read(getCareerById, job, adapt)).value).toMatchObject({
      createdAt: '2026-04-03T09:05:07.000Z',
      applicationDeadline: '2026-05-31T17:59:59.000Z',
    });
  });
});

test('yields to the event loop while it reads the dates of a long list', async () => {
  const adapt = createAdapter({ dates: 'auto', timeZone: 'Asia/Dhaka' });
  const list = Array.from({ length: 4_000 }, (_, index) => ({
    ...item,
    id: index,
    date: `${(index % 28) + 1}/04/2026`,
  }));
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  const adapted = (await adapt(getNews, list, () => undefined)) as { date: string }[];
  clearInterval(counting);
  expect(adapted).toHaveLength(4_000);
  expect(adapted[0]?.date).toBe('2026-03-31T18:00:00.000Z');
  expect(turns).toBeGreaterThan(10);
});

test('never throws for any JSON', async () => {
  const adapt = createAdapter({ dates: 'auto', timeZone: 'UTC' });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.values<Call>(publicCalls)), fc.jsonValue(), async (call, answer) => {
      await adapt(call, answer, () => undefined);
    }),
  );
});
