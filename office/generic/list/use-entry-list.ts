import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { EntityName } from '#content/registry.ts';
import { listEntries } from '#contract/calls/office/content.ts';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { client } from '#office/providers/client.ts';
import { useListState } from '#office/screen/list/list-state.ts';

export const listStates = ['draft', 'published', 'scheduled', 'pending', 'trashed'] as const;
export const listSorts = ['own', 'title', 'updated', 'status'] as const;
export type ListSort = (typeof listSorts)[number];

/** The valid values of a list's address; others are ignored. */
const stateValue = z.enum(listStates).optional().catch(undefined);
const reviewValue = z.enum(['due', 'mine']).optional().catch(undefined);
const sortValue = z.enum(listSorts).catch('own');
const parentValue = z
  .union([z.literal('top'), z.coerce.number().int().positive()])
  .optional()
  .catch(undefined);

export interface ListFilters {
  words: string;
  state: (typeof listStates)[number] | undefined;
  /** Entries that are to be reviewed by now, or those that the user reviews. */
  review: 'due' | 'mine' | undefined;
  /** An entry, or `top` for entries without a parent. */
  parent: number | 'top' | undefined;
}

/** The list of a type’s entries: its state, which is in the address, its rows, and the selected ones. */
export interface EntryList {
  filters: ListFilters;
  sort: ListSort;
  isDescending: boolean;
  page: number;
  skip: number;
  take: number;
  found: UseQueryResult<{ items: EntryRow[]; total: number }>;
  selected: readonly number[];
  /** Changes filters; undefined removes one. */
  filter(values: { [Name in keyof ListFilters]?: ListFilters[Name] | undefined }): void;
  clear(): void;
  /** Sorts by a column, in its default direction unless one is given. */
  order(by: ListSort, isDescending?: boolean): void;
  turnTo(page: number): void;
  /** Selects these entries only. */
  select(ids: readonly number[]): void;
  toggle(id: number): void;
  unselect(ids: readonly number[]): void;
}

/**
 * The state of the list of a type. All changes use this one, since each change starts from all earlier ones, also those
 * not yet shown.
 */
export function useEntryList(type: EntityName): EntryList {
  const { value, change, page, skip, take } = useListState();
  const [selected, setSelected] = useState<readonly number[]>([]);
  const filters: ListFilters = {
    words: value('words'),
    state: stateValue.parse(value('state')),
    review: reviewValue.parse(value('review')),
    parent: parentValue.parse(value('parent')),
  };
  const sort = sortValue.parse(value('sort'));
  const isDescending = value('order') === 'DESC';
  const { words, state, review, parent } = filters;
  const asked = {
    type,
    ...(words.trim() === '' ? {} : { words: words.trim().slice(0, 200) }),
    ...(state === undefined ? {} : { state }),
    ...(review === undefined ? {} : { review }),
    ...(parent === undefined ? {} : parent === 'top' ? { top: true } : { parent }),
    sort,
    descending: isDescending,
    skip,
    take,
  };
  const found = useQuery({
    queryKey: [type, 'list', asked],
    queryFn: ({ signal }) => client.list(listEntries, asked, { signal }),
    placeholderData: keepPreviousData,
  });

  const turnTo = (to: number, how?: 'step') => change({ page: to === 1 ? '' : String(to) }, how);
  const last = found.data && !found.isFetching ? Math.max(1, Math.ceil(found.data.total / take)) : page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the last page is known to be an earlier one.
  useEffect(() => {
    if (page > last) turnTo(last);
  }, [page, last]);

  return {
    filters,
    sort,
    isDescending,
    page,
    skip,
    take,
    found,
    selected,
    filter: (values) =>
      change(Object.fromEntries(Object.entries(values).map(([name, to]) => [name, String(to ?? '')])), 'step'),
    clear: () => change({ words: '', state: '', review: '', parent: '' }, 'step'),
    order: (by, descending = by === 'updated') =>
      change({ sort: by === 'own' ? '' : by, order: descending ? 'DESC' : '' }, 'step'),
    turnTo: (to) => turnTo(to, 'step'),
    select: setSelected,
    toggle: (id) =>
      setSelected((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    unselect: (ids) => setSelected((before) => before.filter((id) => !ids.includes(id))),
  };
}
