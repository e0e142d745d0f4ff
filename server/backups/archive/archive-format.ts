import { z } from 'zod';
import { entrySum } from '#files/archives/entry-sums.ts';
import type { BlobStore } from '#files/blob-store.ts';
import type { DumpedRow } from '#store/store.ts';

/*
 * A backup is a gzipped tar with these entries, in this order: manifest.json, rows.jsonl (one DumpedRow as JSON per
 * line), files/NAME and private/NAME for each blob, and checksums.json, which proves that the archive is complete.
 */

export const formatVersion = 1;
export const manifestName = 'manifest.json';
export const rowsName = 'rows.jsonl';
export const checksumsName = 'checksums.json';

/** Sub-folders of the data folder with blobs: public files and private ones. */
export const blobAreas = ['files', 'private'] as const;
export type BlobArea = (typeof blobAreas)[number];
export type BlobStores = Readonly<Record<BlobArea, BlobStore>>;

/** A larger blob counts as damage and is not read into memory. */
export const largestBlobBytes = 256 * 1024 * 1024;
/** In place of a file: standard output of a backup, standard input of a restore. */
export const standardStream = '-';
/** Limit of the manifest and of the checksums. */
export const largestNoteBytes = 64 * 1024 * 1024;

export const manifestSchema = z.object({
  format: z.literal('atrium-backup'),
  formatVersion: z.int().positive(),
  schemaVersion: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  /** The program that made the archive, and so restores it. Archives of earlier versions do not say it. */
  program: z.object({ version: z.string(), commit: z.string().nullable() }).optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const checksumsSchema = z.strictObject({
  /** All other entries, in the archive's order. */
  entries: z.array(entrySum),
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.int().positive()),
});
export type Checksums = z.infer<typeof checksumsSchema>;

export const rowSchema: z.ZodType<DumpedRow> = z.strictObject({
  table: z.string(),
  row: z.record(z.string(), z.unknown()),
});

/** Why a backup cannot be made or restored, in a sentence for the operator; nothing was changed. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** Returns the entry name of the blob that a row refers to; undefined for a row without a blob. */
export function blobOf({ table, row }: DumpedRow): string | undefined {
  if ((table === 'applications' || table === 'enquiries') && typeof row.blob === 'string') return `private/${row.blob}`;
  if (table === 'files' && typeof row.src === 'string' && row.src.startsWith('/files/')) return row.src.slice(1);
  return undefined;
}

/** Parses the entry name of a blob. Undefined for any other name, such as one that escapes its folder. */
export function blobFrom(entryName: string): { area: BlobArea; name: string } | undefined {
  const [folder, name, ...more] = entryName.split('/');
  const area = blobAreas.find((known) => known === folder);
  return area && name && more.length === 0 && /^[A-Za-z0-9][\w.-]*$/.test(name) ? { area, name } : undefined;
}
