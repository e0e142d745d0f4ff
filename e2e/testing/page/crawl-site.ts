import type { APIRequestContext } from '@playwright/test';

/** The response to a plain request for an address of the site. */
export interface Found {
  /** Includes the query, but no fragment. */
  path: string;
  status: number;
  /** The target of a redirect; absent for other responses. */
  movedTo?: string;
  /** '' for responses other than HTML. */
  html: string;
  /** Clicks from the home page. */
  depth: number;
  /** The page whose link led here first. */
  from: string;
}

const atOnce = 6;
const maxPages = 3_000;

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** The same-origin addresses of a page's links that search engines follow, in document order. */
export function linksIn(html: string, base: string): string[] {
  const origin = new URL(base).origin;
  const hrefs = [...html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"[^>]*>/g)].flatMap(([tag, href = '']) =>
    /\brel="[^"]*\bnofollow\b/.test(tag) ? [] : unescaped(href),
  );
  return hrefs.flatMap((href) => {
    const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
    return url?.origin === origin ? [url.pathname + url.search] : [];
  });
}

/** The same-origin files that a page loads or names in its head: pictures, scripts, styles, icons, feeds. */
export function filesIn(html: string, base: string): string[] {
  const named = [
    ...html.matchAll(/<(?:img|script|source|video)\s[^>]*?\bsrc="([^"]*)"/g),
    ...html.matchAll(/<link\s[^>]*?\bhref="([^"]*)"/g),
    ...html.matchAll(/<meta\s[^>]*?property="og:image"\s[^>]*?content="([^"]*)"/g),
  ];
  const origin = new URL(base).origin;
  return named.flatMap(([, address = '']) => {
    const url = new URL(unescaped(address), base);
    return url.origin === origin ? [url.pathname + url.search] : [];
  });
}

/** Follows all links from the home page breadth-first, with plain requests. */
export async function crawlSite(request: APIRequestContext, baseUrl: string): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  let next = [{ path: '/', depth: 0, from: '' }];
  const seen = new Set(['/']);
  while (next.length > 0 && seen.size < maxPages) {
    const level = next;
    next = [];
    for (let begin = 0; begin < level.length; begin += atOnce) {
      const visits = level.slice(begin, begin + atOnce).map(async ({ path, depth, from }): Promise<Found> => {
        const answer = await request.get(path, { maxRedirects: 0 });
        const isPage = (answer.headers()['content-type'] ?? '').startsWith('text/html');
        const html = isPage ? await answer.text() : '';
        return { path, depth, from, status: answer.status(), movedTo: answer.headers().location, html };
      });
      for (const visit of await Promise.all(visits)) {
        found.set(visit.path, visit);
        // A missing page repeats the menu, which adds no new links.
        const onward = visit.movedTo === undefined ? linksIn(visit.html, new URL(visit.path, baseUrl).href) : [];
        const moved = visit.movedTo === undefined ? [] : [new URL(visit.movedTo, baseUrl).pathname];
        for (const path of visit.status < 400 ? [...onward, ...moved] : []) {
          if (seen.has(path)) continue;
          seen.add(path);
          next.push({ path, depth: visit.movedTo === undefined ? visit.depth + 1 : visit.depth, from: visit.path });
        }
      }
    }
  }
  return found;
}
