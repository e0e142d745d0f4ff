import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Name, size and hash of an archive's entry, which reveal a damaged or truncated archive. */
export const entrySum = z.strictObject({ name: z.string(), bytes: z.int().nonnegative(), sha256: z.string() });
export type EntrySum = z.infer<typeof entrySum>;

/** Counts and hashes bytes as they pass through. */
export function summing(name: string) {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *through(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        yield chunk;
      }
    },
    /** Call once, after all bytes have passed. */
    sum: (): EntrySum => ({ name, bytes, sha256: hash.digest('hex') }),
  };
}

/** Whether two archives have the same entries in the same order. */
export const sameSums = (expected: readonly EntrySum[], found: readonly EntrySum[]): boolean =>
  expected.length === found.length &&
  expected.every(({ name, bytes, sha256 }, index) => {
    const other = found[index];
    return other?.name === name && other.bytes === bytes && other.sha256 === sha256;
  });

/** The bytes of an archive's entry. The types of tar-stream do not declare that chunks are bytes. */
export async function* chunksOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of entry) {
    if (!(chunk instanceof Uint8Array))
      throw new TypeError('An entry of the archive has a chunk that is not a Uint8Array');
    yield chunk;
  }
}
