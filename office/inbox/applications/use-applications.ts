import { useMutation } from '@tanstack/react-query';
import { changeApplications, getApplication, listApplications } from '#contract/calls/office/inbox.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { client } from '#office/providers/client.ts';
import { useCall, useInvalidate, useListPage } from '#office/providers/use-call.ts';
import { overviewKey } from '#office/shell/counts.ts';

export const useApplications = (input: CallInput<typeof listApplications>) =>
  useListPage('applications', listApplications, input);

export const useApplication = (id: number) => useCall(['applications', 'one', id], getApplication, { id });

export type Change = CallInput<typeof changeApplications>;

/** Changes applications, and updates lists and the menu's counts. */
export function useChangeApplications() {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (input: Change) => client.call(changeApplications, input),
    // Also after an error: a colleague may have changed it.
    onSettled: () => invalidate(['applications'], overviewKey),
  });
}
