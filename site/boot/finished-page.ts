import { Writable } from 'node:stream';

/** All that is written to what `pipe` is given. */
export const textFrom = (pipe: (to: Writable) => unknown): Promise<string> =>
  new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    const sink = new Writable({
      write(piece: Uint8Array, _, done) {
        pieces.push(piece);
        done();
      },
    });
    sink.once('error', reject);
    sink.once('finish', () => resolve(Buffer.concat(pieces).toString()));
    pipe(sink);
  });

/**
 * A page as text, for whoever has to look into it before it is sent: it has no bytes, which would be made for each who passes it
 * on, and be read again.
 */
export class FinishedPage extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }
}
