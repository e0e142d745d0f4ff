import { Readable } from 'node:stream';
import { setImmediate as nextRound } from 'node:timers/promises';
import type { Pack } from 'tar-stream';
import { blobOf } from '#api/office/files/keep-file.ts';
import type { EntrySum } from '#files/archives/entry-sums.ts';
import { entryWriter } from '#files/archives/entry-writer.ts';
import type { BlobStore } from '#files/blob-store.ts';
import {
  type ContentLine,
  checksumsName,
  contentName,
  filesFolder,
  type Manifest,
  manifestName,
} from './content-archive.ts';

/** Lines written before other requests get a turn. */
const linesAtOnce = 500;

/** Writes an archive for ImportArchive: its manifest, the lines and the files that they name. */
export async function writeArchive(
  archive: Pack,
  { manifest, lines }: { manifest: Manifest; lines: readonly ContentLine[] },
  publicBlobs: Pick<BlobStore, 'open'>,
): Promise<void> {
  const sums: EntrySum[] = [];
  const add = entryWriter(archive, new Date(manifest.createdAt), sums);
  const addText = (name: string, text: string) => {
    const bytes = Buffer.from(text);
    return add(name, bytes.byteLength, Readable.from([bytes]));
  };

  const blobs: { name: string; bytes: number; stream: () => ReadableStream<Uint8Array> }[] = [];
  const kept: ContentLine[] = [];
  for (const line of lines) {
    const name = line.kind === 'file' ? blobOf(line.src) : undefined;
    const blob = name === undefined ? undefined : await publicBlobs.open(name);
    // Removed since the rows were read, together with the entries that used it.
    if (name !== undefined && !blob) continue;
    kept.push(line);
    if (name !== undefined && blob) blobs.push({ name, bytes: blob.bytes, stream: () => blob.stream() });
  }
  await addText(manifestName, JSON.stringify(manifest));
  const pieces: Buffer[] = [];
  for (let from = 0; from < kept.length; from += linesAtOnce) {
    const some = kept.slice(from, from + linesAtOnce);
    pieces.push(Buffer.from(some.map((line) => `${JSON.stringify(line)}\n`).join('')));
    await nextRound();
  }
  const size = pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
  await add(contentName, size, Readable.from(pieces));
  for (const { name, bytes, stream } of blobs) await add(`${filesFolder}${name}`, bytes, stream());
  await addText(checksumsName, JSON.stringify({ entries: sums }));
  archive.finalize();
}
