import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { writeArchive } from '../archive/write-archive.ts';
import { readFolder } from './read-folder.ts';

/** The archive for ImportArchive that a folder holds. */
export async function packFolder(folder: string): Promise<File> {
  const { files, ...content } = await readFolder(folder);
  const open = async (name: string) => {
    const bytes = files.get(name);
    return bytes && { bytes: bytes.byteLength, stream: () => new Blob([new Uint8Array(bytes)]).stream() };
  };
  const archive = pack();
  // It is read at once, and pictures and videos hardly shrink.
  const zipped = createGzip({ level: 0 });
  const [packed] = await Promise.all([
    buffer(zipped),
    pipeline(archive, zipped),
    writeArchive(archive, content, { open }),
  ]);
  return new File([packed], 'content.tar.gz', { type: 'application/gzip' });
}
