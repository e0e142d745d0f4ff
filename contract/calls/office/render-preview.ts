import { z } from 'zod';
import { officeChange } from '#contract/office/define-office-call.ts';
import { shownState } from '#contract/office/entry-view.ts';

/** Renders a state, saved or not, for the preview beside its form. It is not stored and has no address. */
export const renderPreview = officeChange('RenderPreview', {
  summary: 'Render the page that shows an unpublished state',
  input: z.object({
    ...shownState.shape,
    lang: z.string().max(40).default('').describe('The language of the page; empty: the main one.'),
  }),
  output: z.object({
    html: z.string().describe('The whole document, without scripts.'),
    status: z.int().describe('The status that visitors would get, such as 404 for a news item of next week.'),
    anchor: z.string().describe('The id of the element that shows the entry; empty: the whole page does.'),
    fields: z
      .array(z.string())
      .describe(
        'The fields of the marked texts, such as `sections.2.heading`, by the numbers of their marks (U+F0000 is 0).',
      ),
  }),
  errors: ['not_found', 'invalid_body', 'too_large', 'forbidden', 'unavailable'],
  maxBodyBytes: 1024 * 1024,
});
