import type { getNews as getNewsCall, getNewsYears as getNewsYearsCall } from '#content/news/calls.ts';
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
