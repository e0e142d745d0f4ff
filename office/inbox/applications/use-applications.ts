import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/call.ts';
import { listEntries } from '#contract/calls/office/content.ts';
import { changeApplications, getApplication, listApplications } from '#contract/calls/office/inbox.ts';
import { client } from '#office/providers/client.ts';
import { overviewKey } from '#office/shell/counts.ts';

export const useApplications = (input: CallInput<typeof listApplications>) =>
  useQuery({
    queryKey: ['applications', input],
    queryFn: ({ signal }) => client.list(listApplications, input, { signal }),
    placeholderData: keepPreviousData,
  });

export const useApplication = (id: number) =>
  useQuery({
    queryKey: ['applications', 'one', id],
    queryFn: ({ signal }) => client.call(getApplication, { id }, { signal }),
  });

export type Change = CallInput<typeof changeApplications>;

/** Changes applications, and updates lists and the menu's counts. */
export function useChangeApplications() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Change) => client.call(changeApplications, input),
    // Also after an error: a colleague may have changed it.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['applications'] }),
        queries.invalidateQueries({ queryKey: overviewKey }),
      ]),
  });
}

const choices = { take: 100, skip: 0, sort: 'title', descending: false } as const;

/** Jobs or departments as options, by title. */
export function useChoices(type: 'career' | 'department') {
  const { data } = useQuery({
    queryKey: ['entries', 'choices', type],
    queryFn: ({ signal }) => client.list(listEntries, { type, ...choices }, { signal }),
  });
  return data?.items ?? [];
}
