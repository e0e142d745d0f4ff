import { z } from 'zod';
import { officeChange, officeRead } from '#contract/office/define-office-call.ts';
import { replyTemplates } from '#contract/office/replies/reply-templates.ts';

export const getReplyTemplates = officeRead('GetReplyTemplates', {
  summary: 'Get the templates of replies to messages',
  input: z.object({}),
  output: z.object({
    ...replyTemplates.shape,
    revision: z.int().describe('0: never saved.'),
    changedAt: z.string().nullable(),
    changedBy: z.string(),
  }),
});

/** Replaces all templates. */
export const saveReplyTemplates = officeChange('SaveReplyTemplates', {
  summary: 'Save the templates of replies to messages',
  input: z.object({
    settings: replyTemplates,
    seen: z.int().min(0).describe('`revision` of the templates that were edited.'),
  }),
  output: z.object({ revision: z.int() }),
  errors: ['invalid_body', 'conflict'],
  maxBodyBytes: 2_000_000,
});
