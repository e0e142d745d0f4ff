import { z } from 'zod';
import { hitTypes, searchResponseSchema } from '#content/search.ts';
import { defineCall, listInput, queryFlag } from '../protocol/call.ts';

/** The characters of a query that count. */
export const maxQueryLength = 200;

const maxChosen = 20;
const maxChosenLength = 400;
const chosenIn = (text: string): string[] => [...new Set(text.split(',').filter((value) => value !== ''))];

/** The chosen values of a facet in a query string: entries with one of them. */
const chosenValues = (what: string) =>
  z
    .codec(z.string().max(maxChosenLength), z.array(z.string()).max(maxChosen), {
      decode: chosenIn,
      encode: (values) => values.join(','),
    })
    .optional()
    .describe(`Only hits of these, separated by commas: ${what}. Pages of the site are left out.`);

export const search = defineCall({
  name: 'Search',
  summary: 'Find products, news, people, pages and more by words',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: listInput.extend({
    q: z
      .string()
      .trim()
      .max(10_000)
      .describe(`Words or the beginnings of words; all must match. Only the first ${maxQueryLength} characters count.`),
    type: z.enum(hitTypes).optional().describe('Absent: all types.'),
    concern: chosenValues('public ids of concerns'),
    category: chosenValues('public ids of categories, with their sub-categories'),
    fileLang: chosenValues('languages of files, such as `de,pt-br`'),
    year: chosenValues('years, such as `2026`'),
    facets: queryFlag.optional().describe('1: the response has `facets`.'),
    exact: queryFlag.optional().describe('1: nothing is searched instead where the words find nothing.'),
    pictures: queryFlag.optional().describe('1: with the first picture of each entry.'),
  }),
  output: searchResponseSchema,
  access: 'public',
  errors: [],
});
