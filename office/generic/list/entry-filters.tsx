import { type EntityName, entityOf } from '#content/registry.ts';
import { entityName } from '#contract/office/entry-view.ts';
import { type ActiveFilter, ActiveFilters } from '#office/screen/list/active-filters.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { usePicked } from '../inputs/relations/entry-picker.tsx';
import type { EntryList, ListFilters } from './use-entry-list.ts';

/** The filters of a list of entries. */
export function EntryFilters({ type, list }: { type: EntityName; list: EntryList }) {
  const entityTexts = useTexts().entities;
  const { entries: texts, screen } = useTexts();
  const { words, state, review, parent } = list.filters;
  const above = entityName.safeParse(entityOf(type).parents?.[0]).data;
  const parentId = above !== undefined && typeof parent === 'number' ? parent : null;
  const picked = usePicked(above ?? type, parentId);

  const active: ActiveFilter[] = [];
  const add = (name: string, value: string, key: keyof ListFilters) =>
    active.push({ label: screen.filter({ name, value }), onRemove: () => list.filter({ [key]: undefined }) });
  if (words !== '') add(screen.search, words, 'words');
  if (state) add(texts.list.state, texts.states[state], 'state');
  if (review) add(texts.review.filter, review === 'due' ? texts.review.dueFilter : texts.review.mine, 'review');
  if (above && parent === 'top') add(entityTexts[above].label.one, texts.list.topOnly, 'parent');
  if (above && parentId !== null) add(entityTexts[above].label.one, picked.data?.items[0]?.title ?? '…', 'parent');
  return <ActiveFilters filters={active} sx={{ paddingInline: 2, paddingBlockEnd: 2 }} />;
}
