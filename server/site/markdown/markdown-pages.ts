import type { MiddlewareHandler } from 'hono';
import { isPagePath } from '#contract/addresses/language-path.ts';
import type { AppEnv } from '#server/create-app.ts';
import { markdownAddressOf, pagePathOf, prefersMarkdown } from './markdown-address.ts';

/** Headers of a page that its text in Markdown has too. */
const kept = ['cache-control', 'retry-after', 'set-cookie', 'x-accel-buffering'];

/** Proxies reject longer headers, such as nginx from 4 KB in all on. */
const maxAddress = 2_000;

/** A page for one visitor. Its address may have a secret, such as the token of a mailed link. */
const isPrivate = (headers: Headers): boolean => /no-store|private/.test(headers.get('cache-control') ?? '');

/** Tells programs where a page’s text in Markdown is, and shared caches that the response depends on `Accept`. */
export function offerMarkdown(headers: Headers, { pathname, search }: URL, status: number): void {
  const address = markdownAddressOf(pathname + search);
  if (address === undefined || isPrivate(headers)) return;
  headers.append('vary', 'Accept');
  if (status !== 200 || address.length > maxAddress) return;
  headers.append('link', `<${address}>; rel="alternate"; type="text/markdown"`);
}

/** Serves pages as Markdown: at `/faq.md`, and at `/faq` to clients that prefer it. `fetch` serves the pages. */
export function markdownPages(
  fetch: (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const url = new URL(c.req.url);
    const named = pagePathOf(url.pathname);
    const isPreferred = prefersMarkdown(c.req.header('accept')) && markdownAddressOf(url.pathname) !== undefined;
    if (named === undefined && !isPreferred) return next();
    url.pathname = named ?? url.pathname;
    const headers = new Headers(c.req.raw.headers);
    // The response is not sent as it is.
    for (const name of ['accept', 'accept-encoding', 'if-none-match', 'range']) headers.delete(name);
    const page = await fetch(new Request(url, { headers }), c.env);
    const to = page.headers.get('location');
    if (to !== null) return c.redirect(named === undefined ? to : inMarkdown(to), page.status === 301 ? 301 : 302);
    if (!page.headers.get('content-type')?.startsWith('text/html')) {
      await page.body?.cancel();
      return next();
    }
    const { pageAsMarkdown } = await import('./page-as-markdown.ts');
    const own = kept.flatMap((name): [string, string][] => {
      const value = page.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const answer = new Headers([...own, ['content-type', 'text/markdown; charset=utf-8'], ['vary', 'Accept']]);
    const canonical = url.pathname + url.search;
    if (!isPrivate(page.headers) && canonical.length <= maxAddress)
      answer.append('link', `<${canonical}>; rel="canonical"`);
    const html = await page.text();
    const [, lang] = /^<!DOCTYPE html><html lang="([\w-]+)"/.exec(html) ?? [];
    if (lang !== undefined) answer.set('content-language', lang);
    if (html.includes('<meta name="robots" content="noindex"')) answer.set('x-robots-tag', 'noindex');
    return new Response(pageAsMarkdown(html, url.href), { status: page.status, headers: answer });
  };
}

const inMarkdown = (to: string): string => (isPagePath(to) ? (markdownAddressOf(to) ?? to) : to);
