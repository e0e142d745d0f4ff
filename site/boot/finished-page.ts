/** A page as React wrote it. What stands around its content is short, and is looked into as text; its content stays bytes. */
export interface RenderedPage {
  /** The start and the head. */
  before: string;
  content: Buffer;
  /** From the first of the page’s own scripts on. */
  after: string;
}

const headEnd = '</head>';

/** Cuts a page apart, whose own scripts bear `mark`. */
export function cutApart(page: Buffer, mark: string): RenderedPage {
  const start = page.indexOf(headEnd) + headEnd.length;
  const own = page.indexOf(mark, start);
  const end = own < 0 ? page.length : page.lastIndexOf('<', own);
  return {
    before: page.toString('utf8', 0, start),
    content: page.subarray(start, end),
    after: page.toString('utf8', end),
  };
}

/**
 * A page whose bytes are whole, and its head as text for whoever has to look into that. It has no body in the sense of fetch,
 * which would be a stream that each who passes the page on reads and makes anew.
 */
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

/** The built site has a class of its own. */
export const isFinishedPage = (answer: Response): answer is FinishedPage => 'pageBytes' in answer;
