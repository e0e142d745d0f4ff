import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { scheduler } from '../limits/fair-scheduling.ts';
import { createSteps, type Sent, type Step, type StepOptions } from './fast-path-steps.ts';

export interface SocketFastPath {
  /** Stops serving: later requests go to `node:http`. */
  leave(): void;
  /** Closes the connections that are not handed over, except those that wait for a response. */
  close(): void;
  /** Closes them all. */
  cut(): void;
}

export interface SocketFastPathOptions extends StepOptions {
  onError: (error: unknown) => void;
  /** Counts page views; absent: none are counted. */
  countPage?: ((page: string) => void) | undefined;
  /** Counts searches without results by their addresses; absent: none are counted. */
  countSearch?: ((address: string) => void) | undefined;
}

const maxChunkBytes = 64 * 1_024;

/**
 * How long a connection may be silent: at first (with the time limit for a head in create-server.ts less than fifteen
 * seconds), and after a response (longer than proxies keep idle connections).
 */
const firstMs = 6_000;
const idleMs = 65_000;
/** How long a client may read nothing of a response. */
const stuckMs = 10_000;
/** With more unread bytes than this, a client’s next requests are not read. */
const maxUnreadBytes = 64 * 1_024;
/** Bytes written to one connection before other connections are served. */
const maxBytesPerWrite = 128 * 1_024;

/**
 * Serves cached responses on the socket; a response that is not cached yet is rendered first. At the first head of any
 * other kind, the connection goes to `node:http` with all unread bytes, and stays there.
 */
export function socketFastPath(server: Server, options: SocketFastPathOptions): SocketFastPath {
  const { onError, countPage, countSearch } = options;
  const steps = createSteps(options);
  /** The connections that are not handed over yet, and those of them that wait for a response. */
  const ours = new Set<Socket>();
  const waiting = new Set<Socket>();
  let left = false;

  const send = (socket: Socket, { bytes, page, search }: Sent) => {
    if (page !== undefined) countPage?.(page);
    if (search) countSearch?.(search);
    // The Date line of the bytes may change while some of them wait to be sent.
    socket.write(socket.writableLength === 0 ? bytes : Buffer.from(bytes));
  };

  /** Renders a response and sends it; the connection is not read meanwhile. Resolves to false where `node:http` must answer. */
  const render = async (socket: Socket, { response }: Extract<Step, { to: 'renderer' }>): Promise<boolean> => {
    waiting.add(socket);
    socket.pause();
    socket.setTimeout(0);
    try {
      const rendered = await response();
      if (rendered && ours.has(socket)) send(socket, rendered);
      return rendered !== undefined;
    } catch (error) {
      onError(error);
      return false;
    } finally {
      waiting.delete(socket);
    }
  };

  const serve = (socket: Socket, chunk: Buffer, handOver: (unread: Buffer) => void) => {
    const readable = !left && chunk.length <= maxChunkBytes;
    const text = readable ? chunk.toString('latin1') : '';
    let written = 0;
    for (let from = 0; from < chunk.length; ) {
      if (readable && (socket.writableLength > maxUnreadBytes || written > maxBytesPerWrite)) {
        resumeLater(socket, chunk.subarray(from));
        break;
      }
      const step = steps.stepAt(chunk, text, from);
      if (step.to === 'node') {
        handOver(chunk.subarray(from));
        return;
      }
      if (step.to === 'renderer') {
        void render(socket, step).then((sent) => {
          if (!ours.has(socket)) return;
          if (sent) resume(socket, chunk.subarray(step.end));
          else handOver(chunk.subarray(from));
        });
        return;
      }
      send(socket, step);
      written += step.bytes.length;
      from = step.end;
    }
    waitForNext(socket);
  };

  takeConnections(server, {
    ours,
    onData: serve,
    onSilence: (socket) => void endIfSilent(socket, ours),
  });
  return {
    leave() {
      left = true;
      steps.stop();
    },
    close() {
      for (const socket of ours) if (!waiting.has(socket)) socket.end(() => socket.destroy());
    },
    cut() {
      for (const socket of ours) socket.destroy();
    },
  };
}

interface ConnectionHandlers {
  /** Has each connection until it is closed or handed over. */
  ours: Set<Socket>;
  onData(socket: Socket, chunk: Buffer, handOver: (unread: Buffer) => void): void;
  onSilence(socket: Socket): void;
}

/**
 * Handles the connections of a server in place of `node:http`, until they are handed over to it. Node documents that a
 * connection may be given to a server by its `connection` event, but not that its own parser listens to the event too
 * and can be called later: there is no other way to read a socket before the parser does. `socket-fast-path.test.ts`
 * fails where that changes.
 */
function takeConnections(server: Server, { ours, onData, onSilence }: ConnectionHandlers): void {
  const behind = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const listeners = {
      data: (chunk: Buffer) => onData(socket, chunk, handOver),
      end: () => socket.end(),
      timeout: () => onSilence(socket),
      // A client that disconnects is not an error, and leaves nothing half done.
      error: () => socket.destroy(),
      close: () => ours.delete(socket),
    };
    const handOver = (unread: Buffer) => {
      ours.delete(socket);
      for (const [event, listener] of Object.entries(listeners)) socket.removeListener(event, listener);
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(unread);
      for (const listener of behind) listener.call(server, socket);
      socket.resume();
    };
    ours.add(socket);
    socket.setTimeout(firstMs);
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
  });
}

function waitForNext(socket: Socket): void {
  const ms = socket.writableNeedDrain ? stuckMs : idleMs;
  if (socket.timeout !== ms) socket.setTimeout(ms);
}

function resume(socket: Socket, unread: Buffer): void {
  waitForNext(socket);
  if (unread.length > 0) socket.unshift(unread);
  socket.resume();
}

/** A few bytes can request many responses, so pipelined requests are served only as fast as the client reads. */
function resumeLater(socket: Socket, unread: Buffer): void {
  socket.pause();
  socket.unshift(unread);
  const listen = () => void scheduler.turn().then(() => socket.resume());
  if (socket.writableLength > maxUnreadBytes) socket.once('drain', listen);
  else listen();
}

/**
 * After a pause of the process, such as a suspended virtual machine, timers run before sockets are read, and a request
 * that has arrived would be lost. One full iteration of the event loop reads it.
 */
async function endIfSilent(socket: Socket, ours: ReadonlySet<Socket>): Promise<void> {
  const { bytesRead } = socket;
  for (let round = 0; round < 2; round++) await new Promise((resolve) => setImmediate(resolve));
  if (socket.bytesRead === bytesRead && ours.has(socket)) socket.destroy();
}
