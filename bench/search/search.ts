import { search as searchCall } from '#contract/calls/search.ts';
import { callPath } from '#contract/protocol/call.ts';
import { randomFrom } from '../content/random.ts';
import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { startAtrium } from '../processes/atrium.ts';
import { pageCost, untilFound } from './costs.ts';
import { demoWords } from './demo-words.ts';
import { judgedQueries, rankOf } from './judged.ts';
import { misspellings } from './misspell.ts';
import { pdfPages } from './pdf-pages.ts';

type Measured = Omit<Metric, 'part'>;
type Find = (lang: string, query: string) => Promise<{ urls: string[]; ms: number }>;

/** Languages of the demo group, with the number of misspellings. */
const languages = [
  { lang: 'en', name: 'English', count: 500 },
  { lang: 'pt', name: 'Portuguese', count: 200 },
  { lang: 'de', name: 'German', count: 200 },
  { lang: 'ar', name: 'Arabic', count: 200 },
];

/** Results beyond are not read. */
const take = 10;
/** A judged query is answered within the first results. */
const first = 3;

const finder =
  (url: string): Find =>
  async (lang, query) => {
    const began = performance.now();
    const answer = await fetch(
      `${url}${callPath(searchCall)}?${new URLSearchParams({ q: query, lang, take: String(take) })}`,
    );
    const { items } = searchCall.output.parse(await answer.json());
    return { urls: items.map((hit) => hit.url), ms: performance.now() - began };
  };

/** The mean of 1 / rank; 0 where the answer is not among the results. */
const mean = (ranks: readonly number[]): number =>
  ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length;

async function judged(find: Find, { some, say }: Context): Promise<Measured[]> {
  const queries = some(await judgedQueries(), 10);
  const missed: string[] = [];
  let longest = 0;
  for (const { lang, query, answers } of queries) {
    const { urls, ms } = await find(lang, query);
    longest = Math.max(longest, ms);
    const rank = rankOf(urls, answers);
    if (rank === 0 || rank > first) missed.push(`${query} (${rank === 0 ? '–' : rank})`);
  }
  say(`Search: judged queries without an answer in the first ${first}: ${missed.join(', ')}`);
  return [
    {
      what: `judged queries with the right answer in the first ${first}`,
      value: (100 * (queries.length - missed.length)) / queries.length,
      unit: '%',
      target: { least: 90 },
      note: `${queries.length} queries`,
    },
    { what: 'judged queries, longest response', value: longest, unit: 'ms', target: { most: 300 } },
  ];
}

async function typed(find: Find, { some }: Context): Promise<Measured[]> {
  const metrics: Measured[] = [];
  const today = new Date().toISOString().slice(0, 10);
  for (const [index, { lang, name, count }] of some(languages).entries()) {
    const words = some(misspellings(randomFrom(index + 1), demoWords(lang, today), count), 20);
    const [correct, wrong]: [number[], number[]] = [[], []];
    for (const { word, typed: misspelled, pages } of words) {
      const { urls } = await find(lang, word);
      correct.push(rankOf(urls, pages));
      // The pages of a word are not all that it finds: also names of pages and people, other forms and meanings.
      wrong.push(rankOf((await find(lang, misspelled)).urls, urls.slice(0, first)));
    }
    const note = `${words.length} words`;
    metrics.push(
      { what: `MRR of misspelled words, ${name}`, value: mean(wrong), unit: '', target: { least: 0.9 }, note },
      { what: `MRR of the same words spelled right, ${name}`, value: mean(correct), unit: '' },
    );
  }
  return metrics;
}

async function foundIn(context: Context): Promise<Measured[]> {
  const atrium = await startAtrium({ dataDir: await context.demo(), free: true });
  try {
    const find = finder(atrium.url);
    return [...(await judged(find, context)), ...(await typed(find, context))];
  } finally {
    await atrium.stop();
  }
}

async function run(context: Context): Promise<Measured[]> {
  const found = await foundIn(context);
  context.say('Search: cost of a page, and changes');
  return [...found, await pdfPages(context), await pageCost(context), await untilFound(context)];
}

export const search: Part = { name: 'search', title: 'What search finds in the demo group', run };
