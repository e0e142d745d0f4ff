import { type RawBuilder, type Selectable, sql } from 'kysely';
import { wordPatterns } from '#store/search/word-patterns.ts';
import { foldedWords } from '#store/search/words.ts';
import type { Tables } from '#store/tables.ts';
import { noteTexts } from './notes.ts';

/** Folded words, each after a space, so that LIKE can match prefixes. */
const sought = (...texts: string[]): string =>
  texts
    .flatMap((text) => foldedWords(text))
    .map((word) => ` ${word}`)
    .join('');

type Message = Pick<Selectable<Tables['messages']>, 'name' | 'email' | 'mobile' | 'subject' | 'message' | 'note'>;

/** The search words of a message. */
export const messageWords = ({ name, email, mobile, subject, message, note }: Message): string =>
  sought(name, email, mobile, subject, message, ...noteTexts(note));

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
    row.file_name,
    ...noteTexts(row.note),
  );

const betweenDigits = [' ', '-', '(', ')', '.', '/', '+'];

/** The digits of telephone numbers without what is between them. */
const digitsOf = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) =>
      betweenDigits.reduce((text, sign) => sql`replace(${text}, ${sql.lit(sign)}, '')`, sql`${sql.ref(column)}`),
    ),
    sql` || ' ' || `,
  );

/** Whether a row has each word, or digits of a query inside of its telephone numbers. */
export function haveWordsOrDigits(words: string, numbers: readonly string[]): RawBuilder<boolean> {
  const each = wordPatterns(words).map((pattern) =>
    /^%\d+%$/.test(pattern)
      ? sql`(words like ${pattern} or ${digitsOf(numbers)} like ${pattern})`
      : sql`words like ${pattern}`,
  );
  return each.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(each, sql` and `)})`;
}
