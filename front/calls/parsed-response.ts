/**
 * A response whose body was too large for a string and was parsed while it arrived. `value` is undefined where it is
 * not JSON.
 */
export class ParsedResponse extends Response {
  readonly value: unknown;
  /** The size of the body, bytes. */
  readonly size: number;

  constructor(value: unknown, size: number, init: ResponseInit) {
    super(null, init);
    this.value = value;
    this.size = size;
  }
}
