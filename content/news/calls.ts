import { z } from 'zod';
import { byIdCall, defineCall, listCall, listInput, queryInteger } from '#contract/protocol/call.ts';
import { news } from './definition.ts';
import { newsWire } from './wire.ts';

export { news as definition };

const yearParameter = (which: string) =>
  queryInteger(1, 9999).optional().describe(`The ${which} year of the news to return, in UTC; absent: no limit.`);

export const getNews = defineCall({
  ...listCall(news, newsWire),
  input: listInput.extend({ from: yearParameter('first'), to: yearParameter('last') }),
  specified: ['take'],
});

export const getNewsById = byIdCall(news, newsWire);

const year = z.int().nullable().describe('In UTC; null: there is no news.');

export const getNewsYears = defineCall({
  name: 'GetNewsYears',
  summary: 'The years of the oldest and of the newest news item',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: z.object({ from: year, to: year }),
  access: 'public',
  errors: [],
});
