const headEnd = '</head>';

/** A rendered page in three parts. The content is long and stays bytes; the other two are short and are handled as text. */
export interface RenderedPage {
  /** From the start to the end of the head. */
  before: string;
  content: Buffer;
  /** From the first of the page's own scripts to the end. */
  after: string;
}

/** Splits a page in which the page's own scripts have the attribute `nonce`. */
export function splitPage(page: Buffer, nonce: string): RenderedPage {
  const start = page.indexOf(headEnd) + headEnd.length;
  const own = page.indexOf(nonce, start);
  const end = own < 0 ? page.length : page.lastIndexOf('<', own);
  return {
    before: page.toString('utf8', 0, start),
    content: page.subarray(start, end),
    after: page.toString('utf8', end),
  };
}

/** A response that holds its whole page as bytes and its head as text. Its body is not a stream, so passing it on copies nothing. */
export class FinishedPage extends Response {
  readonly pageHead: string;
  readonly pageBytes: Buffer<ArrayBuffer>;

  constructor(head: string, bytes: Buffer<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.pageHead = head;
    this.pageBytes = bytes;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.pageBytes.toString());
  }
}

/** By a field: the built site has its own copy of the class. */
export const isFinishedPage = (response: Response): response is FinishedPage => 'pageBytes' in response;
