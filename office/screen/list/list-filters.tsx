import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { SelectField, type SelectOption } from '../select-field.tsx';
import type { ListState } from './list-state.ts';
import { SearchBox } from './search-box.tsx';
import { type StateFilter, StateFilters } from './state-filters.tsx';

interface SelectFilter {
  /** The parameter in the address of the list. */
  name: string;
  label: string;
  /** The label of the option that does not filter. */
  any: string;
  options: readonly SelectOption[];
  /** The label of a value that is no option. */
  other?: string | undefined;
}

interface ListFiltersProps {
  state: ListState;
  /** The label of the search field. */
  search: string;
  selects?: readonly SelectFilter[];
  /** The width of a select on wide screens, pixels. */
  selectWidth?: number;
  /** Filters of other kinds, as they are now. */
  filters?: readonly StateFilter[];
  /** The inputs of `filters`. */
  children?: ReactNode;
  /** Other parameters that change with a filter. */
  also?: Record<string, string>;
}

/** Search words and other filters of a list, and below them the active ones. */
export function ListFilters(props: ListFiltersProps) {
  const { state, search, selects = [], selectWidth = 200, filters = [], children, also = {} } = props;
  const { screen } = useTexts();
  const words = state.value('words');
  const shown = selects.map((select) => {
    const [value = '', label] = select.options.find(([option]) => option === state.value(select.name)) ?? [];
    return { ...select, value, chosen: label ?? (state.value(select.name) && select.other) };
  });
  return (
    <>
      <Stack role="search" direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2.5, alignItems: 'center' }}>
        <SearchBox label={search} value={words} onChange={(next) => state.change({ words: next, ...also })} />
        {shown.map(({ name, label, any, value, options }) => (
          <SelectField
            key={name}
            label={label}
            value={value}
            options={[['', any], ...options]}
            onChange={(next) => state.change({ [name]: next, ...also })}
            sx={{ width: { xs: '100%', sm: selectWidth } }}
          />
        ))}
        {children}
      </Stack>
      <StateFilters
        state={state}
        also={also}
        filters={[
          { name: 'words', label: screen.search, value: words },
          ...shown.map(({ name, label, chosen }) => ({ name, label, value: chosen })),
          ...filters,
        ]}
      />
    </>
  );
}
