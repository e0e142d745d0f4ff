import type { search as searchCall } from '#contract/calls/search.ts';
import { pageOf } from '#contract/pages.ts';
import type { Handler } from '../context.ts';

const pageSize = 24;

/** An empty query finds nothing rather than everything. */
export const search: Handler<typeof searchCall> = async ({ q, type, lang, skip = 0, take = pageSize }, { store }) => {
  const found = await store.search({ words: q, type, lang, skip, take });
  return {
    total: found.total,
    counts: found.counts,
    more: found.more,
    items: found.items.map(({ type: hitType, publicId, address, title, fragment }) => ({
      type: hitType,
      id: publicId,
      url: pageOf(hitType, publicId, address),
      title,
      fragment,
    })),
  };
};
