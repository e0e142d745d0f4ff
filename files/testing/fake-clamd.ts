import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** The EICAR test file, which every scanner reports as a virus, in two halves so that this file is not reported itself. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface FakeClamd {
  port: number;
  /** The contents that it received. */
  seen: Buffer[];
  stop(): Promise<void>;
}

/**
 * A clamd with the INSTREAM command, which finds EICAR. `answer` replaces its response. Content of more than `most`
 * bytes is an error, as with the real one.
 */
export async function startFakeClamd(
  answer?: (socket: Socket) => void,
  most = Number.POSITIVE_INFINITY,
): Promise<FakeClamd> {
  const seen: Buffer[] = [];
  const server = createServer((socket) => {
    let waiting = Buffer.alloc(0);
    let content = Buffer.alloc(0);
    let commanded = false;
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk]);
      if (!commanded) {
        const end = waiting.indexOf(0);
        if (end < 0) return;
        commanded = waiting.subarray(0, end).toString() === 'zINSTREAM';
        waiting = waiting.subarray(end + 1);
        if (!commanded) return void socket.end('UNKNOWN COMMAND\0');
      }
      while (waiting.length >= 4) {
        const length = waiting.readUInt32BE(0);
        if (length === 0) {
          seen.push(content);
          if (answer) return void answer(socket);
          return void socket.end(content.includes(eicar) ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0');
        }
        if (waiting.length < 4 + length) return;
        content = Buffer.concat([content, waiting.subarray(4, 4 + length)]);
        waiting = waiting.subarray(4 + length);
        if (content.length > most) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const open = new Set<Socket>();
  server.on('connection', (socket) => open.add(socket));
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    async stop() {
      for (const socket of open) socket.destroy();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
