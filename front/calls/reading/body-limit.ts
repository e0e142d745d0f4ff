import { createConcurrencyLimiter } from '#server/limits/concurrency-limiter.ts';
import { createJsonReader } from './json-reader.ts';
import { ParsedResponse } from './parsed-response.ts';
import { createStructureCheck } from './structure-limit.ts';

export interface BodyLimit {
  /**
   * Reads the whole body of a response, or until it has too many parts (`structure-limit.ts`). Throws an Error if it is
   * larger than `maxBytes` after decompression, and TooBusy if too many large bodies wait or if one waits too long.
   */
  read(request: Request, response: Response): Promise<Response>;
  /** Frees the slot of this request's large body, because it is decoded or abandoned. */
  release(request: Request): void;
}

/** Bodies up to this size are read without a limit on concurrency. Larger ones are read and decoded one at a time. */
const smallBytes = 1024 * 1024;
/** Bodies up to this size are returned as text, which can be stored as a last good answer. */
const textBytes = 8 * 1024 * 1024;
const maxLargeWaiting = 50;
/** Less than a call's time limit: waiting here must not count as a hanging backend. */
const maxWaitMs = 5_000;

/** Bounds the memory of a foreign backend's responses: one large response is read and decoded at a time. */
export function createBodyLimit(maxBytes: number): BodyLimit {
  const large = createConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: maxLargeWaiting, maxWaitMs });
  const ends = new WeakMap<Request, () => void>();

  /** Resolves when the slot is free, with the function that frees it again. */
  const takeTurn = () =>
    new Promise<() => void>((resolve, reject) => {
      large.take(() => new Promise<void>((end) => resolve(end))).catch(reject);
    });

  return {
    async read(request, response) {
      const { body, status, statusText, headers } = response;
      if (!body) return response;
      const init = { status, statusText, headers };
      const reader = body.getReader();
      const faultIn = createStructureCheck();
      let fault: string | undefined;
      let bytes = 0;
      /** Whether the body has ended, or a fault was found. */
      const readTo = async (most: number, take: (chunk: Uint8Array<ArrayBuffer>) => void): Promise<boolean> => {
        while (bytes <= most) {
          const { done, value } = await reader.read();
          if (done) return true;
          bytes += value.length;
          fault = faultIn(value);
          if (fault !== undefined) {
            await reader.cancel();
            return true;
          }
          take(value);
        }
        return false;
      };
      const requireFit = async (fits: boolean) => {
        if (fits) return;
        await reader.cancel();
        throw new Error(`The answer is larger than ${maxBytes} bytes`);
      };
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      const unreadable = () => new ParsedResponse({ fault, bytes }, init);
      const readText = (most: number) => readTo(Math.min(most, maxBytes), (chunk) => chunks.push(chunk));

      await requireFit(Number(headers.get('content-length') ?? 0) <= maxBytes);
      if (await readText(smallBytes)) return fault ? unreadable() : new Response(new Blob(chunks), init);
      const end = await takeTurn();
      try {
        const isText = await readText(textBytes);
        const json = createJsonReader();
        if (!isText) {
          for (const chunk of chunks.splice(0)) json.push(chunk);
          await requireFit(await readTo(maxBytes, json.push));
        }
        request.signal.throwIfAborted();
        ends.set(request, end);
        if (fault) return unreadable();
        return isText ? new Response(new Blob(chunks), init) : new ParsedResponse({ value: json.end(), bytes }, init);
      } catch (error) {
        end();
        throw error;
      }
    },
    release(request) {
      ends.get(request)?.();
      ends.delete(request);
    },
  };
}
