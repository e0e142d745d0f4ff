import { z } from 'zod';
import { type Call, callPath } from './call.ts';

const wireNameOf = ({ wireNames }: Call, name: string): string => wireNames?.[name] ?? name;

/** The URL of a call, with its query parameters. */
export function addressFor(call: Call, input: unknown, baseUrl: string): URL {
  const url = new URL(callPath(call), baseUrl);
  if (call.inputIn !== 'query') return url;
  for (const [name, value] of Object.entries(z.encode(call.input, input) as Record<string, unknown>)) {
    if (value !== undefined) url.searchParams.set(wireNameOf(call, name), String(value));
  }
  return url;
}

/** `foreign`: sends only the fields of the specification. */
export function requestFor(
  call: Call,
  input: unknown,
  { baseUrl, signal, foreign }: { baseUrl: string; signal: AbortSignal; foreign: boolean },
): Request {
  const url = addressFor(call, input, baseUrl);
  if (call.inputIn === 'query') {
    return new Request(url, { method: call.method, signal, headers: { accept: 'application/json' } });
  }
  const encoded = call.inputIn === 'multipart' ? input : z.encode(call.input, input);
  const sent = Object.entries(encoded as Record<string, unknown>).filter(
    ([name]) => !foreign || !call.specified || call.specified.includes(name),
  );
  if (call.inputIn === 'json') {
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    return new Request(url, { method: call.method, signal, headers, body: JSON.stringify(Object.fromEntries(sent)) });
  }
  const form = new FormData();
  for (const [name, value] of sent) {
    if (value === undefined || value === '') continue;
    form.append(wireNameOf(call, name), value instanceof Blob ? value : String(value));
  }
  return new Request(url, { method: call.method, signal, headers: { accept: 'application/json' }, body: form });
}

/** Rejects with the signal's reason when the signal aborts, even if the promise never settles. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) return give();
    signal.addEventListener('abort', give, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}
