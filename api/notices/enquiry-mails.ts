import type { Desk } from '#contract/office/desks/desks.ts';
import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { Enquiry } from '#contract/submissions/enquiry.ts';
import { countryName } from '#contract/text/countries.ts';
import type { StoredEnquiryLine } from '#store/interfaces/inbox.ts';
import { formatLocale, type Wording } from '../office/words.ts';
import { textsFor } from '../texts.ts';
import { messageLines } from './message-lines.ts';
import type { Notice } from './notices.ts';

/** `article`: as it was typed; `known`: the number of the article of the product that this is, '' for none. */
export type MailedLine = StoredEnquiryLine & { known: string };

export type MailedEnquiry = Omit<Enquiry, 'lines'> & { lines: readonly MailedLine[]; reference: string };

const amount = ({ quantity, unit }: StoredEnquiryLine, lang: string): string => {
  const number = quantity === null ? '' : new Intl.NumberFormat(formatLocale(lang)).format(quantity);
  return [number, unit].filter((part) => part !== '').join(' ');
};

/** Such as “Combed yarn, Y-30 (2 t): raw white”. */
const lineText = (line: StoredEnquiryLine, lang: string): string => {
  const what = [line.product || (line.productId === null ? '' : `#${line.productId}`), line.article];
  const howMuch = amount(line, lang);
  return [
    what.filter((part) => part !== '').join(', '),
    howMuch === '' ? '' : ` (${howMuch})`,
    line.note === '' ? '' : `: ${line.note}`,
  ].join('');
};

type Field = 'attachment' | 'desk' | 'reference' | 'company' | 'deliveryTerm' | 'wantedOn';

/** Omitted if it was not given. */
const given = (field: Field, value: string): Wording[] =>
  value === '' ? [] : [({ notices }) => notices.enquiry[field]({ value })];

const destination = (code: string): Wording[] =>
  code === '' ? [] : [({ notices }, lang) => notices.enquiry.country({ value: countryName(code, lang) })];

/** The mail to the group and its users, with all that was asked, and the name of the attachment. */
export const enquiryNotice = (sent: MailedEnquiry, desk?: Pick<Desk, 'name'>): Notice => ({
  replyTo: sent.email,
  subject: ({ notices }) =>
    notices.enquiry.subject({ reference: sent.reference, about: sent.subject || sent.company || sent.name }),
  lines: [
    ...given('reference', sent.reference),
    ...given('desk', desk?.name ?? ''),
    ...messageLines(sent),
    ...given('company', sent.company),
    ...destination(sent.country),
    ...given('deliveryTerm', sent.deliveryTerm),
    ...given('wantedOn', sent.wantedOn),
    ...given('attachment', sent.file?.name ?? ''),
    () => '',
    ...sent.lines.map(
      (line): Wording =>
        (_, lang) =>
          `- ${lineText(line, lang)}`,
    ),
    ...(sent.lines.length > 0 ? [() => ''] : []),
    () => sent.message,
  ],
});

/**
 * The mail to the sender, in the language of the page: the reference, within how many working days an answer comes
 * (null: not stated), and the lines by the site's own names of products and numbers of articles.
 * It repeats nothing else that was typed, so that the form cannot send texts to other people.
 */
export function mailToSender(
  { email, lang = 'en', lines, reference }: MailedEnquiry,
  answersWithin: number | null,
): OutgoingMail {
  const texts = textsFor(lang).enquiry;
  const products = lines.filter(({ product }) => product !== '');
  return {
    to: email,
    subject: texts.subject({ reference }),
    text: [
      texts.received({ reference }),
      ...(answersWithin === null ? [] : [texts.answersWithin({ days: answersWithin })]),
      ...(products.length > 0 ? ['', texts.about] : []),
      ...products.map((line) => `- ${lineText({ ...line, article: line.known, note: '' }, lang)}`),
      '',
      texts.notYou,
    ].join('\n'),
  };
}
