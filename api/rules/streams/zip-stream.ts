import { Zip } from 'fflate';
import { streamOf } from './csv.ts';

/**
 * A ZIP that is written while it is read. `addParts` adds its parts one after the other, and yields wherever what it has
 * added may be sent.
 */
export function zipStream(addParts: (zip: Zip) => AsyncIterable<void>): ReadableStream<Uint8Array> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    let ready: Uint8Array[] = [];
    const zip = new Zip((error, piece) => {
      if (error) throw error;
      ready.push(piece);
    });
    const taken = () => {
      const now = ready;
      ready = [];
      return now;
    };
    for await (const _ of addParts(zip)) yield* taken();
    zip.end();
    yield* taken();
  }
  return streamOf(pieces());
}
