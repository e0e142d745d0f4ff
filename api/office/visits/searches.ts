import { hitOfBet } from '#api/calls/search/best-bets.ts';
import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { words } from '#api/office/words.ts';
import { betTarget } from '#api/rules/bet-target.ts';
import type {
  addBestBet as addBestBetCall,
  getBestBets as getBestBetsCall,
  getZeroResultSearches as getZeroResultSearchesCall,
  removeBestBet as removeBestBetCall,
} from '#contract/calls/office/searches.ts';
import { daysAfter } from '#contract/submissions/retention.ts';

const maxTerms = 200;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

export const getZeroResultSearches: Handler<typeof getZeroResultSearchesCall> = async ({ days }, { store, now }) => {
  const today = now();
  const from = dayOf(daysAfter(today, 1 - days));
  return { searches: await store.zeroResultSearches.between(from, dayOf(today), maxTerms) };
};

export const getBestBets: Handler<typeof getBestBetsCall> = async (_, context) => {
  const bets = await context.store.bestBets.all();
  const described = bets.map(async (bet) => {
    const hit = await hitOfBet(bet, bet.lang, context);
    return { ...bet, title: hit?.title.map(({ text }) => text).join('') ?? null, url: hit?.url ?? null };
  });
  return { bets: await Promise.all(described) };
};

export const addBestBet: Handler<typeof addBestBetCall> = async ({ term, lang, path }, { store, caller }) => {
  const target = await betTarget(path, store);
  if (!target) throw words.fieldError('invalid_body', [{ field: 'path', wording: (texts) => texts.redirects.noPage }]);
  await store.bestBets.add({ term, lang: lang.toLowerCase(), ...target }, actorOf(caller));
  return { ok: true };
};

export const removeBestBet: Handler<typeof removeBestBetCall> = async (bet, { store, caller }) => ({
  removed: await store.bestBets.remove(bet, actorOf(caller)),
});
