import type { RequestListener } from 'node:http';

export interface DrainTimeoutOptions {
  /** How many bytes are still read after the response. */
  maxBytes?: number;
  /** For how long they are read, in milliseconds. */
  maxMs?: number;
  /** The interval of the checks, in milliseconds. */
  everyMs?: number;
}

/** A client that sends its whole body before it reads gets the response only if the rest is read: 3 MB at 1 Mbit/s take 24 s. */
const defaults = { maxBytes: 64 * 1024 * 1024, maxMs: 30_000, everyMs: 50 };

/**
 * Closes connections whose request continues long after the response. Node reads and discards the rest, so that another
 * request may follow: an endless body would be read at full speed for as long as a request may take.
 */
export function withDrainTimeout(listener: RequestListener, options: DrainTimeoutOptions = {}): RequestListener {
  const { maxBytes, maxMs, everyMs } = { ...defaults, ...options };
  return (request, response) => {
    // A request with a closed connection no longer has its socket.
    const { socket } = request;
    response.once('finish', () => {
      if (request.complete || socket.destroyed) return;
      // A web stream over the request reads no more than its consumer requests.
      request.removeAllListeners('data').resume();
      const until = performance.now() + maxMs;
      const bytes = socket.bytesRead + maxBytes;
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
