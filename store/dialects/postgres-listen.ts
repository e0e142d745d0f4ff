import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

interface Listening {
  connectionString: string;
  channel: string;
  tell: () => void;
}

/** Delay before reconnecting after a lost connection. */
const againAfterMs = 500;

/**
 * Listens on a connection of its own and reconnects when it is lost. After each connect it calls `tell` once, because
 * notifications may have been missed. The returned function ends it.
 */
export function listen(listening: Listening): () => Promise<void> {
  const stop = new AbortController();
  const running = keepListening(listening, stop.signal);
  return async () => {
    stop.abort();
    await running;
  };
}

async function keepListening(listening: Listening, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await listenOnce(listening, signal);
    await pause(againAfterMs, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Returns when the connection is lost or cannot be made, or when the signal aborts. */
async function listenOnce({ connectionString, channel, tell }: Listening, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString, keepAlive: true, application_name: 'atrium listens' });
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  client.on('notification', tell);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    tell();
    await lost;
  } catch {
    // The store's own queries report errors of the server; this connection only retries.
  } finally {
    await client.end().catch(() => {});
  }
}
