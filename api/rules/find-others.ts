import type { SearchHit } from '#content/search.ts';
import type { SearchFound, SearchQuery, Store } from '#store/store.ts';

/** The hits that are looked at for those to leave out. What editors want to be first is not far behind. */
const lookedAt = 100;

type Found = SearchFound['items'][number];

const isSame = ({ type, id }: SearchHit, found: Found): boolean => found.type === type && found.publicId === id;

/** The search without some hits, which are shown before its results. */
export function findOthers(find: Store['search'], shown: readonly SearchHit[]): Store['search'] {
  if (shown.length === 0) return find;
  const isShown = (hit: Found) => shown.some((one) => isSame(one, hit));
  return async (query) => {
    const first = await find({ ...query, skip: 0, take: lookedAt });
    const others = first.items.filter((hit) => !isShown(hit));
    const leftOut = first.items.length - others.length;
    const { skip, take } = query;
    const isWhole = first.items.length >= first.total || skip + take <= others.length;
    const items = isWhole
      ? others.slice(skip, skip + take)
      : (await find({ ...query, skip: skip + leftOut, take })).items.filter((hit) => !isShown(hit));
    return { ...first, total: first.total - leftOut, counts: await countsWithout(find, query, first, shown), items };
  };
}

/** The counts are those of all types. */
async function countsWithout(
  find: Store['search'],
  query: SearchQuery,
  first: SearchFound,
  shown: readonly SearchHit[],
): Promise<SearchFound['counts']> {
  const counts = { ...first.counts };
  for (const hit of shown) {
    const { type } = hit;
    const count = counts[type] ?? 0;
    if (count === 0) continue;
    const isIn = query.type === undefined || query.type === type;
    const { items } = isIn ? first : await find({ ...query, type, skip: 0, take: lookedAt });
    if (!items.some((found) => isSame(hit, found))) continue;
    if (count === 1) delete counts[type];
    else counts[type] = count - 1;
  }
  return counts;
}
