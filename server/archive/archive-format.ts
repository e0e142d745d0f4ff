import { z } from 'zod';
import type { BlobStore } from '#files/blob-store.ts';
import { entrySum } from '#files/entry-sums.ts';
import type { DumpedRow } from '#store/store.ts';

/*
 * A backup is a gzipped tar of, in this order: manifest.json, rows.jsonl (a DumpedRow as JSON on each line),
 * files/NAME and private/NAME for every blob, and checksums.json, which tells a whole archive from a part of one.
 */

export const formatVersion = 1;
export const manifestName = 'manifest.json';
export const rowsName = 'rows.jsonl';
export const checksumsName = 'checksums.json';

/** The data folder's sub-folders with blobs: what visitors may fetch, and what they may not. */
export const blobAreas = ['files', 'private'] as const;
export type BlobArea = (typeof blobAreas)[number];
export type BlobStores = Readonly<Record<BlobArea, BlobStore>>;

/** A larger blob is taken for damage rather than read into memory. */
export const largestBlobBytes = 256 * 1024 * 1024;
/** The manifest and the checksums. */
export const largestNoteBytes = 64 * 1024 * 1024;

export const manifestSchema = z.object({
  format: z.literal('atrium-backup'),
  formatVersion: z.int().positive(),
  schemaVersion: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const checksumsSchema = z.strictObject({
  /** Every other entry, in the archive's order. */
  entries: z.array(entrySum),
  /** How many rows there are of each table. */
  rows: z.record(z.string(), z.int().positive()),
});
export type Checksums = z.infer<typeof checksumsSchema>;

export const rowSchema: z.ZodType<DumpedRow> = z.strictObject({
  table: z.string(),
  row: z.record(z.string(), z.unknown()),
});

/** Why a backup cannot be made or restored, in a sentence for whoever asked for it; nothing was changed. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** The blob that a row refers to, as an entry's name; undefined for a row that refers to none. */
export function blobOf({ table, row }: DumpedRow): string | undefined {
  if (table === 'applications' && typeof row.blob === 'string') return `private/${row.blob}`;
  if (table === 'files' && typeof row.src === 'string' && row.src.startsWith('/files/')) return row.src.slice(1);
  return undefined;
}

/** Splits the name of a blob's entry. Undefined for any other name, such as one that points out of its folder. */
export function blobFrom(entryName: string): { area: BlobArea; name: string } | undefined {
  const [folder, name, ...more] = entryName.split('/');
  const area = blobAreas.find((known) => known === folder);
  return area && name && more.length === 0 && /^[A-Za-z0-9][\w.-]*$/.test(name) ? { area, name } : undefined;
}
