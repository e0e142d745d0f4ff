import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ExtractEvents, extract } from 'tar-stream';
import { z } from 'zod';
import { type Wording, words } from '#api/office/words.ts';
import { parseJson } from '#contract/protocol/client.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { chunksOf, type EntrySum, sameSums, summing } from '#files/archives/entry-sums.ts';
import { isSystemError } from '#files/disk/system-faults.ts';
import { readAtMost } from '#files/read-at-most.ts';
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

/** Maximum sizes of the parts of an archive, bytes. A larger part means damage or an attack. */
const largest = { note: 16 * 1024 * 1024, content: 512 * 1024 * 1024, file: 25 * 1024 * 1024 };
const largestWhole = 4 * 1024 * 1024 * 1024;
/**
 * The content of an archive shrinks to a tenth at most, and its files hardly. A few bytes of an attack unpack to a
 * thousand times as many.
 */
const maxRatio = 100;
const smallestWhole = 64 * 1024 * 1024;
/** Of one entry in all of its languages. */
const maxLineCharacters = 16 * 1024 * 1024;
const maxLines = 1_000_000;

export interface ReadArchive {
  manifest: Manifest;
  lines: ContentLine[];
  /** The names of the unpacked files. */
  files: Set<string>;
}

export const refusedArchive = (wording: Wording) =>
  words.fieldError('invalid_body', [{ field: 'file', wording }], true);

const foreign: Wording = (texts) => texts.imports.archive.foreign;
const damaged: Wording = (texts) => texts.imports.archive.damaged;

type Entry = ExtractEvents['entry'][1];

/**
 * Unpacks the archive `file` into `folder` and verifies it: all checksums match, and this version can parse every line. Throws
 * `invalid_body` otherwise.
 */
export async function readArchive(file: string, folder: string): Promise<ReadArchive> {
  const unpacked = extract();
  const { size } = await stat(file);
  const most = Math.min(largestWhole, Math.max(smallestWhole, size * maxRatio));
  const reading = pipeline(createReadStream(file), createGunzip(), upTo(most), unpacked);
  const taking = takeEntries(unpacked, folder).catch((error: Error) => {
    unpacked.destroy(error);
    throw error;
  });
  // A broken stream rejects both. The error of the entries is more precise.
  const [taken, read] = await Promise.allSettled([taking, reading]);
  if (taken.status === 'rejected') throw asRefusal(taken.reason);
  if (read.status === 'rejected') throw asRefusal(read.reason);
  const { manifest, content, sums, checksums } = taken.value;
  if (!manifest) throw refusedArchive(foreign);
  if (!content || !checksums || !sameSums(checksums, sums)) throw refusedArchive(damaged);
  if (content.fault) throw refusedArchive(content.fault);
  const files = sums.map(({ name }) => name).filter((name) => name.startsWith(filesFolder));
  return { manifest, lines: content.lines, files: new Set(files.map((name) => name.slice(filesFolder.length))) };
}

/** Maps a stream error caused by the archive to `invalid_body`. Others, such as a full disk, stay as they are. */
function asRefusal(error: unknown): unknown {
  const isTwice = error instanceof Error && 'code' in error && error.code === 'EEXIST';
  return error instanceof HttpError || (isSystemError(error) && !isTwice) ? error : refusedArchive(damaged);
}

/** Passes bytes through. Throws before there are more than `most`. */
const upTo = (most: number) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > most) throw refusedArchive((texts) => texts.imports.archive.tooLarge);
      yield chunk;
    }
  };

interface Content {
  lines: ContentLine[];
  /** Why a line cannot be read. */
  fault: Wording | undefined;
}

interface Taken {
  manifest: Manifest | undefined;
  content: Content | undefined;
  sums: EntrySum[];
  checksums: EntrySum[] | undefined;
}

async function takeEntries(entries: AsyncIterable<Entry>, folder: string): Promise<Taken> {
  const taken: Taken = { manifest: undefined, content: undefined, sums: [], checksums: undefined };
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (!taken.manifest && name !== manifestName) throw refusedArchive(foreign);
    if (type !== 'file' || taken.checksums) throw refusedArchive(damaged);
    const { through, sum } = summing(name);
    const blob = blobIn(name);
    if (name === contentName) {
      taken.content = await contentOf(through(chunksOf(entry)), largest.content);
      taken.sums.push(sum());
      continue;
    }
    const bytes = await readAtMost(through(chunksOf(entry)), blob ? largest.file : largest.note);
    if (!bytes) throw refusedArchive(damaged);
    if (name === checksumsName) {
      taken.checksums = checksumsSchema.safeParse(parseJson(bytes.toString())).data?.entries;
      if (!taken.checksums) throw refusedArchive(damaged);
      continue;
    }
    taken.sums.push(sum());
    if (blob) await writeFile(join(folder, blob), bytes, { flag: 'wx', mode: 0o600 });
    else if (name === manifestName) taken.manifest = manifestFrom(bytes.toString());
    else throw refusedArchive((texts) => texts.imports.archive.unknownPart({ name }));
  }
  return taken;
}

/** The blob name of a file's entry; undefined for any other, such as a path outside the folder. */
function blobIn(name: string): string | undefined {
  const blob = name.startsWith(filesFolder) ? name.slice(filesFolder.length) : '';
  return /^[A-Za-z0-9][\w-]*\.[a-z0-9]{1,8}$/.test(blob) ? blob : undefined;
}

function manifestFrom(text: string): Manifest {
  const note = parseJson(text);
  const version = z.object({ format: z.literal('atrium-content'), formatVersion: z.int() }).safeParse(note);
  if (!version.success) throw refusedArchive(foreign);
  if (version.data.formatVersion > formatVersion) {
    throw refusedArchive((texts) => texts.imports.archive.newer);
  }
  const manifest = manifestSchema.safeParse(note);
  if (!manifest.success) throw refusedArchive(damaged);
  return manifest.data;
}

/** Reads the lines as they arrive: the whole text and its lines would be in memory twice. */
async function contentOf(source: AsyncIterable<Uint8Array>, most: number): Promise<Content> {
  const content: Content = { lines: [], fault: undefined };
  const decoder = new TextDecoder();
  let [rest, bytes] = ['', 0];
  const add = (line: string) => {
    if (content.fault || line === '') return;
    if (content.lines.length >= maxLines) throw refusedArchive((texts) => texts.imports.archive.tooLarge);
    const read = contentLine.safeParse(parseJson(line));
    if (read.success) content.lines.push(read.data);
    else content.fault = lineFault(content.lines.length + 1, read.error.issues[0]?.path.join('.') ?? '');
  };
  for await (const chunk of source) {
    bytes += chunk.byteLength;
    if (bytes > most) throw refusedArchive(damaged);
    const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
    rest += first;
    for (const line of more) {
      add(rest);
      rest = line;
    }
    if (rest.length > maxLineCharacters) throw refusedArchive(damaged);
  }
  add(rest + decoder.decode());
  return content;
}

const lineFault =
  (line: number, field: string): Wording =>
  (texts) =>
    texts.imports.archive.line({ line, field });

/** The content of an unpacked file. */
export const unpackedFile = (folder: string, blob: string): Promise<Buffer> => readFile(join(folder, blob));
