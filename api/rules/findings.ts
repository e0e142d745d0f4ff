import { formatLocale, type Wording } from '#api/office/words.ts';
import type { EntityName } from '#content/registry.ts';
import { entryIn } from '#contract/office/audit-subject.ts';
import type { Finding } from '#contract/office/upkeep-view.ts';
import { dayIn } from '#contract/text/zone-offset.ts';

const dayMs = 24 * 60 * 60_000;
/** How long before the end something “expires soon”. */
const soonMs = { job: 14 * dayMs, certificate: 30 * dayMs };

type Numbered<Fields> = Fields & { id: number };

/** A day in words, such as “3 January 2027”. */
export function dayInWords(day: string, lang: string): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(formatLocale(lang), style).format(new Date(`${day}T00:00:00Z`));
}

/** A finding without its key. `about` distinguishes findings of one kind on one entry, such as a date or a link. */
export type NewFinding = Omit<Finding, 'key' | 'text'> & { about?: string; text: Wording };

/** Identifies a finding for dismissals: kind, entry, file or language, and `about`. The title is not part of it. */
export const keyOf = ({ kind, entry, src, lang, about }: Omit<NewFinding, 'text'>): string =>
  [kind, ...(entry ? [`${entry.type} ${entry.id}`] : []), src, ...(lang ? [`language ${lang}`] : []), about]
    .filter(Boolean)
    .join(' ')
    .slice(0, 1_000);

/** The subject of a finding for the audit log: its entry (`news 12`), its language (`language de`) or its file. */
export function subjectOf(key: string): string {
  const [, first = '', second = ''] = key.split(' ');
  const named = `${first} ${second}`;
  return entryIn(named) || first === 'language' ? named : first;
}

const found = (
  kind: Finding['kind'],
  { type, id }: { type: EntityName; id: number },
  about: string,
  text: Wording,
): NewFinding => ({ kind, text, entry: { type, id }, about });

/** Jobs whose application deadline has passed or passes soon. Jobs without a deadline are never reported. */
export function jobFindings(
  jobs: readonly Numbered<{ title: string; applicationDeadline: string | null }>[],
  now: Date,
  timeZone: string,
): NewFinding[] {
  return jobs.flatMap(({ id, title, applicationDeadline }) => {
    if (applicationDeadline === null) return [];
    const end = new Date(applicationDeadline);
    const left = end.getTime() - now.getTime();
    const day = dayIn(timeZone, end);
    const job = { type: 'career', id } as const;
    if (left < 0) {
      return found('expired-job', job, applicationDeadline, ({ findings }, lang) =>
        findings.jobWasOpen({ title, day: dayInWords(day, lang) }),
      );
    }
    return left > soonMs.job
      ? []
      : found('job-expires-soon', job, applicationDeadline, ({ findings }, lang) =>
          findings.jobIsOpen({ title, day: dayInWords(day, lang) }),
        );
  });
}

/** Certificates that are no longer valid, or soon will not be. */
export function certificateFindings(
  certificates: readonly Numbered<{ name: string; validUntil: string }>[],
  today: string,
): NewFinding[] {
  const soon = new Date(Date.parse(`${today}T00:00:00Z`) + soonMs.certificate).toISOString().slice(0, 10);
  return certificates.flatMap(({ id, name, validUntil }) => {
    if (validUntil === '' || validUntil > soon) return [];
    const text: Wording = ({ findings }, lang) => {
      const named = { name, day: dayInWords(validUntil, lang) };
      return validUntil < today ? findings.certificateWasValid(named) : findings.certificateIsValid(named);
    };
    return found('certificate-expires-soon', { type: 'certificate', id }, validUntil, text);
  });
}
