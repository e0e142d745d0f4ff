import { useListContext } from 'react-admin';
import { type EntityName, entityOf } from '#content/registry.ts';
import { type EntryRow, entityName } from '#contract/office/entry-view.ts';
import { type ActiveFilter, ActiveFilters } from '#office/screen/list/active-filters.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { usePicked } from '../inputs/entry-picker.tsx';
import { listStates } from './list-filters.tsx';
import type { ListFilter } from './use-list-filter.ts';

/** The filters of a list of entries. */
export function EntryFilters({ type, listFilter }: { type: EntityName; listFilter: ListFilter }) {
  const entityTexts = useTexts().entities;
  const { entries: texts, screen } = useTexts();
  const { list, states } = texts;
  const { filterValues } = useListContext<EntryRow>();
  const above = entityName.safeParse(entityOf(type).parents?.[0]).data;
  const parent = Number.isInteger(Number(filterValues.parent)) ? Number(filterValues.parent) : null;
  const picked = usePicked(above ?? type, above === undefined ? null : parent);
  const state = listStates.find((one) => one === filterValues.state);

  const active: ActiveFilter[] = [];
  const add = (name: string, value: string, key: string) =>
    active.push({ label: screen.filter({ name, value }), onRemove: () => listFilter.filter({ [key]: undefined }) });
  if (typeof filterValues.words === 'string' && filterValues.words !== '')
    add(screen.search, filterValues.words, 'words');
  if (state) add(list.state, states[state], 'state');
  if (above && filterValues.parent === 'top') add(entityTexts[above].label.one, list.topOnly, 'parent');
  if (above && parent !== null) add(entityTexts[above].label.one, picked.data?.items[0]?.title ?? '…', 'parent');
  return <ActiveFilters filters={active} sx={{ paddingInline: 2, paddingBlockEnd: 2 }} />;
}
