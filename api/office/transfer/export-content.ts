import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextRound } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import type { CallContext, Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import type { exportContent as exportContentCall } from '#contract/calls/office/transfer/export-content.ts';
import { type EntrySum, summing } from '#files/entry-sums.ts';
import type { Store } from '#store/store.ts';
import { blobOf } from '../files/keep-file.ts';
import {
  type ContentLine,
  checksumsName,
  contentName,
  filesFolder,
  formatVersion,
  type Manifest,
  manifestName,
} from './content-archive.ts';
import { dumpedContent } from './dumped-content.ts';

export const archiveMediaType = 'application/gzip';

/** Identifies this site independently of its URL: created once, at random. */
export const instanceOf = ({ secrets }: Store): Promise<string> => secrets.keep('instance', randomUUID());

export const exportContent: Handler<typeof exportContentCall> = async (_, context) => {
  const { caller, store, publicUrl, now, logError, requestId } = context;
  const createdAt = now().toISOString();
  const manifest: Manifest = {
    format: 'atrium-content',
    formatVersion,
    instance: await instanceOf(store),
    publicUrl,
    createdAt,
    defaultLanguage: store.defaultLanguage,
  };
  const lines = await dumpedContent(store);
  await store.audit.add({ by: actorOf(caller), action: 'content.export', subject: `${lines.length}` });
  const archive = pack();
  const zipped = createGzip();
  // The client may disconnect. Any other error aborts the response.
  pipeline(archive, zipped).catch(() => undefined);
  fill(archive, { manifest, lines }, context).catch((error: Error) => {
    if (!zipped.destroyed) logError(error, { requestId, call: 'ExportContent' });
    archive.destroy(error);
  });
  const name = `content-${createdAt.slice(0, 10)}.tar.gz`;
  return { content: Readable.toWeb(zipped) as ReadableStream<Uint8Array>, mediaType: archiveMediaType, name };
};

/** Lines written before other requests get a turn. */
const linesAtOnce = 500;

async function fill(
  archive: Pack,
  { manifest, lines }: { manifest: Manifest; lines: ContentLine[] },
  { publicBlobs }: CallContext,
): Promise<void> {
  const mtime = new Date(manifest.createdAt);
  const sums: EntrySum[] = [];
  const add = async (name: string, size: number, source: AsyncIterable<Uint8Array>) => {
    const { through, sum } = summing(name);
    await pipeline(
      Readable.from(through(source), { objectMode: false }),
      archive.entry({ name, size, mode: 0o600, mtime }),
    );
    sums.push(sum());
  };
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
