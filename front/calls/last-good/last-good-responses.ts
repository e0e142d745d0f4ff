import { search } from '#contract/calls/search.ts';
import { addCacheTags, copyTag } from '#server/cache/cache-tags.ts';
import type { Log } from '#server/logging/log.ts';
import type { LastGoodResponses } from '../front-client.ts';
import { openResponseFolder, type ResponseFolder, type StoredResponse } from './response-folder.ts';

const day = 24 * 60 * 60_000;
const maxWaitingBytes = 32 * 1024 * 1024;

export interface LastGoodOptions {
  folder: string;
  now: () => number;
  log: Log;
  maxAnswers?: number;
  maxBytes?: number;
}

export interface LastGoodFolder extends LastGoodResponses {
  /** The age of the last served answer of each call, in seconds; 0: it is fresh. */
  ages(): { call: string; seconds: number }[];
  /** Resolves when all answers stored so far are on disk. */
  settled(): Promise<void>;
}

/**
 * Stale-if-error cache on disk: stores the last good answers of a foreign backend for a day, so that a start during an
 * outage can serve them. A page with a stale answer gets a tag with its time (cache/cache-tags.ts).
 */
export function createLastGoodResponses(options: LastGoodOptions): LastGoodFolder {
  const { now, log, maxAnswers = 10_000, maxBytes = 200 * 1024 * 1024 } = options;
  const opened = openResponseFolder({ ...options, maxAnswers, maxBytes, maxAgeMs: day });
  /** When the last served answer of each call was fetched; undefined: it is fresh. One entry per call. */
  const servedAt = new Map<string, number | undefined>();
  const waiting = new Map<string, StoredResponse>();
  let waitingBytes = 0;
  let writing: Promise<void> | undefined;
  let forgetting: Promise<void> | undefined;
  let isFailing = false;

  const writeAll = async (folder: ResponseFolder) => {
    for (const [url, kept] of waiting) {
      try {
        await folder.write(url, kept);
        isFailing = false;
      } catch (error) {
        // A full disk must not fill the log too.
        if (!isFailing) log.error({ err: error }, 'Cannot write the last good answers of the backend');
        isFailing = true;
      }
      waiting.delete(url);
      waitingBytes -= kept.answer.text.length;
    }
    writing = undefined;
  };

  return {
    keep(call, url, answer, value) {
      servedAt.set(call.name, undefined);
      if (call.name === search.name || isEmptyPart(url, value) || waiting.has(url)) return;
      if (waitingBytes + answer.text.length > maxWaitingBytes) return;
      waiting.set(url, { answer, at: now() });
      waitingBytes += answer.text.length;
      writing ??= opened.then(writeAll);
    },
    async find(call, url, error) {
      const found = await (await opened).read(url);
      if (!found) return undefined;
      if (servedAt.get(call.name) === undefined) {
        log.warn({ call: call.name, err: error }, 'Serving stale answers of a failed call');
      }
      servedAt.set(call.name, found.at);
      addCacheTags([copyTag(found.at)]);
      return found.answer;
    },
    forget(url) {
      // A pending write of this answer must end first.
      forgetting = Promise.all([opened, writing]).then(([folder]) => folder.remove(url));
    },
    ages: () =>
      [...servedAt].map(([call, at]) => ({ call, seconds: at === undefined ? 0 : Math.max(0, now() - at) / 1_000 })),
    async settled() {
      await opened;
      await writing;
      await forgetting;
    },
  };
}

/** Visitors could fill the cache with empty pages and years. */
const isEmptyPart = (url: string, value: unknown): boolean =>
  Array.isArray(value) && value.length === 0 && url.includes('?');
