import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, gunzipSync, gzip, constants as zlib } from 'node:zlib';
import { type Encoding, encodingFor } from './encodings.ts';
import { datedAt, type SerializedResponse, serializeResponse } from './serialized-response.ts';
import { bytesOfAnswer } from './whole-response.ts';

/** Bytes that lie ready, with the header lines that go before them. */
interface Body {
  /** Names and values in turn, as node:http takes them without another look. */
  head: string[];
  /** Both of them, ready to be sent in one piece. */
  packet: SerializedResponse;
}

/**
 * A finished answer in whatever encodings it was asked for so far. Plain bytes are several times as long as the others, and no
 * browser asks for them: they go as soon as there is another encoding to get them back from, unless somebody has asked for them.
 */
export interface CachedResponse {
  status: number;
  /** The strong tag without its marks; each encoding adds its own name. */
  tag: string;
  /** Header lines that every encoding shares; names in small letters. */
  headers: Readonly<Record<string, string>>;
  bodies: Partial<Record<Encoding, Body>>;
  /** How long its plain bytes are, whether they lie ready or not. */
  plainLength: number;
  plainAsked: boolean;
  /** What whoever has it already is told. */
  unchanged: Body;
  /** Encodings that are being made. */
  making: Map<Encoding, Promise<Body>>;
  /** Told when it holds more bytes or fewer. */
  onResized?: () => void;
}

/** Shorter answers fit into one packet anyway. */
const worthCompressing = 860;

/** Made while somebody waits: most of the gain for little time. Made afterwards: all of it. */
const effort = { quick: { br: 5, gzip: 6 }, best: { br: 11, gzip: 9 } } as const;
type Effort = keyof typeof effort;

const compressors = {
  br: (bytes: Buffer, level: number) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: level,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // Head, text and data of a page are better told apart in small blocks.
        [zlib.BROTLI_PARAM_LGBLOCK]: 16,
      },
    }),
  gzip: (bytes: Buffer, level: number) => promisify(gzip)(bytes, { level }),
};

/** Header lines that are ours to say, or say nothing once the answer is whole. */
const ownHeaders = ['content-length', 'transfer-encoding', 'connection', 'date', 'etag', 'keep-alive'];

/** Takes an answer whole. `headers` go over its own. */
export async function toCachedResponse(
  response: Response,
  headers: Record<string, string> = {},
): Promise<CachedResponse> {
  const bytes = await bytesOfAnswer(response);
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

/** An answer's plain bytes. */
export function bytesOf({ bodies: { identity, br, gzip: gzipped } }: CachedResponse): Buffer {
  if (identity) return identity.packet.body;
  if (br) return brotliDecompressSync(br.packet.body);
  if (gzipped) return gunzipSync(gzipped.packet.body);
  throw new Error('An answer has lost all of its bytes');
}

/** How many bytes an answer holds in all its encodings. */
export const heldBytes = ({ bodies, unchanged }: CachedResponse): number =>
  [unchanged, ...Object.values(bodies)].reduce((sum, { packet }) => sum + packet.whole.length, 0);

/** What goes to whoever takes no encoding; it stays ready from now on. */
export function plainOf(answer: CachedResponse): Body {
  answer.plainAsked = true;
  const ready = answer.bodies.identity;
  if (ready) return ready;
  const body = plainBody(answer, bytesOf(answer));
  answer.bodies.identity = body;
  answer.onResized?.();
  return body;
}

/** Lines that say how an answer may be kept, which a 304 repeats (RFC 9110, 15.4.5). */
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

/** Makes an encoding of an answer off the event loop. The two efforts give different bytes, so their tags differ too. */
async function compress(answer: CachedResponse, encoding: 'br' | 'gzip', how: Effort, plain: Buffer): Promise<Body> {
  const bytes = await compressors[encoding](plain, effort[how][encoding]);
  const before = answer.bodies[encoding];
  // The better ones were ready sooner.
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

/** Compresses an answer that is asked for often as well as can be, whatever time that takes. */
export async function compressBest(answer: CachedResponse): Promise<void> {
  if (answer.plainLength < worthCompressing) return;
  const plain = bytesOf(answer);
  for (const encoding of ['br', 'gzip'] as const) await compress(answer, encoding, 'best', plain);
}

/** Whether a visitor has these bytes already, in whatever encoding they came. */
export function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some(
    (text) =>
      text
        .trim()
        .replace(/^W\//, '')
        .replace(/^"|"$/g, '')
        .replace(/(-br|-gzip)?\+?$/, '') === tag,
  );
}

/** Everything that goes over the wire for an answer, a promise of it while its encoding is being made. `now`: milliseconds since 1970. */
export function serializedFor(
  answer: CachedResponse,
  encoding: Encoding,
  ifNoneMatch: string | undefined,
  now: number,
): Buffer | Promise<Buffer> {
  const { status } = answer;
  if (status === 200 && matchesEtag(ifNoneMatch, answer.tag)) return datedAt(answer.unchanged.packet, 304, now);
  const body = bodyIn(answer, encoding);
  return body instanceof Promise
    ? body.then(({ packet }) => datedAt(packet, status, now))
    : datedAt(body.packet, status, now);
}

/** Sends an answer in the encoding that its visitor likes best, or 304. `more`: lines for this visitor alone. */
export async function send(
  answer: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  more: readonly string[] = [],
): Promise<void> {
  const { headers } = request;
  if (answer.status === 200 && matchesEtag(headers['if-none-match'], answer.tag)) {
    response.writeHead(304, [...answer.unchanged.head, ...more]).end();
    return;
  }
  const body = bodyIn(answer, encodingFor(headers['accept-encoding']));
  const { packet, head } = body instanceof Promise ? await body : body;
  response.writeHead(answer.status, more.length > 0 ? [...head, ...more] : head);
  response.end(request.method === 'HEAD' ? undefined : packet.body);
}
