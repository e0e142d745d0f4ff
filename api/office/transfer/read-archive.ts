import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ExtractEvents, extract } from 'tar-stream';
import { z } from 'zod';
import { HttpError } from '#contract/problem.ts';
import { type EntrySum, sameSums, summing } from '#files/entry-sums.ts';
import {
  type ContentLine,
  checksumsName,
  checksumsSchema,
  contentLine,
  contentName,
  filesFolder,
  formatVersion,
  type Manifest,
  manifestName,
  manifestSchema,
} from './content-archive.ts';

/** The largest of what is in an archive, bytes; more is damage, or worse. */
const largest = { note: 16 * 1024 * 1024, content: 512 * 1024 * 1024, file: 25 * 1024 * 1024 };
const largestWhole = 4 * 1024 * 1024 * 1024;

export interface ReadArchive {
  manifest: Manifest;
  lines: ContentLine[];
  /** The names of the files that were unpacked into the folder. */
  files: Set<string>;
}

export const refusedArchive = (message: string) =>
  new HttpError('invalid_body', message, { errors: [{ field: 'file', message }] });

const foreign = 'This is no archive of content; nothing was changed.';
const damaged = 'The archive is damaged or cut off; nothing was changed.';

type Entry = ExtractEvents['entry'][1];

/**
 * Unpacks the archive `file` into `folder` and proves that it is whole: every entry as it was written, every line such
 * as this version reads. Refuses with invalid_body otherwise.
 */
export async function readArchive(file: string, folder: string): Promise<ReadArchive> {
  const unpacked = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), unpacked);
  const taking = takeEntries(unpacked, folder).catch((error: Error) => {
    unpacked.destroy(error);
    throw error;
  });
  // A stream that breaks tells both; what the entries say about it is the more exact of the two.
  const [taken, read] = await Promise.allSettled([taking, reading]);
  if (taken.status === 'rejected') throw asRefusal(taken.reason);
  if (read.status === 'rejected') throw asRefusal(read.reason);
  const { manifest, content, sums, checksums } = taken.value;
  if (!manifest) throw refusedArchive(foreign);
  if (!content || !checksums || !sameSums(checksums, sums)) throw refusedArchive(damaged);
  const files = sums.map(({ name }) => name).filter((name) => name.startsWith(filesFolder));
  return { manifest, lines: linesIn(content), files: new Set(files.map((name) => name.slice(filesFolder.length))) };
}

/** What a broken stream means to whoever sent it; a full disk or the like stays what it is. */
function asRefusal(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const ofTheArchive = code === undefined || code.startsWith('Z_') || code === 'EEXIST';
  return error instanceof HttpError || !ofTheArchive ? error : refusedArchive(damaged);
}

interface Taken {
  manifest: Manifest | undefined;
  content: string | undefined;
  sums: EntrySum[];
  checksums: EntrySum[] | undefined;
}

async function takeEntries(entries: AsyncIterable<Entry>, folder: string): Promise<Taken> {
  const taken: Taken = { manifest: undefined, content: undefined, sums: [], checksums: undefined };
  let whole = 0;
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (!taken.manifest && name !== manifestName) throw refusedArchive(foreign);
    if (type !== 'file' || taken.checksums) throw refusedArchive(damaged);
    const { through, sum } = summing(name);
    const blob = blobIn(name);
    const most = blob ? largest.file : name === contentName ? largest.content : largest.note;
    const bytes = await bytesOf(through(chunksOf(entry)), most);
    whole += bytes.length;
    if (whole > largestWhole) throw refusedArchive('The archive is too large; nothing was changed.');
    if (name === checksumsName) {
      taken.checksums = checksumsSchema.safeParse(parseJson(bytes.toString())).data?.entries;
      if (!taken.checksums) throw refusedArchive(damaged);
      continue;
    }
    taken.sums.push(sum());
    if (blob) await writeFile(join(folder, blob), bytes, { flag: 'wx', mode: 0o600 });
    else if (name === manifestName) taken.manifest = manifestFrom(bytes.toString());
    else if (name === contentName) taken.content = bytes.toString();
    else throw refusedArchive(`The archive holds “${name}”, which no archive of content does; nothing was changed.`);
  }
  return taken;
}

/** The blob's name of a file's entry; undefined for any other, such as one that points out of its folder. */
function blobIn(name: string): string | undefined {
  const blob = name.startsWith(filesFolder) ? name.slice(filesFolder.length) : '';
  return /^[A-Za-z0-9][\w-]*\.[a-z0-9]{1,8}$/.test(blob) ? blob : undefined;
}

function manifestFrom(text: string): Manifest {
  const note = parseJson(text);
  const version = z.object({ format: z.literal('atrium-content'), formatVersion: z.int() }).safeParse(note);
  if (!version.success) throw refusedArchive(foreign);
  if (version.data.formatVersion > formatVersion) {
    throw refusedArchive('The archive was made by a newer version; nothing was changed. Update this one first.');
  }
  const manifest = manifestSchema.safeParse(note);
  if (!manifest.success) throw refusedArchive(damaged);
  return manifest.data;
}

function linesIn(content: string): ContentLine[] {
  const lines = content.split('\n').filter((line) => line !== '');
  return lines.map((line, index) => {
    const read = contentLine.safeParse(parseJson(line));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw refusedArchive(
      `Line ${index + 1} of the content does not fit (${issue?.path.join('.')}); nothing was changed.`,
    );
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** tar-stream does not say in its types that its entries are bytes. */
async function* chunksOf(entry: Entry): AsyncGenerator<Uint8Array> {
  for await (const chunk of entry) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('An entry of the archive is not made of bytes');
    yield chunk;
  }
}

async function bytesOf(source: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    length += chunk.byteLength;
    if (length > most) throw refusedArchive(damaged);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A file of the archive, from where it was unpacked to. */
export const unpackedFile = (folder: string, blob: string): Promise<Buffer> => readFile(join(folder, blob));
