/** `value`: undefined where the body is not JSON. `fault`: why the body was not parsed. `bytes`: its size. */
export interface ParsedBody {
  value?: unknown;
  fault?: string | undefined;
  bytes: number;
}

/** A response whose body was too large for a string and was parsed while it arrived. */
export class ParsedResponse extends Response {
  readonly parsed: ParsedBody;

  constructor(parsed: ParsedBody, init: ResponseInit) {
    super(null, init);
    this.parsed = parsed;
  }
}
