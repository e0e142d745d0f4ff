import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { PublishedEntry } from '#store/store.ts';
import type { CallContext } from '../context.ts';
import { type Wording, words } from '../office/words.ts';
import { documentIn, type ReadContext } from '../read-entry.ts';
import { dayInWords } from '../rules/findings.ts';
import { daysBetween } from '../rules/time/days.ts';

/** How many days before the last day of a certificate its owner is reminded, the latest first. */
const daysBefore = [7, 30, 90] as const;

/** What reminding needs. */
type RemindContext = ReadContext & Pick<CallContext, 'store' | 'people'>;

/**
 * Mails the owners of certificates that end soon, each reminder once for a last day, also with several nodes. A
 * certificate that is entered late gets the next reminder only. Returns the number of mails.
 */
export async function remindOfCertificates(today: string, context: RemindContext): Promise<number> {
  const { batches } = await context.store.entries.publishedInBatches({ type: 'certificate' });
  let sent = 0;
  for await (const batch of batches) {
    for (const entry of batch) if (await remind(entry, today, context)) sent++;
  }
  return sent;
}

async function remind(entry: PublishedEntry, today: string, context: RemindContext): Promise<boolean> {
  const { store, people } = context;
  const certificate = documentIn('certificate', entry, context);
  const lastDay = certificate?.validUntil ?? '';
  const left = daysBetween(today, lastDay);
  const due = left >= 0 ? daysBefore.find((days) => left <= days) : undefined;
  if (!certificate?.owner || due === undefined) return false;
  const reminder = { entry: entry.id, lastDay, daysBefore: due };
  if (await store.reminders.isSent(reminder)) return false;
  const { name, number, issuer, owner: to } = certificate;
  const link = `${people.officeUrl}/certificate/${entry.id}`;
  const lines: Wording[] = [
    ({ notices }, lang) => notices.certificate.validUntil({ name, day: dayInWords(lastDay, lang) }),
    ...lineIf(number, ({ notices }) => notices.certificate.number({ number })),
    ...lineIf(issuer, ({ notices }) => notices.certificate.issuer({ issuer })),
    ({ notices }) => notices.certificate.edit({ link }),
  ];
  const lang = await languageOf(to, context);
  const mail: OutgoingMail = {
    to,
    subject: words.say(({ notices }) => notices.certificate.subject({ name, days: left }), lang),
    text: lines.map((line) => words.say(line, lang)).join('\n'),
  };
  return store.reminders.send(reminder, mail);
}

const lineIf = (value: string, line: Wording): Wording[] => (value === '' ? [] : [line]);

/** The language of the account with an address, or else the main language of the site. */
async function languageOf(email: string, { people, store }: RemindContext): Promise<string> {
  const user = (await people.list()).find((each) => each.email.toLowerCase() === email.toLowerCase());
  const known = user && (await people.get(user.id));
  return words.known([known?.lang, store.defaultLanguage]);
}
