/** A response whose body was too large for a string: it was parsed as it arrived. Undefined where it is not JSON. */
export class ParsedResponse extends Response {
  readonly value: unknown;
  /** Of the body, in bytes. */
  readonly size: number;

  constructor(value: unknown, size: number, init: ResponseInit) {
    super(null, init);
    this.value = value;
    this.size = size;
  }
}
