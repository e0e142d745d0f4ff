import { constants, brotliCompressSync as squeeze } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface Fetched {
  path: string;
  /** The browser's resource type: script, stylesheet, font, image, fetch, document … */
  kind: string;
  /** The size of the body in bytes, compressed with brotli at its best quality. */
  size: number;
}

/** Records everything that a page fetches from now on. The returned function lists the finished requests of one kind. */
export function accountOf(page: Page): (kind: string) => Promise<Fetched[]> {
  const coming: Promise<Fetched[]>[] = [];
  page.on('requestfinished', (request) => {
    const read = async () => {
      const response = await request.response();
      const body = await response?.body();
      if (!body) return [];
      const size = squeeze(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
      return [{ path: new URL(request.url()).pathname, kind: request.resourceType(), size }];
    };
    // A request that a navigation aborted has no body.
    coming.push(read().catch(() => []));
  });
  return async (kind) => (await Promise.all(coming)).flat().filter((each) => each.kind === kind);
}

export const sumOf = (fetched: readonly Fetched[]): number => fetched.reduce((sum, { size }) => sum + size, 0);
