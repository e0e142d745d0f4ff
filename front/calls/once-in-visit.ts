import { LRUCache } from 'lru-cache';
import { getInformation } from '#content/company/calls.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import type { Client } from '#contract/protocol/client.ts';
import { addCacheTags, type CacheTags, trackDependencies } from '#server/cache/cache-tags.ts';
import type { BackendIdentity, WholeLists } from './front-client.ts';

/** How long a visit uses the company information of its first page, in milliseconds. */
const visitMs = 30 * 60_000;
/** Answers in different languages. */
const maxAnswers = 60;

interface Kept {
  value: unknown;
  tags: CacheTags;
  until: number;
}

/**
 * Company information is requested once per visit: with its first page, and once for all parts of that page. The data
 * of the next pages, icons, feeds and the manifest use the latest answer. `startsVisit`: whether the client is for a
 * page itself.
 */
export function createVisits(
  identity: BackendIdentity,
  nowMs: () => number,
): (client: Client, startsVisit: boolean) => Client {
  const latest = new LRUCache<string, Kept>({ max: maxAnswers });
  const requested = async (key: string, ask: () => Promise<unknown>): Promise<Kept> => {
    const tags: CacheTags = new Set();
    const kept = { value: await trackDependencies(tags, ask), tags, until: nowMs() + visitMs };
    latest.set(key, kept);
    return kept;
  };
  return (client, startsVisit) => {
    const asked = new Map<string, Promise<Kept>>();
    const answerFor = (key: string, ask: () => Promise<unknown>): Kept | Promise<Kept> => {
      const known = startsVisit ? undefined : latest.get(key);
      if (known && nowMs() < known.until) return known;
      const answer = asked.get(key) ?? requested(key, ask);
      asked.set(key, answer);
      return answer;
    };
    return {
      ...client,
      async call(call, input, options) {
        if (call.name !== getInformation.name) return client.call(call, input, options);
        // A backend of the specification has one answer for all languages.
        const key = identity.isAtrium ? JSON.stringify(input) : '';
        const { value, tags } = await answerFor(key, () => client.call(call, input, options));
        addCacheTags(tags);
        return value as CallOutput<typeof call>;
      },
    };
  };
}

/** The whole lists of one request. Each is fetched once for all of its parts, also where none is kept for longer. */
export function onceInRequest(lists: WholeLists): WholeLists {
  const asked = new Map<string, Promise<unknown[]>>();
  return {
    get(key, fetch) {
      const list = asked.get(key) ?? lists.get(key, fetch);
      asked.set(key, list);
      return list;
    },
  };
}
