import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { entryStatus } from '#contract/entry.ts';
import { entityName, entryAt, jsonDocument, languageChoice, translations } from '#contract/office/entry-view.ts';

/**
 * Creates an entry (without id) or saves a new revision of one (with id and the revision that was read). The document is validated with the
 * schema of the type; errors name the fields as `document.field`.
 */
export const saveEntry = defineCall({
  name: 'SaveEntry',
  summary: 'Create an entry or save a new revision of it',
  answers: null,
  method: 'POST',
  inputIn: 'json',
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
  output: z.object({ id: z.int(), revision: z.int() }),
  access: officeAccess.SaveEntry,
  errors: ['not_found', 'conflict', 'invalid_body', 'too_large', 'forbidden'],
  maxBodyBytes: 1024 * 1024,
});
