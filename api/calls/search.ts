import { pageOf } from '#content/pages.ts';
import type { CallInput, CallOutput } from '#contract/call.ts';
import type { search as searchCall } from '#contract/calls/search.ts';
import type { SearchFound, Store } from '#store/store.ts';
import type { Handler } from '../context.ts';

const pageSize = 24;

type Hit = SearchFound['items'][number];

const pageOfHit = ({ type, publicId, address }: Hit): string => pageOf(type, publicId, address);

/** An empty query finds nothing rather than everything. */
export async function answerSearch(
  { q, type, lang, skip = 0, take = pageSize }: CallInput<typeof searchCall>,
  find: Store['search'],
  urlOf: (hit: Hit) => string = pageOfHit,
): Promise<CallOutput<typeof searchCall>> {
  const { total, counts, more, items } = await find({ words: q, type, lang, skip, take });
  return {
    total,
    counts,
    more,
    items: items.map((hit) => ({
      type: hit.type,
      id: hit.publicId,
      url: urlOf(hit),
      title: hit.title,
      fragment: hit.fragment,
      lang: hit.lang,
      fallback: hit.fallback,
    })),
  };
}

export const search: Handler<typeof searchCall> = (input, { store }) => answerSearch(input, store.search);
