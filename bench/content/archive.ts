import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { z } from 'zod';
import type { Row } from './entries.ts';

const rowSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const manifestSchema = z.looseObject({ schemaVersion: z.int() });

/** A backup of the program, read into memory. */
export interface Archive {
  manifest: Buffer;
  schemaVersion: number;
  rows: Row[];
  blobs: { name: string; bytes: Buffer }[];
}

export async function readArchive(file: string): Promise<Archive> {
  const entries = new Map<string, Buffer>();
  const reader = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), reader);
  for await (const entry of reader) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    entries.set(entry.header.name, Buffer.concat(chunks));
  }
  await reading;
  const manifest = entries.get('manifest.json');
  const rows = entries.get('rows.jsonl');
  if (!manifest || !rows) throw new Error(`${file} is not a backup`);
  const lines = rows.toString().split('\n').filter(Boolean);
  return {
    manifest,
    schemaVersion: manifestSchema.parse(JSON.parse(manifest.toString())).schemaVersion,
    rows: lines.map((line) => rowSchema.parse(JSON.parse(line))),
    blobs: [...entries].flatMap(([name, bytes]) => (/^(files|private)\//.test(name) ? [{ name, bytes }] : [])),
  };
}

const sumOf = (name: string, bytes: Buffer) => ({
  name,
  bytes: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

function put(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, size: bytes.byteLength }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** Writes a backup that the program can restore. */
export async function writeArchive(
  file: string,
  { manifest, blobs }: Archive,
  rows: () => Iterable<Row>,
): Promise<void> {
  const spooled = `${file}.rows`;
  const counts: Record<string, number> = {};
  function* lines() {
    for (const row of rows()) {
      counts[row.table] = (counts[row.table] ?? 0) + 1;
      yield `${JSON.stringify(row)}\n`;
    }
  }
  const hash = createHash('sha256');
  const summing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(Readable.from(lines()), summing, createWriteStream(spooled));
    const { size } = await stat(spooled);
    const archive = pack();
    const writing = pipeline(archive, createGzip({ level: 1 }), createWriteStream(file));
    await put(archive, 'manifest.json', manifest);
    await pipeline(createReadStream(spooled), archive.entry({ name: 'rows.jsonl', size }));
    for (const { name, bytes } of blobs) await put(archive, name, bytes);
    const rowsSum = { name: 'rows.jsonl', bytes: size, sha256: hash.digest('hex') };
    const entries = [sumOf('manifest.json', manifest), rowsSum, ...blobs.map(({ name, bytes }) => sumOf(name, bytes))];
    await put(archive, 'checksums.json', Buffer.from(JSON.stringify({ entries, rows: counts })));
    archive.finalize();
    await writing;
  } finally {
    await rm(spooled, { force: true });
  }
}
