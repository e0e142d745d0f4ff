import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pack } from 'tar-stream';
import { type EntrySum, summing } from './entry-sums.ts';

/** Returns a function that adds an entry of `size` bytes to an archive, and its checksum to `sums`. */
export const entryWriter =
  (archive: Pack, mtime: Date, sums: EntrySum[]) =>
  async (name: string, size: number, source: AsyncIterable<Uint8Array>): Promise<void> => {
    const { through, sum } = summing(name);
    await pipeline(
      Readable.from(through(source), { objectMode: false }),
      archive.entry({ name, size, mode: 0o600, mtime }),
    );
    sums.push(sum());
  };
