import { getOverview } from '#contract/calls/office/upkeep.ts';
import { useCall } from '../providers/use-call.ts';

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
export const useOverview = () => useCall(overviewKey, getOverview, {}, { refetchInterval: 60_000 });
