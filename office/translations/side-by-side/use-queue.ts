import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { listTranslations } from '#contract/calls/office/translations.ts';
import { client } from '#office/providers/client.ts';
import { pageLength } from '#office/screen/list/list-state.ts';
import { filtersIn } from '../filters.ts';
import { sidePath } from '../side-path.ts';

/** A translator who works through more opens the list again. */
const most = 500;
const maxTake = 100;

export interface Queue {
  /** Counted from 1; 0 if the entry is not in the list. */
  place: number;
  total: number;
  /** The path of the next entry with work in this language; undefined at the end. */
  next: string | undefined;
}

/**
 * The entries of the list that led here, from its page on, with an open translation into the language. They are read
 * once, so that the order stays while translations are completed.
 */
export function useQueue(id: number, lang: string): Queue {
  const [search] = useSearchParams();
  const filters = { ...filtersIn((name) => search.get(name) ?? ''), lang };
  const start = (Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1) - 1) * pageLength;
  const { data = [] } = useQuery({
    queryKey: ['translations', 'queue', filters, start],
    queryFn: async ({ signal }) => {
      const found: { id: number; type: string }[] = [];
      for (let skip = start; skip < start + most; skip += maxTake) {
        const page = await client.call(listTranslations, { ...filters, langs: lang, skip, take: maxTake }, { signal });
        const open = page.items.filter(({ languages }) => filters.state || languages[0]?.state !== 'complete');
        found.push(...open.map((item) => ({ id: item.id, type: item.type })));
        if (skip + maxTake >= page.total) break;
      }
      return found;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const at = data.findIndex((each) => each.id === id);
  const next = data[at + 1];
  return {
    place: at + 1,
    total: data.length,
    next: next && `${sidePath(next.type, next.id, lang)}?${search}`,
  };
}
