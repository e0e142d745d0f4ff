import { describe, expect, test } from 'vitest';
import { getNews, getNewsById } from '#content/news/calls.ts';
import { createAdapter } from '#front/adapters/adapt-response.ts';
import { addCacheTags, copyTag, oldestCopy, trackDependencies } from '#server/cache/cache-tags.ts';
import { createFrontClient } from '../front-client.ts';
import { createWholeLists } from './whole-lists.ts';

/** 100 news items of a backend that supports `take` only, as in the specification. */
function backendOf(answerFor: (take: number | undefined, all: unknown[]) => Response) {
  const all = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, heading: `News ${index + 1}` }));
  const asked: string[] = [];
  let time = 0;
  const client = createFrontClient({
    baseUrl: 'https://backend.example',
    fetch: async ({ url }) => {
      const { search, searchParams } = new URL(url);
      asked.push(search);
      const take = searchParams.get('take');
      return answerFor(take === null ? undefined : Number(take), all);
    },
    adapt: createAdapter({ dates: 'auto', timeZone: 'UTC' }),
    wholeLists: createWholeLists({ freshMs: 5_000, now: () => time }),
  });
  const idsOf = async (skip: number, take = 24) => {
    const { items, total } = await client.list(getNews, { skip, take });
    return [items.map(({ id }) => id), total];
  };
  const later = (ms: number) => {
    time += ms;
  };
  return { client, asked, idsOf, later };
}
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

describe('a backend that sends no total', () => {
  test('and supports `take` is called once for the whole list, which is paged here', async () => {
    const { asked, idsOf, later } = backendOf((take, all) => Response.json(all.slice(0, take)));
    expect(await idsOf(24)).toEqual([from(25, 48), 100]);
    expect(await idsOf(96)).toEqual([from(97, 100), 100]);
    expect(await idsOf(0)).toEqual([from(1, 24), 100]);
    expect(asked).toEqual(['']);
    later(5_001);
    await Promise.all([idsOf(0), idsOf(24)]);
    expect(asked).toEqual(['', '']);
  });

  test('and supports no parameter is called without any, and the page is cut to its size', async () => {
    const { client, asked, idsOf } = backendOf((_, all) => Response.json(all));
    expect(await idsOf(0)).toEqual([from(1, 24), 100]);
    expect(asked).toEqual(['']);
    expect(await client.call(getNews, { take: 3 })).toHaveLength(3);
  });

  test('continues for the others when the first caller leaves', async () => {
    const { client, idsOf } = backendOf((take, all) => Response.json(all.slice(0, take)));
    await idsOf(0);
    const gone = new AbortController();
    const first = client.list(getNews, { skip: 24, take: 24, from: 2026 }, { signal: gone.signal });
    const second = client.list(getNews, { skip: 48, take: 24, from: 2026 });
    gone.abort();
    await Promise.allSettled([first]);
    expect((await second).items[0]?.id).toBe('49');
  });

  test('is called again after a failure', async () => {
    let isDown = true;
    const { idsOf } = backendOf((take, all) =>
      take === undefined && isDown ? new Response(null, { status: 500 }) : Response.json(all.slice(0, take)),
    );
    await expect(idsOf(24)).rejects.toMatchObject({ kind: 'failed' });
    isDown = false;
    expect(await idsOf(24)).toEqual([from(25, 48), 100]);
  });
});

test('a backend that says it is Atrium is called for parts of lists, another one never, even with our other headers', async () => {
  for (const name of ['Atrium', 'Express']) {
    const { asked, idsOf } = backendOf((take, all) =>
      Response.json(all.slice(0, take), { headers: { 'x-total-count': '100', 'x-backend': name } }),
    );
    expect(await idsOf(0)).toEqual([from(1, 24), 100]);
    expect((await idsOf(24))[1]).toBe(100);
    expect(asked, name).toEqual(name === 'Atrium' ? ['', '?skip=24&take=24'] : ['']);
  }
});

test('tells each caller of a shared stale list its age', async () => {
  const wholeLists = createWholeLists({ freshMs: 5_000, now: () => 0 });
  const ageSeen = async () => {
    const tags = new Set<string>();
    await trackDependencies(tags, () =>
      wholeLists.get('all', async () => {
        await Promise.resolve();
        addCacheTags([copyTag(1_000)]);
        return { items: [], bytes: 2 };
      }),
    );
    return oldestCopy(tags);
  };
  expect(await Promise.all([ageSeen(), ageSeen()])).toEqual([1_000, 1_000]);
  expect(await ageSeen()).toBe(1_000);
});

test('a list fails if most of its items are invalid', async () => {
  const client = (items: unknown[]) =>
    createFrontClient({ baseUrl: 'https://backend.example', fetch: async () => Response.json(items) });
  const good = { id: 1, heading: 'A' };
  await expect(client([{ no: 1 }, { no: 2 }, good]).call(getNews, {})).rejects.toMatchObject({ kind: 'misfit' });
  expect(await client([{ no: 1 }, good]).call(getNews, {})).toHaveLength(1);
});

test('no content is an empty list or a missing item, an empty body is a failure', async () => {
  const client = (answer: () => Response) =>
    createFrontClient({
      baseUrl: 'https://backend.example',
      fetch: async () => answer(),
      adapt: createAdapter({ dates: 'auto', timeZone: 'UTC' }),
    });
  for (const answer of [() => new Response(null, { status: 204 }), () => Response.json(null)]) {
    expect(await client(answer).call(getNews, {})).toEqual([]);
    await expect(client(answer).call(getNewsById, { id: '1' })).rejects.toMatchObject({
      kind: 'not-found',
      status: 404,
    });
  }
  for (const body of ['', '<h1>Welcome</h1>']) {
    await expect(client(() => new Response(body)).call(getNews, {})).rejects.toMatchObject({ kind: 'misfit' });
  }
});

test('a list over 32 MB is shared while it is fetched, and not cached', async () => {
  const wholeLists = createWholeLists({ freshMs: 5_000, now: () => 0 });
  let fetched = 0;
  const get = (bytes: number) =>
    wholeLists.get(`${bytes}`, async () => {
      fetched += 1;
      return { items: [fetched], bytes };
    });
  const large = 33 * 1024 * 1024;
  expect(await Promise.all([get(large), get(large)])).toEqual([[1], [1]]);
  expect(await get(large)).toEqual([2]);
  expect([await get(1_000), await get(1_000)]).toEqual([[3], [3]]);
});
