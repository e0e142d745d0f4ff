import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { BodyTarget } from './body-targets.ts';
import type { FuzzedBody } from './fuzzed-bodies.ts';
import type { Random } from './random.ts';

/** The status of the response; `cut`: the connection ended without one; `silent`: a timeout. */
export type Outcome = number | 'cut' | 'silent';

const timeoutMs = 60_000;

/** Sends bodies as an ordinary HTTP client does, over keep-alive connections. */
export function bodySender(url: string, visitor: () => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { hostname, port } = new URL(url);

  const once = ({ path, method }: BodyTarget, { body, headers }: FuzzedBody): Promise<Outcome | 'again'> =>
    new Promise((resolve) => {
      const lines = { origin: url, 'x-forwarded-for': visitor(), 'content-length': String(body.length), ...headers };
      const asked = request({ hostname, port, path, method, agent, headers: lines, timeout: timeoutMs }, (response) => {
        response.resume().once('close', () => resolve(response.statusCode ?? 'cut'));
      });
      asked.once('timeout', () => {
        resolve('silent');
        asked.destroy();
      });
      // The server may have just closed a keep-alive connection.
      asked.on('error', () => resolve(asked.reusedSocket ? 'again' : 'cut'));
      asked.end(body);
    });

  return {
    async send(target: BodyTarget, fuzzed: FuzzedBody): Promise<Outcome> {
      for (let tries = 0; tries < 5; tries++) {
        const outcome = await once(target, fuzzed);
        if (outcome !== 'again') return outcome;
      }
      return 'cut';
    },
    close: () => agent.destroy(),
  };
}

/** A body whose framing headers do not match it. */
export interface Misframed {
  kind: string;
  lines: string;
  /** The bytes after the head. `endless`: more follow without end. */
  body: Buffer;
  endless?: boolean;
}

export function misframed(random: Random, { body }: FuzzedBody): Misframed {
  const chunks = (data: Buffer) =>
    Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n0\r\n\r\n')]);
  const bad = random.pick([
    '-1',
    '1e3',
    '0x10',
    `${body.length}, ${body.length + 1}`,
    '9'.repeat(30),
    ' ',
    '+5',
    '1 2',
  ]);
  const broken = chunks(body);
  for (let count = 1 + random.below(4); count > 0; count--)
    broken[random.below(Math.min(40, broken.length))] = random.below(256);
  const made: Misframed[] = [
    {
      kind: 'shorter than its Content-Length',
      lines: `Content-Length: ${body.length + 1 + random.below(5_000)}`,
      body,
    },
    { kind: 'longer than its Content-Length', lines: `Content-Length: ${random.below(body.length + 1)}`, body },
    { kind: 'invalid Content-Length', lines: `Content-Length: ${bad}`, body },
    { kind: 'two Content-Lengths', lines: `Content-Length: 3\r\nContent-Length: ${body.length + 4}`, body },
    {
      kind: 'Content-Length and Transfer-Encoding',
      lines: `Content-Length: 3\r\nTransfer-Encoding: chunked`,
      body: chunks(body),
    },
    { kind: 'invalid Transfer-Encoding', lines: 'Transfer-Encoding: gzip, chunked, identity', body: chunks(body) },
    { kind: 'broken chunks', lines: 'Transfer-Encoding: chunked', body: broken },
    { kind: 'truncated chunks', lines: 'Transfer-Encoding: chunked', body: broken.subarray(0, random.below(40)) },
    {
      kind: 'long chunk extension',
      lines: 'Transfer-Encoding: chunked',
      body: Buffer.from(`5;${'a'.repeat(40_000)}\r\n`),
    },
    { kind: 'endless', lines: `Content-Length: ${10 ** 12}`, body, endless: true },
    { kind: 'endless chunks', lines: 'Transfer-Encoding: chunked', body: Buffer.alloc(0), endless: true },
  ];
  return random.pick(made);
}

const block = Buffer.alloc(64 * 1_024, 'a');
const blockChunk = Buffer.concat([Buffer.from(`${block.length.toString(16)}\r\n`), block, Buffer.from('\r\n')]);

/** Sends a misframed body until the connection ends. Resolves with the outcome and the number of bytes sent. */
export function sendMisframed(
  url: string,
  { path, method }: BodyTarget,
  { headers }: FuzzedBody,
  { lines, body, endless }: Misframed,
): Promise<{ outcome: Outcome; sent: number }> {
  const { hostname, port } = new URL(url);
  const type = headers['content-type'] ?? 'application/json';
  return new Promise((resolve) => {
    let text = '';
    let silent = false;
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const more = lines.startsWith('Transfer') ? blockChunk : block;
    const write = () => {
      while (!socket.destroyed && socket.write(more));
    };
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: a\r\nOrigin: ${url}\r\nContent-Type: ${type}\r\n${lines}\r\n\r\n`,
      'latin1',
    );
    socket.write(body);
    if (endless) {
      socket.on('drain', write);
      write();
    } else {
      socket.end();
    }
    socket.on('data', (part: Buffer) => {
      text += part.toString('latin1').slice(0, 1_000);
    });
    socket.on('end', () => socket.destroy());
    // A reset may follow a rejection. `close` is emitted after either.
    socket.on('error', () => {});
    socket.setTimeout(timeoutMs, () => {
      silent = true;
      socket.destroy();
    });
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      resolve({ outcome: status ? Number(status) : silent ? 'silent' : 'cut', sent: socket.bytesWritten });
    });
  });
}
