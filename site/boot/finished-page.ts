import { Writable } from 'node:stream';

/** Takes what React writes, and gives all of it at the end. */
export class TextSink extends Writable {
  readonly #pieces: Uint8Array[] = [];

  constructor(finished: (text: string) => void) {
    super();
    this.once('finish', () => finished(Buffer.concat(this.#pieces).toString()));
  }

  override _write(piece: Uint8Array, _: BufferEncoding, done: () => void): void {
    this.#pieces.push(piece);
    done();
  }
}

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
