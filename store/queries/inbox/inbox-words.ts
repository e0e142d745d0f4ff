import { type RawBuilder, type Selectable, sql } from 'kysely';
import { digitsOfNumber } from '#contract/text/phone-number.ts';
import type { StoredEnquiry } from '#store/inbox.ts';
import { wordPatterns } from '#store/search/word-patterns.ts';
import { foldedWords } from '#store/search/words.ts';
import type { Tables } from '#store/tables/tables.ts';
import { noteTexts } from './notes.ts';

/** Folded words, each after a space, so that LIKE can match prefixes. */
const sought = (...texts: string[]): string =>
  texts
    .flatMap((text) => foldedWords(text))
    .map((word) => ` ${word}`)
    .join('');

type Message = Pick<Selectable<Tables['messages']>, 'name' | 'email' | 'mobile' | 'subject' | 'message' | 'note'>;

/** The search words of a message, with those of its enquiry. */
export const messageWords = (
  { name, email, mobile, subject, message, note }: Message,
  enquiry?: Omit<StoredEnquiry, 'firstAnswerAt'>,
): string =>
  sought(
    name,
    email,
    mobile,
    ...digitsOfNumber(mobile),
    subject,
    message,
    ...noteTexts(note),
    ...(enquiry ? enquiryTexts(enquiry) : []),
  );

const enquiryTexts = ({ reference, company, lines, file }: Omit<StoredEnquiry, 'firstAnswerAt'>): string[] => [
  reference,
  company,
  ...lines.flatMap(({ product, article, note }) => [product, article, note]),
  file?.name ?? '',
];

type Application = Pick<
  Selectable<Tables['applications']>,
  'reference' | 'name' | 'address' | 'email' | 'mobile' | 'mobile_alternative' | 'file_name' | 'note'
>;

export const applicationWords = (row: Application): string =>
  sought(
    row.reference,
    row.name,
    row.address,
    row.email,
    row.mobile,
    row.mobile_alternative,
    ...digitsOfNumber(row.mobile),
    ...digitsOfNumber(row.mobile_alternative),
    row.file_name,
    ...noteTexts(row.note),
  );

/** Whether a row has each word. */
export function haveWords(words: string): RawBuilder<boolean> {
  const each = wordPatterns(words).map((pattern) => sql`words like ${pattern}`);
  return each.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(each, sql` and `)})`;
}
