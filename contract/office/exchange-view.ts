import { z } from 'zod';
import { entityName } from './entry-view.ts';

/** A translation that changed here since the export, and in the file too. */
const conflict = z.object({
  path: z.string(),
  label: z.string(),
  input: z.enum(['text', 'long-text', 'rich-text']),
  source: z.string(),
  ours: z.string(),
  file: z.string(),
  /** Whether the translation of the file is used. */
  chosen: z.boolean(),
});
export type ExchangeConflict = z.output<typeof conflict>;

const importedText = z.object({
  path: z.string(),
  label: z.string(),
  /** Confirmed: an outdated translation that the translators left as it is. */
  how: z.enum(['added', 'changed', 'confirmed']),
  /** Whether its text in the default language has changed since the export. */
  outdated: z.boolean(),
});

const importedEntry = z.object({
  /** 0: the file names no entry. */
  id: z.int(),
  type: entityName.nullable(),
  title: z.string(),
  revision: z.int().describe('The latest revision: the saved one, or the one that the report is about.'),
  texts: z.array(importedText),
  unchanged: z.int(),
  conflicts: z.array(conflict),
  refused: z.array(z.object({ label: z.string(), reason: z.string() })),
  /** Why the whole entry was refused; null if it was not. */
  reason: z.string().nullable(),
  /** When the entry or its pending change, now with these translations, is published by its schedule; null without one. */
  publishAt: z.string().nullable(),
});
export type ImportedEntry = z.output<typeof importedEntry>;

/** What an import of translations changed, or would change. */
export const translationsReport = z.object({ lang: z.string(), dryRun: z.boolean(), entries: z.array(importedEntry) });
export type TranslationsReport = z.output<typeof translationsReport>;

/** The largest number of entries in one file. */
export const maxExportedEntries = 500;

/** An entry with texts for which the file's translation replaces the one that changed here since the export. */
const importChoice = z.object({
  id: z.int().positive(),
  revision: z
    .int()
    .positive()
    .describe('The revision of the entry in the report. The choice does not apply to a later one.'),
  paths: z.array(z.string().max(200)).max(1_000),
});
export type ImportChoice = z.output<typeof importChoice>;

/** They are sent as JSON in a form. */
export const importChoices = z.codec(z.string().max(500_000), z.array(importChoice).max(2_000), {
  decode: (text, context) => {
    try {
      return JSON.parse(text) as z.input<typeof importChoice>[];
    } catch {
      context.issues.push({ code: 'custom', message: 'Must be JSON', input: text });
      return z.NEVER;
    }
  },
  encode: (value) => JSON.stringify(value),
});
