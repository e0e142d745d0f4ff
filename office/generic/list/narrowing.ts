import { type SortPayload, useListContext } from 'react-admin';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { useAhead } from '#office/shell/use-ahead.ts';

type Filters = Readonly<Record<string, unknown>>;

interface Asked {
  filters: Filters;
  sort: SortPayload;
}

/** Changes what a list shows. */
export interface Narrowing {
  /** Narrows it down by more, or by other values; undefined takes a filter away. */
  filter(values: Filters): void;
  clear(): void;
  /** Sorts by a column, in its usual direction unless one is given. */
  order(by: string, direction?: SortPayload['order']): void;
  turnTo(page: number): void;
}

const keyOf = ({ filters, sort }: Asked) => JSON.stringify([filters, sort.field, sort.order]);

/** Everything that is asked of a list goes through here, since each change starts from all that was asked before. */
export function useNarrowing(): Narrowing {
  const { filterValues, setFilters, sort, setSort, setPage } = useListContext<EntryRow>();
  const shown: Asked = { filters: filterValues, sort };
  const ahead = useAhead(shown, keyOf(shown));

  const ask = (change: Partial<Asked>) => {
    const next = { ...ahead.latest(), ...change };
    ahead.ask(next, keyOf(next));
    // Both each time: the list itself would take the other one from what it still shows.
    setSort(next.sort);
    setFilters(next.filters, []);
  };
  return {
    filter: (values) => ask({ filters: { ...ahead.latest().filters, ...values } }),
    clear: () => ask({ filters: {} }),
    order: (by, direction = by === 'updated' ? 'DESC' : 'ASC') => ask({ sort: { field: by, order: direction } }),
    turnTo: (page) => {
      ask({});
      setPage(page);
    },
  };
}
