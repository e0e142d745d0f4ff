import { MenuItem, Stack, TextField } from '@mui/material';
import { applicationStatus } from '#contract/office/inbox-view.ts';
import type { ListState } from '#office/screen/list/list-state.ts';
import { SearchBox } from '#office/screen/list/search-box.tsx';
import { StateFilters } from '#office/screen/list/state-filters.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useChoices } from './use-applications.ts';

interface Option {
  value: string;
  label: string;
}

/** The filters of the applications. */
export function ApplicationFilters({ state }: { state: ListState }) {
  const { inbox, screen } = useTexts();
  const texts = inbox.applications;
  const asOptions = (entries: ReturnType<typeof useChoices>): Option[] =>
    entries.map(({ id, title }) => ({ value: String(id), label: title }));
  const jobs = asOptions(useChoices('career'));
  const departments = asOptions(useChoices('department'));
  const statuses = applicationStatus.options.map((value) => ({ value, label: texts.statuses[value] }));

  const choice = (name: string, label: string, any: string, options: readonly Option[]) => {
    const value = state.value(name);
    return (
      <TextField
        select
        label={label}
        value={options.some((option) => option.value === value) ? value : 'any'}
        onChange={({ target }) => state.change({ [name]: target.value === 'any' ? '' : target.value })}
        sx={{ width: { xs: '100%', sm: 200 } }}
      >
        <MenuItem value="any">{any}</MenuItem>
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} sx={{ whiteSpace: 'normal', maxWidth: 420 }}>
            {option.label}
          </MenuItem>
        ))}
      </TextField>
    );
  };

  const active = (name: string, label: string, options: readonly Option[]) => ({
    name,
    label,
    value: options.find(({ value }) => value === state.value(name))?.label,
  });

  return (
    <>
      <Stack role="search" direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>
        <SearchBox label={texts.search} value={state.value('words')} onChange={(words) => state.change({ words })} />
        {choice('status', inbox.status, texts.anyStatus, statuses)}
        {choice('career', texts.job, texts.any, jobs)}
        {choice('department', texts.department, texts.any, departments)}
      </Stack>
      <StateFilters
        state={state}
        filters={[
          { name: 'words', label: screen.search, value: state.value('words') },
          active('status', inbox.status, statuses),
          active('career', texts.job, jobs),
          active('department', texts.department, departments),
        ]}
      />
    </>
  );
}
