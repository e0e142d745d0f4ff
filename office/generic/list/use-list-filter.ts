import { type SortPayload, useListContext } from 'react-admin';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { useOptimisticValue } from '#office/shell/use-optimistic-value.ts';

type Filters = Readonly<Record<string, unknown>>;

interface Asked {
  filters: Filters;
  sort: SortPayload;
}

/** Changes the filters, order and page of a list. */
export interface ListFilter {
  /** Adds or changes filters; undefined removes one. */
  filter(values: Filters): void;
  clear(): void;
  /** Sorts by a column, in its default direction unless one is given. */
  order(by: string, direction?: SortPayload['order']): void;
  turnTo(page: number): void;
}

const keyOf = ({ filters, sort }: Asked) => JSON.stringify([filters, sort.field, sort.order]);

/** All changes of a list use this hook, since each change starts from all earlier ones, including those not yet shown. */
export function useListFilter(): ListFilter {
  const { filterValues, setFilters, sort, setSort, setPage } = useListContext<EntryRow>();
  const shown: Asked = { filters: filterValues, sort };
  const ahead = useOptimisticValue(shown, keyOf(shown));

  const ask = (change: Partial<Asked>) => {
    const next = { ...ahead.latest(), ...change };
    ahead.ask(next, keyOf(next));
    // Sets both each time: react-admin would take the other one from the shown state.
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
