import { news } from '#content/news/definition.ts';
import { newsWire } from '#content/news/wire.ts';
import { listCall, listInput, queryInteger } from '../call.ts';

const yearParameter = (which: string) =>
  queryInteger(1, 9999).optional().describe(`The ${which} year of the news to return, in UTC; absent: no limit.`);

export const getNews = {
  ...listCall(news, newsWire),
  input: listInput.extend({ from: yearParameter('first'), to: yearParameter('last') }),
  specified: ['take'],
};
