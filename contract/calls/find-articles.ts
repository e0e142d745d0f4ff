import { z } from 'zod';
import { defineCall, langParameter } from '../protocol/call.ts';
import { maxArticleTexts } from '../submissions/enquiry-terms.ts';

const articleOfText = z.object({
  text: z.string().describe('As it was sent.'),
  productId: z.string(),
  article: z.string().describe('The article number as the product has it.'),
  name: z.string().describe('The name of the article, or of its product.'),
});

/** A POST, because the texts of a long list do not fit into an address. It changes nothing. */
export const findArticles = defineCall({
  name: 'FindArticles',
  summary: 'Find articles by their numbers in any spelling',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    texts: z
      .array(z.string().max(120))
      .min(1)
      .max(maxArticleTexts)
      .describe(
        'Article numbers or GTINs. Spaces, signs and case do not count; O counts as 0, I and L count as 1, and digits ' +
          'of all scripts are equal.',
      ),
    lang: langParameter,
  }),
  output: z.object({
    found: z
      .array(articleOfText)
      .describe('In the order of the texts, without those that no article or several articles have.'),
    suggestions: z
      .array(articleOfText)
      .describe(
        'For each text that is not found, at most three articles: those that share the number, else those whose ' +
          'number differs in one character, the likeliest first.',
      ),
  }),
  access: 'public',
  errors: ['invalid_body', 'too_large', 'unsupported_media_type', 'too_many_requests'],
});
