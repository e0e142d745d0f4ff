import { applicationStatus } from '#contract/office/inbox-view.ts';
import { ListFilters } from '#office/screen/list/list-filters.tsx';
import type { ListState } from '#office/screen/list/list-state.ts';
import type { SelectOption } from '#office/screen/select-field.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useChoices } from './use-applications.ts';

/** The filters of the applications. */
export function ApplicationFilters({ state }: { state: ListState }) {
  const { inbox } = useTexts();
  const texts = inbox.applications;
  const asOptions = (entries: ReturnType<typeof useChoices>) =>
    entries.map(({ id, title }): SelectOption => [String(id), title]);
  const jobs = asOptions(useChoices('career'));
  const departments = asOptions(useChoices('department'));
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
