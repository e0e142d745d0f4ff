import { constants, brotliCompressSync as squeeze } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface Fetched {
  path: string;
  /** As the browser sees it: script, stylesheet, font, image, fetch, document … */
  kind: string;
  /** The body in brotli, at its best; bytes. */
  size: number;
}

/** Keeps account of everything a page fetches from now on; the function gives what has come so far. */
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
    // What a page was left for has no body to weigh.
    coming.push(read().catch(() => []));
  });
  return async (kind) => (await Promise.all(coming)).flat().filter((each) => each.kind === kind);
}

export const sumOf = (fetched: readonly Fetched[]): number => fetched.reduce((sum, { size }) => sum + size, 0);
