import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

interface Listening {
  connectionString: string;
  channel: string;
  tell: () => void;
}

/** How long after a lost connection the next is tried. */
const againAfterMs = 500;

/**
 * Listens on a connection of its own, which is opened anew whenever it is lost; whatever may have been missed meanwhile is
 * told as one. Ends with the function returned.
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

/** Until the connection is lost, or could not be made, or the signal ends it. */
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
    // The store's own queries say what is wrong with the server; this one tries again.
  } finally {
    await client.end().catch(() => {});
  }
}
