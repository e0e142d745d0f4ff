import { words } from '#api/office/words.ts';

export interface UploadLimit {
  /** Runs work that receives a body of a known length or less. Throws `unavailable` if the bodies together would be too large. */
  receive<T>(bytes: number, work: () => Promise<T>): Promise<T>;
  /** Runs the processing of a received body when it is its turn. */
  process<T>(work: () => Promise<T>): Promise<T>;
}

/** Eight of the largest files. They are held in memory until they are stored. */
const maxReceivedBytes = 8 * 26 * 1024 * 1024;
/** A small body counts as this much, so that the number of waiting ones is bounded too. */
const minBytes = 1024 * 1024;
/** The processing of a picture takes four times its size, and one of two cores. */
const maxProcessed = 2;
const retryAfterSeconds = 5;

/** Bounds the memory of uploads: the bodies that are received at once, and those that are parsed, decoded and stored at once. */
export function createUploadLimit({ receivedBytes = maxReceivedBytes, processed = maxProcessed } = {}): UploadLimit {
  let held = 0;
  let busy = 0;
  const waiting: (() => void)[] = [];

  return {
    async receive(bytes, work) {
      const counted = Math.max(minBytes, bytes);
      // A larger one, such as an archive, is received alone.
      if (held > 0 && held + counted > receivedBytes) {
        const headers = { 'Retry-After': String(retryAfterSeconds) };
        throw words.error('unavailable', (texts) => texts.problems.uploadsBusy, { headers });
      }
      held += counted;
      try {
        return await work();
      } finally {
        held -= counted;
      }
    },

    async process(work) {
      if (busy < processed) busy += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else busy -= 1;
      }
    },
  };
}
