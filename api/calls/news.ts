import type { getNews as getNewsCall } from '#contract/calls/get-news.ts';
import type { getNewsYears as getNewsYearsCall } from '#contract/calls/get-news-years.ts';
import type { Handler } from '../context.ts';
import { yearOf, yearsBetween } from '../rules/years.ts';
import { entryList } from './entry-calls.ts';

const list = entryList('news');

export const getNews: Handler<typeof getNewsCall> = ({ from, to, ...page }, context) =>
  list({ ...page, dated: yearsBetween(from, to) }, context);

export const getNewsYears: Handler<typeof getNewsYearsCall> = async (_, { store }) => {
  const span = await store.entries.datedSpan('news');
  return { from: span ? yearOf(span.first) : null, to: span ? yearOf(span.last) : null };
};
