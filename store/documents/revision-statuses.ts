import { z } from 'zod';
import type { EntryStatus } from '#contract/documents/entry.ts';
import { languagePublications } from '#contract/office/entry-view.ts';
import type { EarlierRevision, LanguageStatus } from '../interfaces/entries.ts';

const stored = z.record(z.string(), z.enum(languagePublications));

/** The column `statuses` of a revision: null if all languages have the status of the save. */
export const statusesColumn = (status: EntryStatus, languages: readonly LanguageStatus[]): string | null =>
  languages.every((each) => each.status === status)
    ? null
    : JSON.stringify(Object.fromEntries(languages.map((each) => [each.lang, each.status])));

export const statusesFrom = (column: string | null): EarlierRevision['statuses'] =>
  column === null ? null : stored.parse(JSON.parse(column));
