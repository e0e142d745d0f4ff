import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type ExtractEvents, extract, pack } from 'tar-stream';

/** The entries of an archive, in order. */
export type Entries = { name: string; bytes: Buffer; type?: 'file' | 'symlink' }[];

/** Unpacks the archive, applies the edit, and packs it again. */
export async function rewrite(file: string, edit: (entries: Entries) => Entries): Promise<void> {
  const entries: Entries = [];
  const reading = extract();
  reading.end(gunzipSync(await readFile(file)));
  for await (const entry of reading as AsyncIterable<ExtractEvents['entry'][1]>) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry) if (chunk instanceof Uint8Array) chunks.push(chunk);
    entries.push({ name: entry.header.name, bytes: Buffer.concat(chunks) });
  }
  const archive = pack();
  for (const { name, bytes, type = 'file' } of edit(entries))
    archive.entry({ name, type, linkname: '/etc/passwd' }, bytes);
  archive.finalize();
  const packed: Uint8Array[] = [];
  for await (const chunk of archive) if (chunk instanceof Uint8Array) packed.push(chunk);
  await writeFile(file, gzipSync(Buffer.concat(packed)));
}

/** An edit for {@link rewrite} that changes the JSON of the named entry. */
export const editJson = (name: string, edit: (value: Record<string, unknown>) => object) => (entries: Entries) =>
  entries.map((entry) =>
    entry.name === name
      ? { name, bytes: Buffer.from(JSON.stringify(edit(JSON.parse(entry.bytes.toString())))) }
      : entry,
  );
