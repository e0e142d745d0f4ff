import type { VisitHeaders } from '../privacy/visit-counter.ts';

/** A request that says nothing but what it would like to read. */
export interface SimpleRequest {
  /** As it stands in the request line. */
  url: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** Whether it came from a script of a page, which wants to know whether it may read the answer. */
  hasOrigin: boolean;
  /** Whose program it is, and whether somebody is to see the answer: see isReading. */
  reader: VisitHeaders;
}

/** A name, and a value of visible characters; no line goes on in the next one. */
const line = /^([!#$%&'*+.^_`|~\w-]+):([\t -~]*)$/;
const requestLine = /^GET (\/[!-~]*) HTTP\/1\.1$/;

/** Lines that stand for a body, for another protocol, or for an end of the connection: not ours to read. */
const notSimple = new Set([
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
  'trailer',
  'te',
  'http2-settings',
  'proxy-connection',
]);

/** Of these one is enough; what a second one means is not for us to say. */
const single = new Set([
  ...['host', 'connection', 'accept-encoding', 'if-none-match', 'origin', 'cookie'],
  ...['user-agent', 'sec-purpose', 'purpose', 'x-moz'],
]);

/**
 * Reads the head of a request, up to and with the empty line that ends it. Undefined for whatever is not plainly a
 * request to read: then somebody more thorough has to look at it.
 */
export function readSimpleRequest(head: string): SimpleRequest | undefined {
  if (!head.endsWith('\r\n\r\n')) return undefined;
  const [first = '', ...lines] = head.slice(0, -4).split('\r\n');
  const url = requestLine.exec(first)?.[1];
  if (url === undefined) return undefined;
  const found = new Map<string, string>();
  for (const text of lines) {
    const [, rawName, value = ''] = line.exec(text) ?? [];
    if (rawName === undefined) return undefined;
    const name = rawName.toLowerCase();
    if (notSimple.has(name)) return undefined;
    if (!single.has(name)) continue;
    if (found.has(name)) return undefined;
    found.set(name, value.trim());
  }
  if (!found.has('host')) return undefined;
  if ((found.get('connection') ?? 'keep-alive').toLowerCase() !== 'keep-alive') return undefined;
  return {
    url,
    acceptEncoding: found.get('accept-encoding'),
    ifNoneMatch: found.get('if-none-match'),
    hasOrigin: found.has('origin'),
    reader: {
      'user-agent': found.get('user-agent'),
      'sec-purpose': found.get('sec-purpose'),
      purpose: found.get('purpose'),
      'x-moz': found.get('x-moz'),
    },
  };
}
