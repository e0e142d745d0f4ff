import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** Scans a file: resolves to the name of a virus or undefined. Rejects with {@link NotScanned}. */
export type VirusScan = (content: Uint8Array) => Promise<string | undefined>;

/** The file was not scanned, so it is not known to be clean. */
export class NotScanned extends Error {
  override readonly name = 'NotScanned';
}

const pieceBytes = 64 * 1024;
/** A response is one line with at most the name of a virus. */
const maxResponseBytes = 4 * 1024;

/** Parses the address of clamd: a path, or `host:port` (an IPv6 address in brackets). Undefined for anything else. */
export function clamdPlace(address: string): NetConnectOpts | undefined {
  if (address.startsWith('/')) return { path: address };
  const [, bracketed, host = bracketed, port] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+)):(\d{1,5})$/i.exec(address) ?? [];
  const number = Number(port);
  return host && number > 0 && number < 65_536 ? { host, port: number } : undefined;
}

/** Scans with ClamAV's daemon by its INSTREAM command. `timeoutMs` limits the whole scan. */
export const clamdScan =
  (place: NetConnectOpts, timeoutMs = 20_000): VirusScan =>
  async (content) => {
    const socket = connect(place);
    const cut = setTimeout(() => socket.destroy(new Error('clamd timed out')), timeoutMs);
    try {
      const [answer] = await Promise.all([answerOf(socket), pipeline(framed(content), socket, { end: false })]);
      return foundIn(answer);
    } catch (cause) {
      if (cause instanceof NotScanned) throw cause;
      throw new NotScanned('Cannot scan the file with clamd', { cause });
    } finally {
      clearTimeout(cut);
      socket.destroy();
    }
  };

function foundIn(answer: string): string | undefined {
  if (/^stream: OK\0?$/.test(answer)) return undefined;
  const [, name] = /^stream: (.+) FOUND\0?$/.exec(answer) ?? [];
  if (name === undefined)
    throw new NotScanned(`Unexpected response of clamd: “${answer.slice(0, 200).replace(/[^ -~]/g, '?')}”`);
  return name;
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.includes('\0') || answer.length > maxResponseBytes) break;
  }
  return answer;
}

/** The command, then the content in pieces, each after its length, and a piece of length 0 as the end. */
function* framed(content: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let start = 0; start < content.length; start += pieceBytes) {
    const piece = content.subarray(start, start + pieceBytes);
    yield lengthOf(piece);
    yield piece;
  }
  yield lengthOf(new Uint8Array());
}

function lengthOf(piece: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}
