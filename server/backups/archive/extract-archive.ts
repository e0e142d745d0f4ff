import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ExtractEvents, extract } from 'tar-stream';
import { z } from 'zod';
import { parseJson } from '#contract/protocol/client.ts';
import { chunksOf, type EntrySum, sameSums, summing } from '#files/archives/entry-sums.ts';
import { createDiskBlobs } from '#files/blob-store.ts';
import { isSystemError } from '#files/disk/system-faults.ts';
import { readAtMost } from '#files/read-at-most.ts';
import type { DumpedRow } from '#store/store.ts';
import {
  ArchiveError,
  blobFrom,
  blobOf,
  type Checksums,
  checksumsName,
  checksumsSchema,
  formatVersion,
  largestBlobBytes,
  largestNoteBytes,
  type Manifest,
  manifestName,
  manifestSchema,
  rowSchema,
  rowsName,
  standardStream,
} from './archive-format.ts';

const damaged = 'The archive is damaged or incomplete; nothing was restored. Use another backup.';
const foreign = 'This file is not a backup of Atrium; nothing was restored.';

/**
 * Unpacks a backup, of a file or of standard input, into `folder`: the blobs as in a data folder, the rows beside them.
 * Checks that each entry is present exactly once and matches its checksum, and throws an {@link ArchiveError}
 * otherwise; the caller then removes the folder.
 */
export async function extractArchive(file: string, folder: string): Promise<Manifest> {
  const unpacked = extract();
  const reading = pipeline(file === standardStream ? process.stdin : createReadStream(file), createGunzip(), unpacked);
  const taking = takeEntries(unpacked, folder).catch((error: Error) => {
    unpacked.destroy(error);
    throw error;
  });
  // A broken stream rejects both promises; the error of the entries is the more specific one.
  const [taken, read] = await Promise.allSettled([taking, reading]);
  if (taken.status === 'rejected') throw explain(taken.reason, file);
  if (read.status === 'rejected') throw explain(read.reason, file);
  const { manifest, sums, checksums } = taken.value;
  if (!manifest) throw new ArchiveError(foreign);
  if (!checksums || !sameSums(checksums.entries, sums)) throw new ArchiveError(damaged);
  await proveRows(folder, checksums, new Set(sums.map(({ name }) => name)));
  return manifest;
}

/** An entry of tar-stream. They arrive one at a time, and each must be read to its end. */
type Entry = ExtractEvents['entry'][1];

interface Taken {
  manifest: Manifest | undefined;
  /** Of all entries except the checksums. */
  sums: EntrySum[];
  checksums: Checksums | undefined;
}

async function takeEntries(entries: AsyncIterable<Entry>, folder: string): Promise<Taken> {
  const taken: Taken = { manifest: undefined, sums: [], checksums: undefined };
  const seen = new Set<string>();
  for await (const entry of entries) {
    const { name, type } = entry.header;
    // The second would replace the first, after its checksum was taken.
    if (seen.has(name)) throw new ArchiveError(damaged);
    seen.add(name);
    if (type !== 'file') throw new ArchiveError(taken.manifest ? damaged : foreign);
    if (!taken.manifest) {
      if (name !== manifestName) throw new ArchiveError(foreign);
      taken.manifest = await takeManifest(entry, taken.sums);
    } else if (taken.checksums) throw new ArchiveError(damaged);
    else if (name === checksumsName) {
      const parsed = checksumsSchema.safeParse(parseJson(String(await bytesOf(chunksOf(entry), largestNoteBytes))));
      if (!parsed.success) throw new ArchiveError(damaged);
      taken.checksums = parsed.data;
    } else taken.sums.push(await takeContent(entry, folder));
  }
  return taken;
}

async function takeManifest(entry: Entry, sums: EntrySum[]): Promise<Manifest> {
  const { through, sum } = summing(manifestName);
  const note = parseJson(String(await bytesOf(through(chunksOf(entry)), largestNoteBytes)));
  const version = z.object({ format: z.literal('atrium-backup'), formatVersion: z.int() }).safeParse(note);
  if (!version.success) throw new ArchiveError(foreign);
  if (version.data.formatVersion > formatVersion) {
    throw new ArchiveError('This backup was made by a newer Atrium; nothing was restored. Update this one first.');
  }
  const manifest = manifestSchema.safeParse(note);
  if (!manifest.success) throw new ArchiveError(damaged);
  sums.push(sum());
  return manifest.data;
}

/** Writes the rows or a blob below `folder`; returns its checksum. */
async function takeContent(entry: Entry, folder: string): Promise<EntrySum> {
  const { name } = entry.header;
  const { through, sum } = summing(name);
  const blob = blobFrom(name);
  if (name === rowsName) {
    const sink = createWriteStream(join(folder, rowsName), { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(through(chunksOf(entry))), sink);
  } else if (blob) {
    await createDiskBlobs(join(folder, blob.area)).put(
      blob.name,
      await bytesOf(through(chunksOf(entry)), largestBlobBytes),
    );
  } else {
    throw new ArchiveError(`The archive contains “${name}”, which no backup of Atrium does; nothing was restored.`);
  }
  return sum();
}

async function bytesOf(source: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const bytes = await readAtMost(source, most);
  if (!bytes) throw new ArchiveError(damaged);
  return bytes;
}

/** Checks that all rows are valid, that none is missing, and that the blobs they refer to exist. */
async function proveRows(folder: string, checksums: Checksums, entries: Set<string>): Promise<void> {
  if (!entries.has(rowsName)) throw new ArchiveError(damaged);
  const counts: Record<string, number> = {};
  for await (const row of rowsIn(folder)) {
    counts[row.table] = (counts[row.table] ?? 0) + 1;
    const blob = blobOf(row);
    if (blob && !entries.has(blob)) throw new ArchiveError(damaged);
  }
  const tables = new Set([...Object.keys(counts), ...Object.keys(checksums.rows)]);
  if ([...tables].some((table) => counts[table] !== checksums.rows[table])) throw new ArchiveError(damaged);
}

/** Reads the rows of an unpacked backup, in the order in which they can be loaded. */
export async function* rowsIn(folder: string): AsyncGenerator<DumpedRow> {
  const lines = createInterface({
    input: createReadStream(join(folder, rowsName)),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) {
    const row = rowSchema.safeParse(parseJson(line));
    if (!row.success) throw new ArchiveError(damaged);
    yield row.data;
  }
}

/** Turns a stream error into a message for the operator. System errors such as a full disk stay as they are. */
function explain(error: unknown, file: string): unknown {
  if (error instanceof ArchiveError || !(error instanceof Error)) return error;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path === file)
    return new ArchiveError('There is no such file to restore from.', { cause: error });
  return isSystemError(error) && code !== 'EEXIST' ? error : new ArchiveError(damaged, { cause: error });
}
