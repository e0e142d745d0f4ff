import type { Context, MiddlewareHandler } from 'hono';
import { pageOf } from '#content/pages.ts';
import { isSearched } from '#content/search.ts';
import type { Code } from '#contract/text/codes/codes.ts';
import { isGtin } from '#contract/text/codes/gtin.ts';
import { pageTextsFor } from '#site/texts/use-page-texts.ts';
import type { PublishedEntries } from '#store/interfaces/published-entries.ts';
import { noPage } from '../requests/safe-headers.ts';
import { plainPage } from './plain-page.ts';

/** Longer ones are no article numbers. */
const longestCode = 60;

interface CodeAddresses {
  entries: Pick<PublishedEntries, 'byCode'>;
  /** The language of pages without a language in their path. */
  defaultLanguage: () => string;
}

/** Redirects to the entry with a code; 410 for one that is no longer published, with its successor. */
async function answered(
  c: Context,
  code: Code,
  { entries, defaultLanguage }: CodeAddresses,
): Promise<Response | undefined> {
  const holder = code.code.length > longestCode ? undefined : await entries.byCode(code);
  if (!holder || !isSearched(holder.type)) return undefined;
  if (holder.isPublished) return c.redirect(pageOf(holder.type, holder.publicId), 301);
  const language = defaultLanguage();
  const { goneTitle: title, goneText: text } = pageTextsFor(language).errors;
  const { successor } = holder;
  const link = successor
    ? { link: String(successor.document.name ?? ''), href: pageOf(holder.type, successor.publicId) }
    : {};
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': noPage };
  return new Response(plainPage(language, { title, text, ...link }), { status: 410, headers });
}

/** `/p/{article number}`, short enough for print, in any spelling of the number. */
export const articleAddress =
  (addresses: CodeAddresses): MiddlewareHandler<object, '/p/:number'> =>
  async (c, next) =>
    (await answered(c, { kind: 'article', code: c.req.param('number') }, addresses)) ?? next();

/** `/01/{gtin}`, the path of a GS1 Digital Link (GS1 Digital Link Standard: URI syntax). What follows it is ignored. */
export const gtinAddress =
  (addresses: CodeAddresses): MiddlewareHandler =>
  async (c, next) => {
    const [, gtin = ''] = /^\/01\/(\d{8,14})(?:\/|$)/.exec(c.req.path) ?? [];
    if (!isGtin(gtin.padStart(14, '0'))) return next();
    return (await answered(c, { kind: 'gtin', code: gtin }, addresses)) ?? next();
  };
