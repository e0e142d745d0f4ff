import type { getOverview } from '#contract/calls/office/upkeep.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import { outdatedPath } from '#office/translations/outdated-path.ts';

export type Overview = CallOutput<typeof getOverview>;

export interface Task {
  name: 'myMessages' | 'myTranslations' | 'reviews' | 'messages' | 'applications' | 'findings' | 'drafts' | 'outdated';
  count: number;
  /** The language of outdated translations. */
  lang?: string;
  /** How many of them are overdue. */
  overdue?: number;
  /** The link's target; # and an id for a section of the same page. */
  to: string;
}

/** The section of the overview that lists what the caller is to review. */
export const reviewsId = 'reviews';

/** The section of the overview that lists drafts. */
export const draftsId = 'drafts';

/** Of the languages with outdated translations, those with the most. All are on the screen of translations. */
const shownLanguages = 3;

/** The open tasks, the most urgent first: people before content. */
export function tasksOf(overview: Overview): Task[] {
  const { newMessages, myMessages, myTranslations, myReviews, newApplications, findings, drafts, outdated } = overview;
  const tasks: Task[] = [
    { name: 'myMessages', count: myMessages ?? 0, to: '/messages?assignee=me' },
    {
      name: 'myTranslations',
      count: myTranslations.entries,
      overdue: myTranslations.overdue,
      to: '/translations?assignee=me',
    },
    { name: 'reviews', count: myReviews, to: `#${reviewsId}` },
    { name: 'messages', count: newMessages ?? 0, to: '/messages?status=new' },
    { name: 'applications', count: newApplications ?? 0, to: '/applications?status=new' },
    { name: 'drafts', count: drafts, to: `#${draftsId}` },
    ...outdated
      .toSorted((one, other) => other.count - one.count)
      .slice(0, shownLanguages)
      .map(
        ({ lang, count }): Task => ({
          name: 'outdated',
          lang,
          count,
          to: outdatedPath(lang),
        }),
      ),
    { name: 'findings', count: findings ?? 0, to: '/health' },
  ];
  return tasks.filter(({ count }) => count > 0);
}
