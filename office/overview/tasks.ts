import type { CallOutput } from '#contract/call.ts';
import type { getOverview } from '#contract/calls/office/owner/get-overview.ts';

export type Overview = CallOutput<typeof getOverview>;

export interface Task {
  name: 'myMessages' | 'messages' | 'applications' | 'findings' | 'drafts';
  count: number;
  /** The link's target; # and an id for a section of the same page. */
  to: string;
}

/** The section of the overview that lists drafts. */
export const draftsId = 'drafts';

/** The open tasks, the most urgent first: people before content. */
export function tasksOf({ newMessages, myMessages, newApplications, findings, drafts }: Overview): Task[] {
  const tasks: Task[] = [
    { name: 'myMessages', count: myMessages ?? 0, to: '/messages?assignee=me' },
    { name: 'messages', count: newMessages ?? 0, to: '/messages?status=new' },
    { name: 'applications', count: newApplications ?? 0, to: '/applications?status=new' },
    { name: 'drafts', count: drafts, to: `#${draftsId}` },
    { name: 'findings', count: findings ?? 0, to: '/health' },
  ];
  return tasks.filter(({ count }) => count > 0);
}
