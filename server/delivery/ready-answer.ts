import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { type Encoding, encodingFor } from './encodings.ts';
import { datedAt, type Packet, packetOf } from './packet.ts';

/** Bytes that lie ready, with the header lines that go before them. */
interface Body {
  /** Names and values in turn, as node:http takes them without another look. */
  head: string[];
  /** Both of them, ready to be sent in one piece. */
  packet: Packet;
}

/** A finished answer in whatever encodings it was asked for so far. */
export interface ReadyAnswer {
  status: number;
  /** The strong tag without its marks; each encoding adds its own name. */
  tag: string;
  /** Header lines that every encoding shares; names in small letters. */
  headers: Readonly<Record<string, string>>;
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
  /** What whoever has it already is told. */
  unchanged: Body;
  /** Encodings that are being made. */
  making: Map<Encoding, Promise<Body>>;
}

/** Shorter answers fit into one packet anyway. */
const worthCompressing = 860;

/** Made while somebody waits: most of the gain for little time. Made afterwards: all of it. */
const effort = { quick: { br: 5, gzip: 6 }, best: { br: 11, gzip: 9 } } as const;
type Effort = keyof typeof effort;

const compressors = {
  br: (bytes: Buffer, level: number) =>
    promisify(brotliCompress)(bytes, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: level, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer, level: number) => promisify(gzip)(bytes, { level }),
};

/** Header lines that are ours to say, or say nothing once the answer is whole. */
const ownHeaders = ['content-length', 'transfer-encoding', 'connection', 'date', 'etag', 'keep-alive'];

/** Takes an answer whole. `headers` go over its own. */
export async function readyFrom(response: Response, headers: Record<string, string> = {}): Promise<ReadyAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const shared = { ...Object.fromEntries(response.headers), ...headers };
  for (const name of ownHeaders) delete shared[name];
  return readyOf(response.status, shared, bytes);
}

export function readyOf(status: number, shared: Record<string, string>, bytes: Buffer): ReadyAnswer {
  const headers = { ...shared, vary: withEncoding(shared.vary) };
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const identity = bodyOf(status, headOf({ headers, tag }, 'identity', bytes.length), bytes);
  const told = Object.entries(headers).filter(([name]) => toldAgain.includes(name));
  const unchanged = bodyOf(304, [...told.flat(), 'etag', `"${tag}"`]);
  return { status, tag, headers, bodies: { identity }, unchanged, making: new Map() };
}

const bodyOf = (status: number, head: string[], bytes?: Uint8Array): Body => ({
  head,
  packet: packetOf(status, head, bytes),
});

/** An answer's plain bytes. */
export const bytesOf = ({ bodies }: ReadyAnswer): Buffer => bodies.identity.packet.body;

/** Lines that say how an answer may be kept, which a 304 repeats (RFC 9110, 15.4.5). */
const toldAgain = ['cache-control', 'vary', 'content-location', 'expires', 'content-security-policy'];

const withEncoding = (vary: string | undefined) => (vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');

function headOf({ headers, tag }: Pick<ReadyAnswer, 'headers' | 'tag'>, encoding: Encoding, bytes: number, mark = '') {
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
async function compress(answer: ReadyAnswer, encoding: 'br' | 'gzip', how: Effort): Promise<Body> {
  const bytes = await compressors[encoding](bytesOf(answer), effort[how][encoding]);
  const body = bodyOf(answer.status, headOf(answer, encoding, bytes.length, how === 'best' ? '+' : ''), bytes);
  answer.bodies[encoding] = body;
  return body;
}

function bodyIn(answer: ReadyAnswer, encoding: Encoding): Body | Promise<Body> {
  const ready = answer.bodies[encoding];
  if (ready) return ready;
  if (encoding === 'identity' || bytesOf(answer).length < worthCompressing) return answer.bodies.identity;
  const making =
    answer.making.get(encoding) ?? compress(answer, encoding, 'quick').finally(() => answer.making.delete(encoding));
  answer.making.set(encoding, making);
  return making;
}

/** Compresses an answer that is asked for often as well as can be, whatever time that takes. */
export async function compressBest(answer: ReadyAnswer): Promise<void> {
  if (bytesOf(answer).length < worthCompressing) return;
  for (const encoding of ['br', 'gzip'] as const) await compress(answer, encoding, 'best');
}

/** Whether a visitor has these bytes already, in whatever encoding they came. */
export function hasAlready(ifNoneMatch: string | undefined, tag: string): boolean {
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

/**
 * Everything that goes over the wire for an answer of status 200, to be sent before anything else is done; undefined while the
 * encoding is still being made. `now`: milliseconds since 1970.
 */
export function quickPacket(
  answer: ReadyAnswer,
  encoding: Encoding,
  ifNoneMatch: string | undefined,
  now: number,
): Buffer | undefined {
  if (hasAlready(ifNoneMatch, answer.tag)) return datedAt(answer.unchanged.packet, 304, now);
  const body = bodyIn(answer, encoding);
  return body instanceof Promise ? undefined : datedAt(body.packet, answer.status, now);
}

/** Sends an answer in the encoding that its visitor likes best, or 304. `more`: lines for this visitor alone. */
export async function send(
  answer: ReadyAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  more: readonly string[] = [],
): Promise<void> {
  const { headers } = request;
  if (answer.status === 200 && hasAlready(headers['if-none-match'], answer.tag)) {
    response.writeHead(304, [...answer.unchanged.head, ...more]).end();
    return;
  }
  const body = bodyIn(answer, encodingFor(headers['accept-encoding']));
  const { packet, head } = body instanceof Promise ? await body : body;
  response.writeHead(answer.status, more.length > 0 ? [...head, ...more] : head);
  response.end(request.method === 'HEAD' ? undefined : packet.body);
}
