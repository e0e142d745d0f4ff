import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const timeoutMs = 10_000;

/**
 * Renders the whole page, suspended parts included, as UTF-8.
 *
 * @throws Error the first error of any part, also one inside a Suspense boundary: a page that lacks a part is not
 * served. Also where the page takes longer than ten seconds.
 */
export function renderPage(page: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Buffer, _, written) {
        chunks.push(chunk);
        written();
      },
      final(finished) {
        resolve(Buffer.concat(chunks));
        finished();
      },
    });
    let failure: { error: unknown } | undefined;
    const { pipe, abort } = renderToPipeableStream(page, {
      // React sends large boundaries later and moves them into place by script. The page is sent whole.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        if (failure) reject(failure.error);
        else pipe(collector);
      },
      onShellError: reject,
      onError(error) {
        failure ??= { error };
      },
    });
    const timer = setTimeout(abort, timeoutMs);
  });
}
