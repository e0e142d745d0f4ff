import type { VisitHeaders } from '../jobs/privacy/visit-counter.ts';
import { isHost } from './request-target.ts';

/** A plain GET request without a body. */
export interface RequestHead {
  /** As in the request line. */
  url: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** Whether a script of a page sent it; the response then needs CORS headers. */
  hasOrigin: boolean;
  /** Headers that tell a reader from a program: see isReading. */
  reader: VisitHeaders;
}

/** The head of a plain form. */
export interface SimpleForm {
  /** As in the request line. */
  url: string;
  /** The length of its body in bytes. */
  length: number;
}

/** A header name, and a value of visible characters; folded lines do not match. */
const line = /^([!#$%&'*+.^_`|~\w-]+):([\t -~]*)$/;
const requestLine = /^(GET|POST) (\/[!-[\]-~]*) HTTP\/1\.1$/;
const decimal = /^\d{1,9}$/;

/** Headers of chunked bodies, upgrades and connection options; `node:http` handles these requests. */
const notSimple = new Set([
  'transfer-encoding',
  'upgrade',
  'expect',
  'trailer',
  'te',
  'http2-settings',
  'proxy-connection',
]);

/** Headers that may occur once. `node:http` decides how to handle a repeated one. */
const single = new Set([
  ...['host', 'connection', 'content-length', 'accept-encoding', 'if-none-match', 'origin', 'cookie'],
  ...['user-agent', 'sec-purpose', 'purpose', 'x-moz'],
]);

interface Head {
  method: string;
  url: string;
  /** The values of `single` headers by lower-case name. */
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
  if (!isHost(found.get('host') ?? '')) return undefined;
  if ((found.get('connection') ?? 'keep-alive').toLowerCase() !== 'keep-alive') return undefined;
  return { method, url, found };
}

/**
 * Parses a request head, including the empty line at its end. Undefined unless it is clearly a plain GET request;
 * `node:http` then handles it.
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

/** As {@link parseRequestHead}, for a form whose body has a Content-Length. */
export function parseFormHead(head: string): SimpleForm | undefined {
  const { method, url, found } = readHead(head) ?? {};
  const length = found?.get('content-length') ?? '';
  return method === 'POST' && url !== undefined && decimal.test(length) ? { url, length: Number(length) } : undefined;
}
