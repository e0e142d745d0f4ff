import type { VisitHeaders } from '../privacy/visit-counter.ts';

/** A request that says nothing but what it would like to read. */
export interface RequestHead {
  /** As it stands in the request line. */
  url: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** Whether it came from a script of a page, which wants to know whether it may read the answer. */
  hasOrigin: boolean;
  /** Whose program it is, and whether somebody is to see the answer: see isReading. */
  reader: VisitHeaders;
}

/** A form that is sent, by its head. */
export interface SimpleForm {
  /** As it stands in the request line. */
  url: string;
  /** Of its body, in bytes. */
  length: number;
}

/** A name, and a value of visible characters; no line goes on in the next one. */
const line = /^([!#$%&'*+.^_`|~\w-]+):([\t -~]*)$/;
const requestLine = /^(GET|POST) (\/[!-~]*) HTTP\/1\.1$/;
const decimal = /^\d{1,9}$/;

/** Lines that stand for a body in pieces, for another protocol, or for an end of the connection: not ours to read. */
const notSimple = new Set([
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
  ...['host', 'connection', 'content-length', 'accept-encoding', 'if-none-match', 'origin', 'cookie'],
  ...['user-agent', 'sec-purpose', 'purpose', 'x-moz'],
]);

interface Head {
  method: string;
  url: string;
  /** Those of its lines that are `single`, by their names in small letters. */
  found: ReadonlyMap<string, string>;
}

function readHead(head: string): Head | undefined {
  if (!head.endsWith('\r\n\r\n')) return undefined;
  const [first = '', ...lines] = head.slice(0, -4).split('\r\n');
  const [, method, url] = requestLine.exec(first) ?? [];
  if (method === undefined || url === undefined) return undefined;
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
  return { method, url, found };
}

/**
 * Reads the head of a request, up to and with the empty line that ends it. Undefined for whatever is not plainly a
 * request to read: then somebody more thorough has to look at it.
 */
export function parseRequestHead(head: string): RequestHead | undefined {
  const { method, url, found } = readHead(head) ?? {};
  if (method !== 'GET' || url === undefined || found === undefined || found.has('content-length')) return undefined;
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

/** As {@link parseRequestHead}, for a form whose body comes in one piece of a length that it says. */
export function parseFormHead(head: string): SimpleForm | undefined {
  const { method, url, found } = readHead(head) ?? {};
  const length = found?.get('content-length') ?? '';
  return method === 'POST' && url !== undefined && decimal.test(length) ? { url, length: Number(length) } : undefined;
}
