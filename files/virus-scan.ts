import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** Looks for viruses in a file: the name of what was found, or undefined. Rejects with {@link NotScanned}. */
export type VirusScan = (content: Uint8Array) => Promise<string | undefined>;

/** Nobody has looked at the file, so nobody can say that it is clean. */
export class NotScanned extends Error {
  override readonly name = 'NotScanned';
}

const pieceBytes = 64 * 1024;
/** An answer is one line with the name of a virus in it. */
const longestAnswer = 4 * 1024;

/** Where clamd listens: a path, or `host:port` (an IPv6 address in brackets). Undefined for anything else. */
export function clamdPlace(address: string): NetConnectOpts | undefined {
  if (address.startsWith('/')) return { path: address };
  const [, bracketed, host = bracketed, port] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+)):(\d{1,5})$/i.exec(address) ?? [];
  const number = Number(port);
  return host && number > 0 && number < 65_536 ? { host, port: number } : undefined;
}

/** Scans by ClamAV's daemon, over its INSTREAM command. `timeoutMs` is for the whole of one scan. */
export const clamdScan =
  (place: NetConnectOpts, timeoutMs = 20_000): VirusScan =>
  async (content) => {
    const socket = connect(place);
    const cut = setTimeout(() => socket.destroy(new Error('clamd took too long')), timeoutMs);
    try {
      const [answer] = await Promise.all([answerOf(socket), pipeline(framed(content), socket, { end: false })]);
      return foundIn(answer);
    } catch (cause) {
      if (cause instanceof NotScanned) throw cause;
      throw new NotScanned('clamd cannot be asked', { cause });
    } finally {
      clearTimeout(cut);
      socket.destroy();
    }
  };

function foundIn(answer: string): string | undefined {
  if (/^stream: OK\0?$/.test(answer)) return undefined;
  const [, name] = /^stream: (.+) FOUND\0?$/.exec(answer) ?? [];
  if (name === undefined) throw new NotScanned(`clamd answered “${answer.slice(0, 200).replace(/[^ -~]/g, '?')}”`);
  return name;
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.includes('\0') || answer.length > longestAnswer) break;
  }
  return answer;
}

/** The command, the content in pieces with the length of each before it, and a piece of length 0 as the end. */
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
