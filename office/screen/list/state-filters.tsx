import { useTexts } from '#office/texts/texts.ts';
import { ActiveFilters } from './active-filters.tsx';
import type { ListState } from './list-state.ts';

export interface StateFilter {
  /** The parameter in the address of the list. */
  name: string;
  label: string;
  /** For display; true: the label is enough; undefined or '': the list is not filtered by it. */
  value: string | true | undefined;
}

interface StateFiltersProps {
  state: ListState;
  filters: readonly StateFilter[];
  /** Other parameters that change when a filter is removed. */
  also?: Record<string, string>;
}

/** The active filters of a list whose address contains them. */
export function StateFilters({ state, filters, also = {} }: StateFiltersProps) {
  const { screen } = useTexts();
  return (
    <ActiveFilters
      sx={{ mb: 2.5 }}
      filters={filters.flatMap(({ name, label, value }) =>
        value
          ? {
              label: value === true ? label : screen.filter({ name: label, value }),
              onRemove: () => state.change({ ...also, [name]: '' }),
            }
          : [],
      )}
    />
  );
}
