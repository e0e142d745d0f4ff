import { z } from 'zod';
import * as field from '../fields.ts';

/**
 * What editors write of the page of an entry for search engines and shared links. Every type whose entries have a page
 * has these fields. The calls of entries leave them out; `GetPageMetadata` returns them by the path of the page.
 */
export const searchEngineFields = {
  searchTitle: field.optionalText(
    {
      label: 'Title in search results',
      help: 'The whole title of the page. Search engines show about 60 characters.',
      absent: 'The name of the entry, followed by the name of the company.',
      forOffice: true,
    },
    120,
  ),
  searchDescription: field.longText(
    {
      label: 'Description in search results',
      help: 'Search engines show about 155 characters.',
      absent: 'The start of the text, or a sentence about the company.',
      forOffice: true,
    },
    320,
  ),
  shareImage: field.picture({
    label: 'Picture of shared links',
    absent: 'A picture is drawn from the title and the picture of the page.',
    forOffice: true,
  }),
  noindex: field.flag({
    label: 'Hide from search engines',
    help: 'Search engines leave the page out, and so do the sitemap and llms.txt. The search of this site still finds it.',
    forOffice: true,
  }),
};

/** About as many characters are shown in search results. */
export const shownTitle = 60;
export const shownDescription = 155;

const read = z.object(searchEngineFields);
const readTexts = read.pick({ searchTitle: true, searchDescription: true });

/** These fields of a document; undefined where they are not valid. */
export const searchEnginesOf = (document: unknown): z.output<typeof read> | undefined => read.safeParse(document).data;

/** The texts among these fields of a document or of a translation, which has only its own; undefined where they are not valid. */
export const searchTextsOf = (document: unknown): z.output<typeof readTexts> | undefined =>
  readTexts.safeParse(document).data;
