import { z } from 'zod';
import { officeChange, officeRead } from '#contract/office/define-office-call.ts';
import { translationLanguage } from '#contract/office/proposal-view.ts';
import { synonym, synonymView } from '#contract/office/synonym-view.ts';
import { officePage } from '#contract/protocol/call.ts';

export const listSynonyms = officeRead('ListSynonyms', {
  summary: 'List the synonyms of the search',
  input: z.object({
    words: z.string().trim().max(200).optional().describe('Parts of the words or of their meaning.'),
    lang: translationLanguage.optional(),
    ...officePage,
  }),
  output: z.array(synonymView),
  listed: true,
});

/** A word or phrase that finds texts with another one. Visitors find by it at once. */
export const saveSynonym = officeChange('SaveSynonym', {
  summary: 'Add or change a synonym of the search',
  input: z.object({
    ...synonym.shape,
    id: z.string().max(40).optional().describe('Absent: a new one.'),
    seen: z.string().max(40).optional().describe('`changedAt` of the synonym that was edited.'),
  }),
  output: z.object({ id: z.string() }),
  errors: ['invalid_body', 'not_found', 'conflict'],
});

export const removeSynonyms = officeChange('RemoveSynonyms', {
  summary: 'Remove synonyms of the search',
  input: z.object({
    ids: z.array(z.string().max(40)).min(1).max(100),
    seen: z
      .record(z.string().max(40), z.string().max(40))
      .optional()
      .describe('`changedAt` of the synonyms that the user has seen. Rejected if another user has changed one since.'),
  }),
  output: z.object({ removed: z.int() }),
  errors: ['invalid_body', 'conflict'],
});
