import { unconfirmedDays, unsubscribedDays } from './newsletter-days.ts';

/** How long what names somebody is kept. The sweep, the forms and the demo's policy all read it here. */
export const retention = {
  /** A CV, after its job has closed. */
  applicationMonths: 6,
  /** A CV whose sender agreed to be considered for other jobs too, after the same moment. */
  talentPoolMonths: 24,
  messageMonths: 12,
  unconfirmedDays,
  unsubscribedDays,
  /** An IP address, wherever it may be. */
  addressDays: 7,
  /** A mail that could not be sent: it repeats what somebody wrote. */
  queuedMailDays: 30,
  /** How often which page was read, which names nobody. */
  visitDays: 800,
} as const;

const dayMs = 24 * 60 * 60_000;

/** The same day and time so many months later; the last day of a month that has no such day. Negative: earlier. */
export function monthsAfter(moment: Date, months: number): Date {
  const after = new Date(moment);
  after.setUTCMonth(moment.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 0)).getUTCDate();
  after.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return after;
}

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/** What is known of when a job closes; both absent: it is open, or there is no such job. */
export interface JobEnd {
  deadline?: string | null | undefined;
  /** When it was taken off the site. */
  withdrawnAt?: string | null | undefined;
}

/**
 * Until when an application is kept. It counts from the earlier end of its job, but never from before it came; without a
 * job, or for one without an end, from when it came, so that whoever sends it can know the day.
 */
export function applicationKeptUntil(
  { receivedAt, talentPool }: { receivedAt: string; talentPool: boolean },
  { deadline, withdrawnAt }: JobEnd = {},
): Date {
  const ends = deadline ? [deadline, ...(withdrawnAt ? [withdrawnAt] : [])].map((end) => Date.parse(end)) : [];
  const closed = ends.length > 0 ? Math.min(...ends) : 0;
  const from = new Date(Math.max(Date.parse(receivedAt), closed));
  return monthsAfter(from, talentPool ? retention.talentPoolMonths : retention.applicationMonths);
}
