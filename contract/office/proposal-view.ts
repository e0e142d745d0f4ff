import { z } from 'zod';
import { formalities } from '../languages/glossary.ts';

/** A language of translations, in lower case. */
export const translationLanguage = z
  .string()
  .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/, 'Must be a language tag in lower case, such as de or pt-br');

/** A translation that the service proposed for a text of an entry. It is not part of the entry until an editor saves it. */
export const proposal = z.object({
  path: z.string().describe('Such as `content.2.title`.'),
  text: z.string(),
  source: z.string().describe('The current text in the main language.'),
  madeAt: z.string(),
  tooLong: z.boolean().describe('The field allows fewer characters.'),
  missingTerms: z
    .array(z.object({ source: z.string(), translation: z.string() }))
    .describe('Terms of the glossary that are in the source, but not in the proposal.'),
});
export type ProposalView = z.output<typeof proposal>;

export const glossaryView = z.object({
  lang: z.string(),
  formality: z.enum(formalities),
  terms: z.string(),
  changedAt: z.string(),
  changedBy: z.string(),
});
export type GlossaryView = z.output<typeof glossaryView>;
