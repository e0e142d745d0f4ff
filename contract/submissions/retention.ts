import { unconfirmedDays, unsubscribedDays } from './newsletter-days.ts';

/** Retention periods of personal data. The deletion job, the forms and the demo's privacy policy read them here. */
export const retention = {
  /** A CV, after its job has closed. */
  applicationMonths: 6,
  /** A CV whose sender consented to be considered for other jobs, from the same moment. */
  talentPoolMonths: 24,
  messageMonths: 12,
  unconfirmedDays,
  unsubscribedDays,
  /** An IP address, wherever it is stored. */
  addressDays: 7,
  /** A mail that could not be sent: it contains personal data. */
  queuedMailDays: 30,
  /** Page view counts, which contain no personal data. */
  visitDays: 800,
  /** Words that were searched without a result, and how often. */
  searchTermDays: 90,
} as const;

const dayMs = 24 * 60 * 60_000;

/** The same day and time a number of months later; the last day of a shorter month. Negative: earlier. */
export function monthsAfter(moment: Date, months: number): Date {
  const after = new Date(moment);
  after.setUTCMonth(moment.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 0)).getUTCDate();
  after.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return after;
}

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/** When a job closed; both absent: it is open, or there is no job. */
export interface JobEnd {
  deadline?: string | null | undefined;
  /** When it was unpublished. */
  withdrawnAt?: string | null | undefined;
}

/**
 * The end of an application's retention. It counts from the earlier end of its job, but not from before its receipt.
 * Without a job, or for one without a deadline, it counts from the receipt, so that the applicant can know the date.
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
