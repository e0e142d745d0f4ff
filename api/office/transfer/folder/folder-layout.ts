import { z } from 'zod';
import { jsonDocument } from '#contract/office/entry-view.ts';
import { entryLine, fileLine, redirectLine, synonymLine } from '../archive/content-archive.ts';

/*
 * An archive as a folder, so that people can read it, edit it and compare its versions:
 *
 * - manifest.json, as in the archive
 * - content/TYPE.json: the entries of a type in their order, in the main language
 * - content/TYPE.LANG.json: their translations by id
 * - files/NAME, which texts name as /files/NAME
 * - files.json: what the library says about each file, by its name
 * - redirects.json and synonyms.json, if there are any
 *
 * What can be derived is left out: hashes, sizes, default values, and the sources of translations that are up to date.
 */

export const contentFolder = 'content';
export const filesFolder = 'files';
export const libraryName = 'files.json';
export const redirectsName = 'redirects.json';
export const synonymsName = 'synonyms.json';

export const entryDefaults = {
  ...{ status: 'published', publishAt: null, parent: null, pending: null },
  ...{ unpublishAt: null, reviewOn: null },
} as const;
export const fileDefaults = { alt: '', focus: { x: 0.5, y: 0.5 }, title: '', lang: '', permalinks: [] };

const folderEntry = entryLine
  .omit({ kind: true, type: true, translations: true })
  .partial({ status: true, publishAt: true, parent: true, pending: true });
export const folderEntries = z.array(folderEntry);
export const folderTranslations = z.record(z.string(), jsonDocument);

const folderFile = fileLine.pick({ name: true, alt: true, focus: true, title: true, lang: true, permalinks: true });
export const folderLibrary = z.record(z.string(), folderFile.partial());
export const folderRedirects = z.array(redirectLine.omit({ kind: true }));
export const folderSynonyms = z.array(synonymLine.omit({ kind: true }));
