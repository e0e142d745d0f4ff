import { z } from 'zod';
import { type EntityName, entityNames } from '#content/registry.ts';
import { entryStatus } from '../documents/entry.ts';
import { pictureValue } from '../fields.ts';

export const entityName = z.enum(entityNames as [EntityName, ...EntityName[]]);

/** A document as JSON. The schema of its type describes its fields. */
export const jsonDocument = z.record(z.string(), z.unknown());

/** By language tag, the fields that differ from the default language. */
export const translations = z.record(z.string(), jsonDocument);

/** Language tags; '' is the main language. */
export const languageChoice = z.array(z.string().regex(/^$|^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i)).max(50);

export const languagePublications = ['draft', 'scheduled', 'published', 'changed'] as const;
export type LanguagePublication = (typeof languagePublications)[number];

/** The status of an entry in one language. */
export const languageStatus = z.object({
  lang: z.string().describe("'' is the main language."),
  status: z
    .enum(languagePublications)
    .describe('Changed: visitors see an earlier state. Draft: it is not published together with the others.'),
  publishAt: z.string().nullable(),
  visible: z.boolean().describe('Whether visitors see the entry in this language.'),
});
export type LanguageStatus = z.output<typeof languageStatus>;

/** An entry and the revision that was read. */
export const entryAt = z.object({ id: z.int().positive(), revision: z.int().positive() });

/** A translated text whose text in the default language has changed since. */
export const outdatedText = z.object({
  lang: z.string(),
  path: z.string().describe('Such as `content.2.title`.'),
  source: z.string().nullable().describe('The text that it was translated from; null where unknown.'),
});
export type OutdatedText = z.output<typeof outdatedText>;

/** An entry as a row of a list. Moments are ISO 8601 in UTC. */
export const entryRow = z.object({
  id: z.int(),
  type: entityName,
  title: z.string(),
  parent: z.int().nullable(),
  parentTitle: z.string().nullable(),
  position: z.int(),
  status: entryStatus,
  publishAt: z.string().nullable(),
  unpublishAt: z.string().nullable().describe('When it goes offline; null: never.'),
  reviewOn: z.string().nullable().describe('The day on which it is to be reviewed, such as 2027-01-15; null: none.'),
  reviewer: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('Who reviews it; null: no one in particular.'),
  /** Whether a later state than the published one is saved. */
  pending: z.boolean(),
  trashedAt: z.string().nullable(),
  revision: z.int(),
  /** The value of the type's `listColumn`, such as a job's deadline; '' where it has none. */
  columnValue: z.string(),
  /** The date that the site shows for the entry, such as a news item's; null where its type has none. */
  datedAt: z.string().nullable(),
  picture: pictureValue.nullable(),
  updatedAt: z.string(),
  updatedBy: z.string(),
});
export type EntryRow = z.output<typeof entryRow>;

/** An entry for editing: its latest saved state, published or not. */
export const editedEntry = entryRow
  .omit({ parentTitle: true, position: true, columnValue: true, datedAt: true, picture: true })
  .extend({
    document: jsonDocument,
    translations,
    outdated: z.array(outdatedText),
    languages: z.array(languageStatus).describe('The main language and each translation.'),
    /** The path of its public page; null where the type has none. */
    path: z.string().nullable(),
    createdAt: z.string(),
  });
export type EditedEntry = z.output<typeof editedEntry>;

export const entryRevision = z.object({
  revision: z.int(),
  savedAt: z.string(),
  savedBy: z.string().describe('The name of the user at that time.'),
  savedByNow: z.string().nullable().describe('The present name of the user; null: unknown.'),
  status: entryStatus,
  languages: z
    .array(z.string())
    .nullable()
    .describe("Changed or named by the save; '' is the main language; null: all."),
  statuses: z
    .record(z.string(), z.enum(languagePublications))
    .nullable()
    .describe('The status of each language after the save; null: that of the save, or unknown.'),
  document: jsonDocument,
  translations,
});
export type EntryRevision = z.output<typeof entryRevision>;

/** An entry that refers to another entry or to a file. */
export const reference = z.object({
  id: z.int(),
  type: entityName,
  title: z.string(),
  /** Child: its parent is the entry. Relation: a field refers to it. Link: a text links to its page. Use: it uses the file. */
  how: z.enum(['child', 'relation', 'link', 'use']),
});
export type Reference = z.output<typeof reference>;

/** The outcome for each entry of a bulk change. An error does not stop the others. */
export const bulkOutcome = z.object({
  done: z.array(z.int()),
  refused: z.array(z.object({ id: z.int(), title: z.string(), reason: z.string() })),
});
export type BulkOutcome = z.output<typeof bulkOutcome>;

/** A state, saved or not, that a preview shows. */
export const shownState = z.object({
  type: entityName,
  id: z.int().positive().optional().describe('Absent: an entry that was never saved.'),
  parent: z.int().positive().nullable().default(null),
  document: jsonDocument,
  translations: translations.default({}),
});
