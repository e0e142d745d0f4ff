import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/call.ts';
import { changeMessages, listAssignees, listMessages } from '#contract/calls/office/inbox.ts';
import { client } from '#office/providers/client.ts';
import { overviewKey } from '#office/shell/counts.ts';

export const useMessages = (input: CallInput<typeof listMessages>) =>
  useQuery({
    queryKey: ['messages', input],
    queryFn: ({ signal }) => client.list(listMessages, input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

type Change = CallInput<typeof changeMessages>;

/** Changes messages, and updates lists and the menu's counts. */
export function useChangeMessages(onChanged: (change: Omit<Change, 'ids' | 'seen'>) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Change) => client.call(changeMessages, input),
    onSuccess: (_, { ids: _ids, seen: _seen, ...change }) => onChanged(change),
    // Also after an error: a colleague may have changed it.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['messages'] }),
        queries.invalidateQueries({ queryKey: overviewKey }),
      ]),
  });
}

/** The users a message can be assigned to. */
export function useAssignees() {
  const { data = [] } = useQuery({
    queryKey: ['users', 'assignees'],
    queryFn: ({ signal }) => client.call(listAssignees, {}, { signal }),
  });
  return data;
}
