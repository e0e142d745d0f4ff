import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import type { exportContent as exportContentCall } from '#contract/calls/office/transfer.ts';
import type { Store } from '#store/store.ts';
import { formatVersion, type Manifest } from './content-archive.ts';
import { dumpedContent } from './dumped-content.ts';
import { writeArchive } from './write-archive.ts';

export const archiveMediaType = 'application/gzip';

/** Identifies this site independently of its URL: created once, at random. */
export const instanceOf = ({ secrets }: Store): Promise<string> => secrets.keep('instance', randomUUID());

export const exportContent: Handler<typeof exportContentCall> = async (_, context) => {
  const { caller, store, publicBlobs, publicUrl, now, logError, requestId } = context;
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
  writeArchive(archive, { manifest, lines }, publicBlobs).catch((error: Error) => {
    if (!zipped.destroyed) logError(error, { requestId, call: 'ExportContent' });
    archive.destroy(error);
  });
  const name = `content-${createdAt.slice(0, 10)}.tar.gz`;
  return { content: Readable.toWeb(zipped) as ReadableStream<Uint8Array>, mediaType: archiveMediaType, name };
};
