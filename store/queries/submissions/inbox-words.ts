import type { Selectable } from 'kysely';
import { foldedWords } from '#store/search/words.ts';
import type { Tables } from '#store/tables.ts';

/** Folded words, each after a space, so that LIKE can match prefixes. */
const sought = (...texts: string[]): string =>
  texts
    .flatMap((text) => foldedWords(text))
    .map((word) => ` ${word}`)
    .join('');

type Message = Pick<Selectable<Tables['messages']>, 'name' | 'email' | 'mobile' | 'subject' | 'message' | 'note'>;

/** The search words of a message. */
export const messageWords = ({ name, email, mobile, subject, message, note }: Message): string =>
  sought(name, email, mobile, subject, message, note);

type Application = Pick<
  Selectable<Tables['applications']>,
  'reference' | 'name' | 'address' | 'email' | 'mobile' | 'mobile_alternative' | 'file_name' | 'note'
>;

export const applicationWords = (row: Application): string =>
  sought(row.reference, row.name, row.address, row.email, row.mobile, row.mobile_alternative, row.file_name, row.note);
