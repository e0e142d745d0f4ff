import type { SiteServices } from '#site/context.ts';
import { loadPage } from '#site/loading/lists/paged.ts';
import type { Paging } from '#site/reading/paging.ts';
import { getSpeech } from './calls.ts';
import type { Executive } from './definition.ts';

/** A page of the directors, or of all other people: the same call returns both. */
export const loadPeople = (
  { client }: SiteServices,
  url: URL,
  who: 'directors' | 'others',
): Promise<{ items: Executive[]; paging: Paging }> =>
  loadPage(url, async ({ skip, take }) => {
    const people = await client.call(getSpeech, {});
    const wanted = people.filter(({ type }) => (type === 'Director') === (who === 'directors'));
    return { items: wanted.slice(skip, skip + take), total: wanted.length };
  });
