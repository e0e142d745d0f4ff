import { z } from 'zod';
import type { OfficeCallName } from '#contract/access.ts';
import { entryStatus } from '#contract/documents/entry.ts';
import { officeChange, officeRead } from '#contract/office/define-office-call.ts';
import {
  bulkOutcome,
  editedEntry,
  entityName,
  entryAt,
  entryRevision,
  entryRow,
  jsonDocument,
  languageChoice,
  reference,
  shownState,
  translations,
} from '#contract/office/entry-view.ts';
import { officePage, queryFlag, queryInteger } from '#contract/protocol/call.ts';

/** Entries of a type in any state, as rows of a list. */
export const listEntries = officeRead('ListEntries', {
  summary: 'List entries of a type',
  input: z.object({
    type: entityName,
    parent: queryInteger(1).optional().describe('Only children of this entry; absent: all.'),
    top: queryFlag.optional().describe('Only entries without a parent.'),
    state: z
      .enum(['draft', 'published', 'scheduled', 'pending', 'trashed'])
      .optional()
      .describe('Absent: all but the trash.'),
    review: z
      .enum(['due', 'mine'])
      .optional()
      .describe('due: to be reviewed by today; mine: those that the caller reviews, in the future too. Absent: all.'),
    words: z.string().trim().max(200).optional().describe('Every word must occur in the title or the texts.'),
    ids: z
      .string()
      .regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
      .optional()
      .describe('Only entries with these ids, separated by commas.'),
    sort: z.enum(['own', 'title', 'updated', 'status']).default('own').describe('own: in the order of the site.'),
    descending: queryFlag.default(false),
    ...officePage,
  }),
  output: z.array(entryRow),
  errors: ['forbidden'],
  listed: true,
});

/** The latest saved state of an entry, drafts included. */
export const getEntry = officeRead('GetEntry', {
  summary: 'Get the latest saved state of an entry',
  input: z.object({ id: queryInteger(1) }),
  output: editedEntry,
  errors: ['not_found', 'forbidden'],
});

export const listRevisions = officeRead('ListRevisions', {
  summary: 'List the stored revisions of an entry, the newest first',
  input: z.object({
    id: queryInteger(1),
    lang: z
      .string()
      .regex(/^$|^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i)
      .optional()
      .describe("Only revisions that changed this language or its status; '' is the main language."),
    ...officePage,
  }),
  output: z.array(entryRevision),
  errors: ['not_found', 'forbidden'],
  listed: true,
});

/** The references to an entry: its children, fields that name it, texts that link to its page. */
export const listReferences = officeRead('ListReferences', {
  summary: 'List the references to an entry',
  input: z.object({ id: queryInteger(1) }),
  output: z.array(reference),
  errors: ['not_found', 'forbidden'],
  listed: true,
});

/**
 * Creates an entry (without id) or saves a new revision of one (with id and the revision that was read). The document
 * is validated with the schema of the type; errors name the fields as `document.field`.
 */
export const saveEntry = officeChange('SaveEntry', {
  summary: 'Create an entry or save a new revision of it',
  input: z.object({
    type: entityName,
    id: z.int().positive().optional().describe('Absent: a new entry.'),
    revision: z.int().positive().optional().describe('The revision that was edited; absent only for a new entry.'),
    parent: z.int().positive().nullable().default(null),
    status: entryStatus.default('draft'),
    publishAt: z.iso
      .datetime()
      .nullable()
      .default(null)
      .describe('When a scheduled entry is published; null otherwise.'),
    unpublishAt: z.iso
      .datetime()
      .nullable()
      .optional()
      .describe(
        'When the entry goes offline, in all languages; null: never. Absent: as before. An entry that becomes a draft has none.',
      ),
    keepPublished: z
      .boolean()
      .default(false)
      .describe('Keep the published state until this draft is published or its scheduled time is reached.'),
    languages: languageChoice
      .optional()
      .describe(
        'The languages that `status`, `publishAt` and `keepPublished` apply to; the others keep what visitors see and their ' +
          'schedules. Absent: all; none: the save changes no status. The first publication must include the main language.',
      ),
    document: jsonDocument,
    translations: translations.default({}),
    confirmed: z
      .record(z.string(), z.array(z.string().max(200)).max(1_000))
      .optional()
      .describe(
        'By language, the paths of translated texts, such as `content.2.title`, that are right for the current text of the ' +
          'default language although they did not change.',
      ),
    from: entryAt
      .extend({ lang: z.string().optional().describe('Only the texts of this language come from there.') })
      .optional()
      .describe(
        'The saved state that the texts come from: a restored revision or a copied entry. What was outdated there stays so.',
      ),
    seen: z
      .int()
      .positive()
      .optional()
      .describe(
        'The revision that the editor saw, where changes of others were merged into it. A new translation of a text that they ' +
          'changed is outdated.',
      ),
  }),
  output: editedEntry,
  errors: ['not_found', 'conflict', 'invalid_body', 'too_large', 'forbidden'],
  maxBodyBytes: 1024 * 1024,
});

/** Publishes entries (with their pending changes), schedules each for its own date, or unpublishes them. */
export const setEntryStatus = officeChange('SetEntryStatus', {
  summary: 'Publish, schedule or unpublish entries',
  input: z.object({
    entries: z.array(entryAt).min(1).max(100),
    status: entryStatus,
    languages: languageChoice
      .optional()
      .describe('Absent: all languages; those that are kept as drafts are not published.'),
  }),
  output: bulkOutcome,
  errors: ['invalid_body', 'forbidden'],
});

/** Restores the published state of entries as their latest. Pending changes remain in the list of versions. */
export const discardChanges = officeChange('DiscardChanges', {
  summary: 'Discard pending changes of entries',
  input: z.object({
    entries: z.array(entryAt).min(1).max(100),
    languages: languageChoice.optional().describe('Absent: all languages. Drafts of languages are kept.'),
  }),
  output: bulkOutcome,
  errors: ['invalid_body', 'forbidden'],
});

/** Moves an entry to a position among its siblings; 0 is the first. */
export const moveEntry = officeChange('MoveEntry', {
  summary: 'Move an entry among its siblings',
  input: z.object({
    id: z.int().positive(),
    position: z.int().nonnegative(),
    seen: z
      .object({
        position: z.int().nonnegative(),
        displaced: z.int().positive().describe('Id of the entry at the new position.'),
      })
      .optional()
      .describe('The order that the user has seen. Rejected if another user has changed it since.'),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'forbidden', 'conflict', 'invalid_body'],
});

const bulkChange = (name: OfficeCallName, summary: string) =>
  officeChange(name, {
    summary,
    input: z.object({ entries: z.array(entryAt).min(1).max(100) }),
    output: bulkOutcome,
    errors: ['invalid_body', 'forbidden'],
  });

/** Moves entries to the trash: they are no longer public, and can be restored. */
export const trashEntries = bulkChange('TrashEntries', 'Move entries to the trash');

/** Restores entries from the trash, as drafts. */
export const restoreEntries = bulkChange('RestoreEntries', 'Restore entries from the trash');

/** Removes trashed entries permanently. */
export const removeEntries = bulkChange('RemoveEntries', 'Remove trashed entries permanently');

/** Which of some links lead to a page or a file of this site that visitors do not find. */
export const findDeadLinks = officeChange('FindDeadLinks', {
  summary: 'Find links to pages and files that do not exist',
  input: z.object({ links: z.array(z.string().max(2_000)).min(1).max(100) }),
  output: z.object({ dead: z.array(z.string()) }),
});

/** The promises of states that are to be published, such as “organic”, to which no valid certificate is linked. */
export const checkClaims = officeChange('CheckClaims', {
  summary: 'Find words that need evidence and have none',
  input: z.object({
    entries: z
      .array(
        z.object({
          type: entityName,
          id: z.int().positive().optional().describe('Absent: an entry that was never saved.'),
          state: z
            .object({ parent: z.int().positive().nullable(), document: jsonDocument, translations })
            .optional()
            .describe('Absent: the latest saved state.'),
        }),
      )
      .min(1)
      .max(100),
  }),
  output: z.object({
    found: z.array(
      z.object({
        at: z.int().describe('The position of the entry in the call; entries without such words are left out.'),
        claims: z.array(
          z.object({ lang: z.string().describe("'' is the main language."), words: z.array(z.string()) }),
        ),
      }),
    ),
  }),
  errors: ['invalid_body', 'too_large', 'forbidden'],
  maxBodyBytes: 1024 * 1024,
});

/** Shows a state, saved or not, in the real page to anyone with the link, until it expires. */
export const createPreview = officeChange('CreatePreview', {
  summary: 'Create a link to the page that shows an unpublished state',
  input: shownState,
  output: z.object({
    url: z.string(),
    languages: z
      .array(z.object({ lang: z.string(), url: z.string() }))
      .describe(
        'The link in each language of the site, also in those in preparation, and of the translations. The main ' +
          'language is the first.',
      ),
    expiresAt: z.string(),
  }),
  errors: ['not_found', 'invalid_body', 'too_large', 'forbidden'],
  maxBodyBytes: 1024 * 1024,
});

/** Ends preview links before they expire. */
export const endPreviews = officeChange('EndPreviews', {
  summary: 'End all preview links of an entry',
  input: z.object({
    type: entityName,
    id: z.int().positive().optional().describe('Absent: entries of the type that the caller has not saved yet.'),
  }),
  output: z.object({ ended: z.int().nonnegative() }),
  errors: ['not_found', 'invalid_body', 'forbidden'],
});
