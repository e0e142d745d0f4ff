import { z } from 'zod';
import { type EntityName, entityNames } from '../entities/registry.ts';
import { entryStatus } from '../entry.ts';
import { pictureValue } from '../fields.ts';

export const entityName = z.enum(entityNames as [EntityName, ...EntityName[]]);

/** A document as JSON; what is in it is the business of its type's schema. */
export const jsonDocument = z.record(z.string(), z.unknown());

/** By language tag, the fields that differ from the default language. */
export const translations = z.record(z.string(), jsonDocument);

/** An entry as a line of a list. Moments are ISO 8601 in UTC. */
export const entryRow = z.object({
  id: z.int(),
  type: entityName,
  title: z.string(),
  parent: z.int().nullable(),
  parentTitle: z.string().nullable(),
  position: z.int(),
  status: entryStatus,
  publishAt: z.string().nullable(),
  /** Whether a later state than the one visitors see is saved and waits to be published. */
  pending: z.boolean(),
  trashedAt: z.string().nullable(),
  revision: z.int(),
  /** The value of the type's `listColumn`, such as a job's deadline; '' where it has none. */
  columnValue: z.string(),
  /** The date that visitors read at the entry, such as a news item's; null where its type has none. */
  datedAt: z.string().nullable(),
  picture: pictureValue.nullable(),
  updatedAt: z.string(),
  updatedBy: z.string(),
});
export type EntryRow = z.output<typeof entryRow>;

/** An entry as it is edited: the latest saved state, whether or not visitors see it already. */
export const editedEntry = z.object({
  id: z.int(),
  type: entityName,
  title: z.string(),
  parent: z.int().nullable(),
  status: entryStatus,
  publishAt: z.string().nullable(),
  pending: z.boolean(),
  trashedAt: z.string().nullable(),
  revision: z.int(),
  document: jsonDocument,
  translations,
  /** Where the page is for visitors; null where the type has none of its own. */
  path: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string(),
});
export type EditedEntry = z.output<typeof editedEntry>;

export const entryRevision = z.object({
  revision: z.int(),
  savedAt: z.string(),
  savedBy: z.string(),
  status: entryStatus,
  document: jsonDocument,
  translations,
});
export type EntryRevision = z.output<typeof entryRevision>;

/** Somewhere that mentions an entry or a file. */
export const reference = z.object({
  id: z.int(),
  type: entityName,
  title: z.string(),
  /** Child: it stands under it. Relation: a field names it. Link: a text links to its page. Use: shows the file. */
  how: z.enum(['child', 'relation', 'link', 'use']),
});
export type Reference = z.output<typeof reference>;

/** An entry at the revision it was read at. */
export const entryAt = z.object({ id: z.int().positive(), revision: z.int().positive() });

/** What came of each entry of a bulk change; one refusal does not stop the others. */
export const bulkOutcome = z.object({
  done: z.array(z.int()),
  refused: z.array(z.object({ id: z.int(), title: z.string(), reason: z.string() })),
});
export type BulkOutcome = z.output<typeof bulkOutcome>;
