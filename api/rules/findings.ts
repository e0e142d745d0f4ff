import type { EntityName } from '#contract/entities/registry.ts';
import type { Finding } from '#contract/office/owner-view.ts';

const dayMs = 24 * 60 * 60_000;
/** How long before its end something is said to end soon. */
const soonMs = { job: 14 * dayMs, certificate: 30 * dayMs };

type Numbered<Fields> = Fields & { id: number };

/** The calendar day of a moment where the company is, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const of = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${of.year}-${of.month}-${of.day}`;
}

/** A day as people read it, such as “3 January 2027”. */
export function dayInWords(day: string): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', style).format(new Date(`${day}T00:00:00Z`));
}

const found = (kind: Finding['kind'], type: EntityName, id: number, text: string): Finding => ({
  kind,
  text,
  entry: { type, id },
});

/** Jobs whose time to apply is over, or soon will be; those without an end never are. */
export function jobFindings(
  jobs: readonly Numbered<{ title: string; applicationDeadline: string | null }>[],
  now: Date,
  timeZone: string,
): Finding[] {
  return jobs.flatMap(({ id, title, applicationDeadline }) => {
    if (applicationDeadline === null) return [];
    const end = new Date(applicationDeadline);
    const left = end.getTime() - now.getTime();
    const day = dayInWords(dayIn(timeZone, end));
    if (left < 0) return found('expired-job', 'career', id, `“${title}” could be applied for until ${day}`);
    return left > soonMs.job
      ? []
      : found('job-expires-soon', 'career', id, `“${title}” can be applied for until ${day}`);
  });
}

/** Fairs whose last day is over. */
export function fairFindings(
  fairs: readonly Numbered<{ name: string; startsOn: string; endsOn: string }>[],
  today: string,
): Finding[] {
  return fairs.flatMap(({ id, name, startsOn, endsOn }) => {
    const last = endsOn > startsOn ? endsOn : startsOn;
    return last === '' || last >= today
      ? []
      : found('fair-over', 'tradeFair', id, `“${name}” ended on ${dayInWords(last)}`);
  });
}

/** Certificates that are no longer valid, or soon will not be. */
export function certificateFindings(
  certificates: readonly Numbered<{ name: string; validUntil: string }>[],
  today: string,
): Finding[] {
  const soon = new Date(Date.parse(`${today}T00:00:00Z`) + soonMs.certificate).toISOString().slice(0, 10);
  return certificates.flatMap(({ id, name, validUntil }) => {
    if (validUntil === '' || validUntil > soon) return [];
    const verb = validUntil < today ? 'was' : 'is';
    const text = `“${name}” ${verb} valid until ${dayInWords(validUntil)}`;
    return found('certificate-expires-soon', 'certificate', id, text);
  });
}
