import type { Selectable } from 'kysely';
import { foldedWords } from '#store/search/words.ts';
import type { Tables } from '#store/tables.ts';

/** Folded words, each with a space before it, so that a word’s beginning can be looked for. */
const sought = (...texts: string[]): string =>
  texts
    .flatMap((text) => foldedWords(text))
    .map((word) => ` ${word}`)
    .join('');

type Message = Pick<Selectable<Tables['messages']>, 'name' | 'email' | 'mobile' | 'subject' | 'message' | 'note'>;

/** What the search among messages looks into. */
export const messageWords = ({ name, email, mobile, subject, message, note }: Message): string =>
  sought(name, email, mobile, subject, message, note);

type Application = Pick<
  Selectable<Tables['applications']>,
  'reference' | 'name' | 'address' | 'email' | 'mobile' | 'mobile_alternative' | 'file_name' | 'note'
>;

export const applicationWords = (row: Application): string =>
  sought(row.reference, row.name, row.address, row.email, row.mobile, row.mobile_alternative, row.file_name, row.note);
