import type { z } from 'zod';
import { TranslationError } from './translator.ts';

const maxBytes = 4 * 1024 * 1024;

export interface Service {
  /** Without a trailing slash; the paths of the service follow it. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The time limit of a request, milliseconds. */
  timeoutMs: number;
}

interface ServiceRequest<Output> {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object;
  /** What the response must be. */
  output: z.ZodType<Output>;
}

/** Statuses that concern the texts of one request only. */
const aboutTexts = new Set([400, 413, 414, 422]);

const meanings: Readonly<Record<number, string>> = {
  401: 'it does not accept the key in TRANSLATE_KEY',
  403: 'it does not accept the key in TRANSLATE_KEY',
  404: 'it does not know the address or the model; check TRANSLATE_URL and TRANSLATE_MODEL',
  413: 'the text is too long for it',
  429: 'it gets too many requests. Try again later',
  456: 'its quota is used up',
};

function statusError(status: number): TranslationError {
  const meaning = meanings[status] ?? (status >= 500 ? 'it has a fault. Try again later' : 'it rejects the request');
  return new TranslationError(
    aboutTexts.has(status) ? 'texts' : 'service',
    `The translation service answers ${status}: ${meaning}.`,
  );
}

/**
 * Makes a request to the translation service that the operator has set, which may be in a private network. Redirects
 * are errors, so that key and texts reach no other host. The response is bounded in size and time.
 */
export async function requestService<Output>(
  { url, headers, timeoutMs }: Service,
  { method, path, body, output }: ServiceRequest<Output>,
): Promise<Output> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url}${path}`, {
      method,
      redirect: 'error',
      signal: timeout,
      headers: { ...headers, accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw statusError(response.status);
    }
    text = await readText(response);
  } catch (error) {
    if (error instanceof TranslationError) throw error;
    const { host } = new URL(url);
    if (timeout.aborted) {
      const seconds = Math.round(timeoutMs / 1_000);
      throw new TranslationError(
        'service',
        `The translation service ${host} did not answer within ${seconds} seconds.`,
      );
    }
    throw new TranslationError('service', `The translation service ${host} cannot be reached. Try again later.`);
  }
  const read = output.safeParse(parsed(text));
  if (!read.success) throw new TranslationError('texts', 'The answer of the translation service cannot be read.');
  return read.data;
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readText({ body }: Response): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const part of body) {
    bytes += part.length;
    if (bytes > maxBytes)
      throw new TranslationError('texts', 'The answer of the translation service is larger than 4 MB.');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
