import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, gunzipSync, gzip, constants as zlib } from 'node:zlib';
import { matchesEtag } from '#api/http/etag.ts';
import { type Encoding, encodingFor } from './encodings.ts';
import { datedAt, type SerializedResponse, serializeResponse } from './serialized-response.ts';
import { bytesOfResponse } from './whole-response.ts';

/** The bytes of one encoding, with its headers. */
interface Body {
  /** Names and values in turn, the form that node:http writes without further checks. */
  head: string[];
  /** Headers and body, serialized for a single write. */
  packet: SerializedResponse;
}

/**
 * A response with all encodings made so far. Plain bytes are several times larger than the others, and browsers do not
 * request them. So they are dropped once another encoding exists, unless a client has requested them.
 */
export interface CachedResponse {
  status: number;
  /** The base of the strong ETag; each encoding appends its name. */
  tag: string;
  /** Headers that all encodings share, with lower-case names. */
  headers: Readonly<Record<string, string>>;
  bodies: Partial<Record<Encoding, Body>>;
  /** The length of the plain bytes, also when they are dropped. */
  plainLength: number;
  plainAsked: boolean;
  /** The 304 response. */
  unchanged: Body;
  /** Encodings that are being made. */
  making: Map<Encoding, Promise<Body>>;
  /** It only says that the response is streamed by the app. */
  isStreamed?: true;
  /** Called when the response needs more or less memory. */
  onResized?: () => void;
}

/** Shorter responses fit into one packet anyway. */
const worthCompressing = 860;

/** `quick` runs while a client waits and gets most of the gain; `best` runs later and gets all of it. */
const effort = { quick: { br: 5, gzip: 6 }, best: { br: 11, gzip: 9 } } as const;
type Effort = keyof typeof effort;

const compressors = {
  br: (bytes: Buffer, level: number) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: level,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // Small blocks separate the head, text and data of a page better.
        [zlib.BROTLI_PARAM_LGBLOCK]: 16,
      },
    }),
  gzip: (bytes: Buffer, level: number) => promisify(gzip)(bytes, { level }),
};

/** Headers that this cache sets itself, or that do not apply to a complete response. */
const ownHeaders = ['content-length', 'transfer-encoding', 'connection', 'date', 'etag', 'keep-alive'];

/** Reads a whole response. `headers` override its own. */
export async function toCachedResponse(
  response: Response,
  headers: Record<string, string> = {},
): Promise<CachedResponse> {
  const bytes = await bytesOfResponse(response);
  const shared = { ...Object.fromEntries(response.headers), ...headers };
  for (const name of ownHeaders) delete shared[name];
  return cachedResponseOf(response.status, shared, bytes);
}

export function cachedResponseOf(status: number, shared: Record<string, string>, bytes: Buffer): CachedResponse {
  const headers = { ...shared, vary: withEncoding(shared.vary) };
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const identity = plainBody({ status, headers, tag }, bytes);
  const told = Object.entries(headers).filter(([name]) => toldAgain.includes(name));
  const unchanged = bodyOf(304, [...told.flat(), 'etag', `"${tag}"`]);
  const plain = { plainLength: bytes.length, plainAsked: false };
  return { status, tag, headers, bodies: { identity }, ...plain, unchanged, making: new Map() };
}

const bodyOf = (status: number, head: string[], bytes?: Uint8Array): Body => ({
  head,
  packet: serializeResponse(status, head, bytes),
});

type Described = Pick<CachedResponse, 'status' | 'headers' | 'tag'>;

const plainBody = (answer: Described, bytes: Buffer): Body =>
  bodyOf(answer.status, headOf(answer, 'identity', bytes.length), bytes);

/** The plain bytes of a response. */
export function bytesOf({ bodies: { identity, br, gzip: gzipped } }: CachedResponse): Buffer {
  if (identity) return identity.packet.body;
  if (br) return brotliDecompressSync(br.packet.body);
  if (gzipped) return gunzipSync(gzipped.packet.body);
  throw new Error('Cached response has no body');
}

/** The memory of a response in all its encodings, in bytes. */
export const heldBytes = ({ bodies, unchanged }: CachedResponse): number =>
  [unchanged, ...Object.values(bodies)].reduce((sum, { packet }) => sum + packet.whole.length, 0);

/** The plain body; it stays in memory from now on. */
export function plainOf(answer: CachedResponse): Body {
  answer.plainAsked = true;
  const ready = answer.bodies.identity;
  if (ready) return ready;
  const body = plainBody(answer, bytesOf(answer));
  answer.bodies.identity = body;
  answer.onResized?.();
  return body;
}

/** Headers that a 304 repeats (RFC 9110, 15.4.5). */
const toldAgain = ['cache-control', 'vary', 'content-location', 'expires', 'content-security-policy'];

const withEncoding = (vary = ''): string => {
  if (/(^|,)\s*accept-encoding\s*(,|$)/i.test(vary)) return vary;
  return vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
};

function headOf(
  { headers, tag }: Pick<CachedResponse, 'headers' | 'tag'>,
  encoding: Encoding,
  bytes: number,
  mark = '',
) {
  const lines = Object.entries(headers).flat();
  lines.push(
    'etag',
    `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}${mark}"`,
    'content-length',
    String(bytes),
  );
  if (encoding !== 'identity') lines.push('content-encoding', encoding);
  return lines;
}

/** Compresses a response off the event loop. The two efforts produce different bytes, so their ETags differ too. */
async function compress(answer: CachedResponse, encoding: 'br' | 'gzip', how: Effort, plain: Buffer): Promise<Body> {
  const bytes = await compressors[encoding](plain, effort[how][encoding]);
  const before = answer.bodies[encoding];
  // The better compression finished first.
  if (how === 'quick' && before) return before;
  const body = bodyOf(answer.status, headOf(answer, encoding, bytes.length, how === 'best' ? '+' : ''), bytes);
  answer.bodies[encoding] = body;
  if (!answer.plainAsked) delete answer.bodies.identity;
  answer.onResized?.();
  return body;
}

function bodyIn(answer: CachedResponse, encoding: Encoding): Body | Promise<Body> {
  if (encoding === 'identity' || answer.plainLength < worthCompressing) return plainOf(answer);
  const ready = answer.bodies[encoding];
  if (ready) return ready;
  const known = answer.making.get(encoding);
  if (known !== undefined) return known;
  const making = compress(answer, encoding, 'quick', bytesOf(answer)).finally(() => answer.making.delete(encoding));
  answer.making.set(encoding, making);
  return making;
}

/** Compresses a popular response with the highest effort. */
export async function compressBest(answer: CachedResponse): Promise<void> {
  if (answer.plainLength < worthCompressing) return;
  const plain = bytesOf(answer);
  for (const encoding of ['br', 'gzip'] as const) await compress(answer, encoding, 'best', plain);
}

/** Whether the client has this response already, in any encoding. */
const hasResponse = (ifNoneMatch: string | undefined, tag: string): boolean =>
  matchesEtag(ifNoneMatch, `"${tag}"`, (variant) => variant.replace(/(-br|-gzip)?\+?"$/, '"'));

/** The bytes to send for a response; a promise while its encoding is being made. `now`: milliseconds since 1970. */
export function serializedFor(
  answer: CachedResponse,
  encoding: Encoding,
  ifNoneMatch: string | undefined,
  now: number,
): Buffer | Promise<Buffer> {
  const { status } = answer;
  if (status === 200 && hasResponse(ifNoneMatch, answer.tag)) return datedAt(answer.unchanged.packet, 304, now);
  const body = bodyIn(answer, encoding);
  return body instanceof Promise
    ? body.then(({ packet }) => datedAt(packet, status, now))
    : datedAt(body.packet, status, now);
}

/** Sends a response in the client's preferred encoding, or 304. `more`: additional headers for this client. */
export async function send(
  answer: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  more: readonly string[] = [],
): Promise<void> {
  const { headers } = request;
  if (answer.status === 200 && hasResponse(headers['if-none-match'], answer.tag)) {
    response.writeHead(304, [...answer.unchanged.head, ...more]).end();
    return;
  }
  const body = bodyIn(answer, encodingFor(headers['accept-encoding']));
  const { packet, head } = body instanceof Promise ? await body : body;
  response.writeHead(answer.status, more.length > 0 ? [...head, ...more] : head);
  response.end(request.method === 'HEAD' ? undefined : packet.body);
}
