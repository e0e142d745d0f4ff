import { type FileHandle, open } from 'node:fs/promises';

/** Fewer, larger pieces are faster; but as many bytes are held for whoever does not take theirs. */
const pieceBytes = 128 * 1024;

/** As many as the system reads for us at the same time. */
const readsAtOnce = 4;

/** Does reads a few at a time, in the order they were asked for. */
export type ReadInTurn = <T>(read: () => Promise<T>) => Promise<T>;

/**
 * Where a thousand visitors have a piece read each, all pieces would be there at once, and nobody else would be heard until
 * the last of them was handed on: so the next one is read when one before it has been.
 */
export function createReadInTurn(): ReadInTurn {
  const waiting: (() => void)[] = [];
  let free = readsAtOnce;
  return async (read) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await read();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * A file's bytes, or those from `start` to `end`, both included. A piece is read when somebody takes it, and no other one waits
 * behind it. Node's own way (`Readable.toWeb`) holds four of 64 KB for each visitor who does not read, and copies every one, which
 * took twice the time of a processor.
 */
export function readPieces(
  path: string,
  inTurn: ReadInTurn,
  { start = 0, end = Number.POSITIVE_INFINITY } = {},
): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  let at = start;
  let cancelled = false;
  const close = async () => {
    const closing = file;
    file = undefined;
    await closing?.close();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const opened = file ?? (await open(path));
          file = opened;
          // Whoever has gone meanwhile has closed nothing yet.
          if (cancelled) return await close();
          const piece = await inTurn(async () => {
            // Or may have closed it while others had their turns.
            if (cancelled) return undefined;
            const { buffer, bytesRead } = await opened.read(
              Buffer.allocUnsafeSlow(Math.min(pieceBytes, end + 1 - at)),
              { position: at },
            );
            return buffer.subarray(0, bytesRead);
          });
          if (cancelled || !piece) return;
          at += piece.length;
          if (piece.length > 0) controller.enqueue(piece);
          if (piece.length > 0 && at <= end) return;
          await close();
          controller.close();
        } catch (error) {
          await close();
          throw error;
        }
      },
      async cancel() {
        cancelled = true;
        await close();
      },
    },
    { highWaterMark: 0 },
  );
}
