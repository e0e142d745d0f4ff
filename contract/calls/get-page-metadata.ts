import { z } from 'zod';
import { defineCall, langParameter } from '../protocol/call.ts';

export const getPageMetadata = defineCall({
  name: 'GetPageMetadata',
  summary: 'What editors have written of a page for search engines and shared links, and whether they added sections',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    path: z.string().startsWith('/').max(400).describe('The path of a page without its language, such as /news/7.'),
    lang: langParameter,
  }),
  output: z.object({
    title: z.string().optional().describe('The whole title of the page. Absent: its name and that of the company.'),
    description: z.string().optional().describe('Absent: the start of its text.'),
    image: z
      .object({ src: z.string(), alt: z.string() })
      .optional()
      .describe('The picture of shared links, as it is. Absent: one that is drawn from the title.'),
    noindex: z.boolean().optional().describe('Whether search engines are to leave the page out. Absent: no.'),
    hasSections: z
      .boolean()
      .optional()
      .describe('Whether editors added sections below its content, which GetPageSections returns. Absent: no.'),
  }),
  access: 'public',
  errors: [],
});
