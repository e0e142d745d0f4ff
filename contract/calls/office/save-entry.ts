import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { type EntityName, entityNames } from '#contract/entities/registry.ts';
import { entryStatus } from '#contract/entry.ts';

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
    type: z.enum(entityNames as [EntityName, ...EntityName[]]),
    id: z.int().positive().optional().describe('Absent: a new entry.'),
    revision: z.int().positive().optional().describe('The revision that was edited; absent only for a new entry.'),
    parent: z.int().positive().nullable().default(null),
    status: entryStatus.default('draft'),
    publishAt: z.iso.datetime().nullable().default(null).describe('When a scheduled entry appears; null otherwise.'),
    document: z.record(z.string(), z.unknown()),
    translations: z
      .record(z.string(), z.record(z.string(), z.unknown()))
      .default({})
      .describe('By language tag, the fields that differ from the default language.'),
  }),
  output: z.object({ id: z.int(), revision: z.int() }),
  access: ['owner', 'editor'],
  errors: ['not_found', 'conflict', 'invalid_body', 'too_large'],
  maxBodyBytes: 1024 * 1024,
});
