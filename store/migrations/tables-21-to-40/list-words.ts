import { buildWords } from '#store/queries/transfer/build-words.ts';
import type { Migration } from '../migrate.ts';

/**
 * The search words of messages, applications and files again. First: digits of all scripts are the same, and numbers have
 * theirs in one row. Then: enquiries are found by their references and articles, also as one word.
 */
export const listWords: Migration = (db, _engine, onRows) => buildWords(db, onRows);
