import type { getNews as getNewsCall, getNewsYears as getNewsYearsCall } from '#content/news/calls.ts';
import type { Handler } from '../context.ts';
import { mapList } from '../rules/streams/streamed-list.ts';
import { yearOf, yearsBetween } from '../rules/time/years.ts';
import { entryList } from './entry-calls.ts';
import { withLinks } from './links.ts';

const list = entryList('news');

export const getNews: Handler<typeof getNewsCall> = async ({ from, to, ...page }, context) =>
  mapList(await list({ ...page, dated: yearsBetween(from, to) }, context), (news) =>
    withLinks('news', news, page.lang, context, ['concerns']),
  );

export const getNewsYears: Handler<typeof getNewsYearsCall> = async (_, { store }) => {
  const span = await store.entries.datedSpan('news');
  return { from: span ? yearOf(span.first) : null, to: span ? yearOf(span.last) : null };
};
