import type { Context, Hono } from 'hono';
import type { Accounts, RejectedSignIn } from '#accounts/create-accounts.ts';
import { authPath } from '#accounts/sessions/cookies.ts';
import type { Api } from '#api/create-api.ts';
import { problemResponse } from '#api/http/responses.ts';
import { words } from '#api/office/words.ts';
import { visitorKey } from '#api/rules/limits/rate-limit.ts';
import { acceptedLanguages } from '#contract/languages/wording.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import type { AppEnv } from '../create-app.ts';
import { builtFiles } from '../requests/built-files.ts';
import { requestIdNow } from '../requests/current-request.ts';
import { officePage } from './office-page.ts';
import { previewFrame, previewFramePath } from './preview-frame.ts';
import { requireOwnOrigin } from './require-own-origin.ts';

export interface OfficeParts {
  accounts: Accounts;
  api: Api['fetch'];
  /** The address of the office, such as `https://www.example.com/office`. */
  officeUrl: string;
  /** The folder of the built app. */
  folder: string;
  frameSources: readonly string[];
  /** Resolves when visitors see all earlier changes; absent: they see them at once. */
  settled?: () => Promise<void>;
  /** Learns of each rejected sign-in, with the client's whole address. */
  onRejectedSignIn?: (attempt: RejectedSignIn, address: string) => void;
}

export type AddressOf = (c: Context<AppEnv>) => string;

/** Whether a path is a call of the office. Paths of calls are case-insensitive. */
export const isOfficeCall = (path: string): boolean => path.toLowerCase().startsWith('/api/office/');

export const noSuchCall = (): Response => problemResponse(new HttpError('unknown_call'), requestIdNow());

/** The worker that reads PDFs loads decoders, character maps and fonts of the same build. */
const pdfWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Serves the office: its app, its calls, and signing in. */
export function mountOffice(app: Hono<AppEnv>, parts: OfficeParts, addressOf: AddressOf): void {
  const answer = officeCalls(parts);
  app.all('/api/*', async (c, next) => (isOfficeCall(c.req.path) ? answer(c.req.raw, addressOf(c)) : next()));

  const assets = builtFiles<AppEnv>({
    root: parts.folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice('/office'.length),
    onFound: (path, c) => {
      if (/\/pdf\.worker[^/]*$/.test(path)) c.header('Content-Security-Policy', pdfWorkerPolicy);
      c.header('Cache-Control', 'public, max-age=31536000, immutable');
      c.header('X-Robots-Tag', 'noindex, nofollow');
    },
  });
  app.get('/office/assets/*', assets);
  app.get(
    '/office/assets/*',
    () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } }),
  );
  app.get(previewFramePath, previewFrame);
  app.get('/office', () => officePage(parts));
  app.get('/office/*', () => officePage(parts));
}

/** Makes calls on behalf of the signed-in user. Only this function turns a session into a principal. */
function officeCalls({ accounts, api, officeUrl, settled, onRejectedSignIn }: OfficeParts) {
  const { origin } = new URL(officeUrl);
  return async (request: Request, address: string): Promise<Response> => {
    try {
      requireOwnOrigin(request, origin);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const lang = words.known(acceptedLanguages(request.headers.get('accept-language')));
      return problemResponse(error, requestIdNow(), lang);
    }
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(`${authPath}/`)) {
      return accounts.fetch(request, visitorKey(address), (attempt) => onRejectedSignIn?.(attempt, address));
    }
    const { principal, cookies } = await accounts.presenceOf(request);
    const answer = await api(request, { address, principal });
    // After saving, an editor often opens the page.
    if (request.method !== 'GET') await settled?.();
    if (cookies.length === 0) return answer;
    const headers = new Headers(answer.headers);
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response(answer.body, { status: answer.status, headers });
  };
}
