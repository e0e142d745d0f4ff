import { applicationStatus } from '#contract/office/inbox-view.ts';
import { ListFilters } from '#office/screen/list/list-filters.tsx';
import type { ListState } from '#office/screen/list/list-state.ts';
import type { SelectOption } from '#office/screen/select-field.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { type NamedEntry, useNamedEntries } from '../desks/use-desks.ts';

/** By name. */
const asOptions = (entries: readonly NamedEntry[] = []): SelectOption[] =>
  entries
    .map(({ id, name }): SelectOption => [String(id), name])
    .toSorted(([, one], [, other]) => one.localeCompare(other));

/** The filters of the applications. */
export function ApplicationFilters({ state }: { state: ListState }) {
  const { inbox } = useTexts();
  const texts = inbox.applications;
  const jobs = asOptions(useNamedEntries('career').data);
  const departments = asOptions(useNamedEntries('department').data);
  const statuses = applicationStatus.options.map((value): SelectOption => [value, texts.statuses[value]]);
  return (
    <ListFilters
      state={state}
      search={texts.search}
      selects={[
        { name: 'status', label: inbox.status, any: texts.anyStatus, options: statuses },
        { name: 'career', label: texts.job, any: texts.any, options: jobs },
        { name: 'department', label: texts.department, any: texts.any, options: departments },
      ]}
    />
  );
}
