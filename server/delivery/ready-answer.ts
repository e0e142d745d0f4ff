import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { type Encoding, encodingFor } from './encodings.ts';

/** Bytes that lie ready, with the header lines that go before them. */
interface Body {
  bytes: Buffer;
  /** Names and values in turn, as node:http takes them without another look. */
  head: string[];
}

/** A finished answer in whatever encodings it was asked for so far. */
export interface ReadyAnswer {
  status: number;
  /** The strong tag without its marks; each encoding adds its own name. */
  tag: string;
  /** Header lines that every encoding shares; names in small letters. */
  headers: Readonly<Record<string, string>>;
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
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
  return {
    status,
    tag,
    headers,
    bodies: { identity: { bytes, head: headOf({ headers, tag }, 'identity', bytes.length) } },
    making: new Map(),
  };
}

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
  const bytes = await compressors[encoding](answer.bodies.identity.bytes, effort[how][encoding]);
  const body = { bytes, head: headOf(answer, encoding, bytes.length, how === 'best' ? '+' : '') };
  answer.bodies[encoding] = body;
  return body;
}

function bodyIn(answer: ReadyAnswer, encoding: Encoding): Body | Promise<Body> {
  const ready = answer.bodies[encoding];
  if (ready) return ready;
  if (encoding === 'identity' || answer.bodies.identity.bytes.length < worthCompressing) return answer.bodies.identity;
  const making =
    answer.making.get(encoding) ?? compress(answer, encoding, 'quick').finally(() => answer.making.delete(encoding));
  answer.making.set(encoding, making);
  return making;
}

/** Compresses an answer that is asked for often as well as can be, whatever time that takes. */
export async function compressBest(answer: ReadyAnswer): Promise<void> {
  if (answer.bodies.identity.bytes.length < worthCompressing) return;
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

/** Lines that say how an answer may be kept, which a 304 repeats (RFC 9110, 15.4.5). */
const toldAgain = ['cache-control', 'vary', 'content-location', 'expires', 'content-security-policy'];

/** Sends an answer in the encoding that its visitor likes best, or 304. `more`: lines for this visitor alone. */
export async function send(
  answer: ReadyAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  more: readonly string[] = [],
): Promise<void> {
  const { headers } = request;
  if (answer.status === 200 && hasAlready(headers['if-none-match'], answer.tag)) {
    const told = Object.entries(answer.headers).filter(([name]) => toldAgain.includes(name));
    response.writeHead(304, [...told.flat(), 'etag', `"${answer.tag}"`, ...more]).end();
    return;
  }
  const body = bodyIn(answer, encodingFor(headers['accept-encoding']));
  const { bytes, head } = body instanceof Promise ? await body : body;
  response.writeHead(answer.status, more.length > 0 ? [...head, ...more] : head);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
