import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';

/*
 * The archive of the office's export and import: manifest.json, content.jsonl with an entry, file or redirect per line,
 * the files, and checksums.json.
 */

const manifestName = 'manifest.json';
const contentName = 'content.jsonl';
const checksumsName = 'checksums.json';

/** The entries of the archive `file` by name, without its checksums. */
export async function readArchive(file: string): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  const unpacked = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), unpacked);
  for await (const entry of unpacked) entries.set(entry.header.name, await buffer(entry));
  await reading;
  entries.delete(checksumsName);
  return entries;
}

export const linesOf = (entries: ReadonlyMap<string, Buffer>): unknown[] =>
  (entries.get(contentName)?.toString() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const isFile = (line: unknown): boolean => z.looseObject({ kind: z.literal('file') }).safeParse(line).success;

/**
 * Writes an archive of the same entries and these lines. It leaves out the files: an import decodes each picture, and
 * the site that it is imported into has them.
 */
export async function writeArchive(
  file: string,
  entries: ReadonlyMap<string, Buffer>,
  lines: readonly object[],
): Promise<void> {
  const content = [...linesOf(entries).filter((line) => !isFile(line)), ...lines];
  const written = new Map([
    [manifestName, entries.get(manifestName) ?? Buffer.alloc(0)],
    [contentName, Buffer.from(content.map((line) => `${JSON.stringify(line)}\n`).join(''))],
  ]);
  const packed = pack();
  const writing = pipeline(packed, createGzip({ level: 1 }), createWriteStream(file));
  const sums = [...written].map(([name, bytes]) => {
    packed.entry({ name }, bytes);
    return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
  packed.entry({ name: checksumsName }, JSON.stringify({ entries: sums }));
  packed.finalize();
  await writing;
}
