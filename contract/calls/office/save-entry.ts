import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { entryStatus } from '#contract/entry.ts';
import { entityName, jsonDocument, translations } from '#contract/office/entry-view.ts';

/**
 * Creates an entry (no id) or saves a new revision of one (id and the revision it was read at). The
 * document is checked by the type's schema; refused fields come back as `document.field`.
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
    publishAt: z.iso.datetime().nullable().default(null).describe('When a scheduled entry appears; null otherwise.'),
    keepPublished: z
      .boolean()
      .default(false)
      .describe('Of a published entry: visitors keep what they see, until this draft is published or its time comes.'),
    document: jsonDocument,
    translations: translations.default({}),
  }),
  output: z.object({ id: z.int(), revision: z.int() }),
  access: officeAccess.SaveEntry,
  errors: ['not_found', 'conflict', 'invalid_body', 'too_large', 'forbidden'],
  maxBodyBytes: 1024 * 1024,
});
