import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { checksumsName } from '../archive/content-archive.ts';

async function entriesOf(archive: Uint8Array): Promise<Map<string, Buffer>> {
  const unpacked = extract();
  unpacked.end(gunzipSync(archive));
  const entries = new Map<string, Buffer>();
  for await (const entry of unpacked) entries.set(entry.header.name, await buffer(entry));
  return entries;
}

/** The archive with changed entries and matching checksums: complete, but with wrong content. */
export async function rewrittenArchive(
  archive: Uint8Array,
  change: (entries: Map<string, Buffer>) => void,
): Promise<Buffer> {
  const entries = await entriesOf(archive);
  entries.delete(checksumsName);
  change(entries);
  const sums = [...entries].map(([name, bytes]) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { name, bytes: bytes.length, sha256 };
  });
  const packed = pack();
  for (const [name, bytes] of entries) packed.entry({ name }, bytes);
  packed.entry({ name: checksumsName }, JSON.stringify({ entries: sums }));
  packed.finalize();
  return gzipSync(await buffer(packed));
}
