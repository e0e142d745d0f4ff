import { buildWords } from '#store/queries/transfer/build-words.ts';
import type { Migration } from '../migrate.ts';

/**
 * The search words of messages, applications and files again: digits of all scripts are the same, and numbers have
 * theirs in one row.
 */
export const listWords: Migration = (db, _engine, onRows) => buildWords(db, onRows, async () => new Map());
