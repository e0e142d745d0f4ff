import { useQuery } from '@tanstack/react-query';
import { getOverview } from '#contract/calls/office/upkeep.ts';
import { client } from '../providers/client.ts';

/** Counts in the menu. */
export interface Counts {
  newMessages: number | null;
  myMessages: number | null;
  newApplications: number | null;
  myTranslations: { entries: number };
  drafts: number;
  findings: number | null;
}

export const overviewKey = ['overview'] as const;

/** The open tasks, refreshed each minute while the window is visible; undefined until the first response. */
export function useOverview() {
  return useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => client.call(getOverview, {}, { signal }),
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  });
}
