import { LRUCache } from 'lru-cache';
import { CallError } from '#contract/call-error.ts';

/** There is more to draw than can be drawn soon; nothing was begun. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export interface MadePictures {
  /** The picture of the key, if it is kept. */
  get(key: string): Buffer | undefined;
  /** The picture of the key, made now unless it is kept or being made already. Throws {@link TooBusy}. */
  make(key: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

/** Keeps made pictures in memory, and draws few at once however many are asked for. */
export function createMadePictures({ maxBytes = 48 * 1024 * 1024, atOnce = 2, mostWaiting = 40 } = {}): MadePictures {
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (picture) => picture.length + 200 });
  const underWay = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let drawing = 0;

  const turn = async (): Promise<void> => {
    if (drawing < atOnce) {
      drawing += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new TooBusy('Too many pictures are waiting to be drawn');
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  };

  const made = async (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    await turn();
    try {
      const picture = await draw();
      kept.set(key, picture);
      return picture;
    } finally {
      leave();
    }
  };

  return {
    get: (key) => kept.get(key),
    make(key, draw) {
      const known = kept.get(key);
      if (known) return Promise.resolve(known);
      const begun = underWay.get(key) ?? made(key, draw).finally(() => underWay.delete(key));
      underWay.set(key, begun);
      return begun;
    },
  };
}

/** Answers "not now" where there is too much to draw, or the content cannot be had. */
export async function orNotNow(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof TooBusy || error instanceof CallError)) throw error;
    const headers = { 'retry-after': '5', 'cache-control': 'no-store' };
    return new Response('Not available at the moment.', { status: 503, headers });
  }
}
