import { expect, test } from 'vitest';
import { getInformation } from '#content/company/calls.ts';
import { getNews } from '#content/news/calls.ts';
import { createFrontClient } from './front-client.ts';
import { createVisits, onceInRequest } from './once-in-visit.ts';
import { createWholeLists } from './reading/whole-lists.ts';

function startBackend() {
  const asked: string[] = [];
  const identity = { isAtrium: false };
  let time = 0;
  const lists = createWholeLists({ freshMs: 0, now: () => time });
  const clientOf = () =>
    createFrontClient({
      baseUrl: 'http://backend.test',
      identity,
      wholeLists: onceInRequest(lists),
      fetch: async (request) => {
        asked.push(new URL(request.url).pathname.replace('/api/WebApi/', ''));
        const news = Array.from({ length: 250 }, (_, index) => ({ id: index + 1, heading: `News ${index}`, date: '' }));
        return Response.json(request.url.includes('GetNews') ? news : { companyName: `Mill ${asked.length}` });
      },
    });
  const inVisit = createVisits(identity, () => time);
  return {
    asked,
    passTime: (ms: number) => {
      time += ms;
    },
    clientFor: (startsVisit: boolean) => inVisit(clientOf(), startsVisit),
  };
}

test('company information is requested once for a page, in any language, and not for what follows it', async () => {
  const { asked, passTime, clientFor } = startBackend();
  const page = clientFor(true);
  await Promise.all([page.call(getInformation, {}), page.call(getInformation, { lang: 'de' })]);
  expect(await page.call(getInformation, {})).toMatchObject({ companyName: 'Mill 1' });
  for (let request = 0; request < 5; request++) {
    expect(await clientFor(false).call(getInformation, { lang: 'de' })).toMatchObject({ companyName: 'Mill 1' });
  }
  expect(asked).toEqual(['GetInformation']);
  expect(await clientFor(true).call(getInformation, {})).toMatchObject({ companyName: 'Mill 2' });
  passTime(31 * 60_000);
  expect(await clientFor(false).call(getInformation, {})).toMatchObject({ companyName: 'Mill 3' });
});

test('a whole list is fetched once for all of its parts, and again for the next request', async () => {
  const { asked, clientFor } = startBackend();
  for (const requests of [1, 2]) {
    const client = clientFor(true);
    for (const skip of [0, 100, 200]) {
      expect((await client.list(getNews, { skip, take: 100 })).items[0]).toMatchObject({ id: String(skip + 1) });
    }
    expect(asked).toHaveLength(requests);
  }
});
