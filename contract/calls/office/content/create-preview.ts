import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { entityName, jsonDocument, translations } from '#contract/office/entry-view.ts';

/** Shows a state, saved or not, in the real page to anyone with the link, until it expires. */
export const createPreview = defineCall({
  name: 'CreatePreview',
  summary: 'Create a link to the page that shows an unpublished state',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    type: entityName,
    id: z.int().positive().optional().describe('Absent: an entry that was never saved.'),
    parent: z.int().positive().nullable().default(null),
    document: jsonDocument,
    translations: translations.default({}),
  }),
  output: z.object({
    url: z.string(),
    languages: z
      .array(z.object({ lang: z.string(), url: z.string() }))
      .describe(
        'The link in each language of the site, also in those in preparation, and of the translations. The main language is the first.',
      ),
    expiresAt: z.string(),
  }),
  access: officeAccess.CreatePreview,
  errors: ['not_found', 'invalid_body', 'too_large', 'forbidden'],
  maxBodyBytes: 1024 * 1024,
});
