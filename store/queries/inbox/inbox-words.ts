import { type RawBuilder, type Selectable, sql } from 'kysely';
import { digitsOfNumber } from '#contract/text/contact/phone-number.ts';
import type { StoredEnquiry } from '#store/interfaces/inbox.ts';
import { indexWords } from '#store/search/index/index-words.ts';
import { wordPatterns } from '#store/search/word-patterns.ts';
import type { Tables } from '#store/tables/tables.ts';
import { noteTexts } from './notes.ts';

/** Folded words and other ways to write them, each after a space, so that LIKE can match prefixes. */
const sought = (...texts: string[]): string =>
  texts
    .flatMap((text) => indexWords(text))
    .map((word) => ` ${word}`)
    .join('');

/** A reference, also without the letters of its kind: `EN-7K3M-9QXA` as `7K3M9QXA`. */
const writtenReference = (reference: string): string[] => [reference, reference.replace(/^\w+-/, '')];

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
  ...writtenReference(reference),
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
    ...writtenReference(row.reference),
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
