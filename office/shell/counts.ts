import { useQuery } from '@tanstack/react-query';
import { getOverview } from '#contract/calls/office/get-overview.ts';
import { client } from '../providers/client.ts';

/** Numbers that the menu shows. */
export interface Counts {
  newMessages: number | null;
  myMessages: number | null;
  newApplications: number | null;
  drafts: number;
  findings: number | null;
}

export const overviewKey = ['overview'] as const;

/** What waits, asked for again each minute while somebody looks; undefined until the first answer. */
export function useOverview() {
  return useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => client.call(getOverview, {}, { signal }),
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  });
}
