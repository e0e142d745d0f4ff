import type { RequestListener } from 'node:http';

export interface DrainTimeoutOptions {
  /** How much is still taken in after the answer. */
  mostBytes?: number;
  /** How long, milliseconds. */
  mostMs?: number;
  /** How often it is looked at, milliseconds. */
  everyMs?: number;
}

/** A client that sends all of its body before it reads gets the answer only if the rest is taken in: 3 MB at 1 Mbit/s are 24 s. */
const defaults = { mostBytes: 64 * 1024 * 1024, mostMs: 30_000, everyMs: 50 };

/**
 * Ends connections whose request has its answer and still goes on. Node reads and throws away the rest of it, so that another
 * request may follow: of a body without end for as long as a request may take, as fast as it comes.
 */
export function withDrainTimeout(listener: RequestListener, options: DrainTimeoutOptions = {}): RequestListener {
  const { mostBytes, mostMs, everyMs } = { ...defaults, ...options };
  return (request, response) => {
    // A request whose connection is gone no longer has it.
    const { socket } = request;
    response.once('finish', () => {
      if (request.complete || socket.destroyed) return;
      // A web stream over the request takes in no more than its reader asked for.
      request.removeAllListeners('data').resume();
      const until = performance.now() + mostMs;
      const bytes = socket.bytesRead + mostBytes;
      const looking = setInterval(() => {
        const isOver = request.complete || socket.destroyed;
        if (!isOver && socket.bytesRead < bytes && performance.now() < until) return;
        clearInterval(looking);
        if (!isOver) socket.destroy();
      }, everyMs).unref();
    });
    listener(request, response);
  };
}
