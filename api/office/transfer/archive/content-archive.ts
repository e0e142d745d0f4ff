import { z } from 'zod';
import { maxIdLength } from '#contract/addresses/public-id.ts';
import { entryStatus } from '#contract/documents/entry.ts';
import { isLanguageTag } from '#contract/languages/language-tags.ts';
import { entityName, jsonDocument } from '#contract/office/entry-view.ts';
import { focalPoint } from '#contract/office/file-view.ts';
import { synonym } from '#contract/office/synonym-view.ts';
import { entrySum } from '#files/archives/entry-sums.ts';

/*
 * The archive is a gzipped tar of, in this order: manifest.json, content.jsonl (one entry, file, redirect or synonym as
 * JSON per line), files/NAME for every public file, and checksums.json, which shows that the archive is complete.
 */

/**
 * Version 8 added `unpublishAt` and `reviewOn`, version 7 synonyms, version 6 `permalinks`, version 5
 * `defaultLanguage`, version 4 `publications`, version 3 `sources`, version 2 `publicId`.
 */
export const formatVersion = 8;
export const manifestName = 'manifest.json';
export const contentName = 'content.jsonl';
export const checksumsName = 'checksums.json';
export const filesFolder = 'files/';

const languageTag = z.string().refine(isLanguageTag);

export const manifestSchema = z.object({
  format: z.literal('atrium-content'),
  formatVersion: z.int().positive(),
  /** The permanent id of the exporting site. */
  instance: z.string().min(1).max(100),
  /** The URL of the exporting site. */
  publicUrl: z.string().max(500),
  createdAt: z.iso.datetime(),
  /** The main language of the content. Archives before version 5 have none, and are read as in that of this site. */
  defaultLanguage: languageTag.optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

const state = {
  status: entryStatus,
  publishAt: z.iso.datetime().nullable(),
  parent: z.int().positive().nullable(),
  document: jsonDocument,
  /** By language, the fields that differ. */
  translations: z.record(languageTag, jsonDocument),
  /** The hashes of the texts that each text was translated from, by language and path. */
  sources: z.record(z.string(), z.record(z.string(), z.string().max(64))).optional(),
};

export const entryLine = z.strictObject({
  kind: z.literal('entry'),
  id: z.int().positive(),
  /** The id in the public URLs. Archives of version 1 have none, since it was the number. */
  publicId: z.string().min(1).max(maxIdLength).optional(),
  type: entityName,
  ...state,
  /** When it goes offline; null: never. Archives before version 8 do not say it. */
  unpublishAt: z.iso.datetime().nullable().optional(),
  /** The day on which it is to be reviewed; null: none. The reviewer is a user of the exporting site alone. */
  reviewOn: z.iso.date().nullable().optional(),
  /** A pending state of a published entry. */
  pending: z.strictObject(state).nullable(),
  /** Languages that are kept as drafts or scheduled on their own. */
  publications: z
    .record(
      z.string(),
      z.discriminatedUnion('status', [
        z.strictObject({ status: z.literal('draft'), publishAt: z.null() }),
        z.strictObject({ status: z.literal('scheduled'), publishAt: z.iso.datetime() }),
      ]),
    )
    .optional(),
});
export type EntryLine = z.infer<typeof entryLine>;

const fileSrc = z.string().regex(/^\/files\/[A-Za-z0-9][\w-]*\.[a-z0-9]{1,8}$/);
export const fileLine = z.strictObject({
  kind: z.literal('file'),
  src: fileSrc,
  sha256: z.string(),
  mediaType: z.string(),
  bytes: z.int().nonnegative(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  name: z.string().max(200),
  alt: z.string().max(300),
  focus: focalPoint,
  title: z.string().max(200),
  lang: z.string().max(20),
  /** The replaced files whose permalinks serve this one. */
  permalinks: z.array(fileSrc).max(10_000).optional(),
});
export type FileLine = z.infer<typeof fileLine>;

export const redirectLine = z.strictObject({
  kind: z.literal('redirect'),
  from: z.string().regex(/^\/(?![/\\])[^\s\\?#]*$/),
  to: z.string().regex(/^(\/(?![/\\])[^\s\\]*|https?:\/\/[^\s\\]+)$/),
});
export type RedirectLine = z.infer<typeof redirectLine>;

/** A synonym of the search. */
export const synonymLine = z.strictObject({ kind: z.literal('synonym'), ...synonym.shape });
export type SynonymLine = z.infer<typeof synonymLine>;

export const contentLine = z.discriminatedUnion('kind', [entryLine, fileLine, redirectLine, synonymLine]);
export type ContentLine = z.infer<typeof contentLine>;

export const checksumsSchema = z.strictObject({ entries: z.array(entrySum) });
