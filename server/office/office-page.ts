import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { permissionsPolicy } from '../requests/safe-headers.ts';

/** The placeholder in index.html for the nonce of each response. */
const nonceMark = '__CSP_NONCE__';
/** The placeholder for the hosts that may be framed, so that the app offers only players that the policy allows. */
const framesMark = '__FRAME_HOSTS__';

export interface OfficePageOptions {
  /** The folder of the built office. */
  folder: string;
  /** Origins of videos and maps that may be framed, such as `https://player.vimeo.com`. */
  frameSources: readonly string[];
}

const policyOf = (nonce: string, frameSources: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src ${["'self'", ...frameSources].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

/** Returns the office's only page, for all addresses: the app routes in the browser. */
export async function officePage({ folder, frameSources }: OfficePageOptions): Promise<Response> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch((cause: unknown) => {
    throw new Error('The office is not built', { cause });
  });
  const nonce = randomBytes(16).toString('base64');
  const hosts = frameSources.map((source) => new URL(source).host).join(' ');
  return new Response(html.replaceAll(nonceMark, nonce).replaceAll(framesMark, hosts), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(nonce, frameSources),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex, nofollow',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': permissionsPolicy,
    },
  });
}
