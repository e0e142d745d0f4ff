import type { CallContext } from '#api/context.ts';
import { documentIn } from '#api/read-entry.ts';
import { pageAt } from '#api/rules/site-pages.ts';
import type { SearchHit } from '#content/search.ts';
import { digitsOfNumber } from '#contract/text/contact/phone-number.ts';
import { fragment } from '#store/search/highlight.ts';
import { markedWords, queryWords } from '#store/search/query-words.ts';

/** Shorter words are in many addresses. */
const minLength = 3;

/**
 * The contact page, where all words of a query are in the address, phone number or mail address of the company. Words of
 * its name alone are those of the group.
 */
export async function contactHit(
  query: string,
  asked: string | undefined,
  context: CallContext,
): Promise<SearchHit | undefined> {
  const { store } = context;
  const lang = asked ?? store.defaultLanguage;
  const entry = await store.entries.publishedSingle('company', asked);
  const company = entry && documentIn('company', entry, context);
  if (!company) return undefined;
  const words = queryWords(query, lang);
  const { address, phone, email, companyName } = company;
  const beginningsIn = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => queryWords(text, lang).map(({ beginning }) => beginning)));
  const [known, name] = [beginningsIn([address, phone, ...digitsOfNumber(phone), email]), beginningsIn([companyName])];
  const isOfContact = words.every(({ beginning }) => known.has(beginning));
  const isOwn = words.some(({ beginning, typed }) => typed.length >= minLength && !name.has(beginning));
  const page = isOfContact && isOwn ? pageAt('/contact', lang) : undefined;
  const passage = fragment([address.replace(/\s*\n\s*/g, ', '), phone, email].join(' · '), markedWords(words));
  const isOriginal = entry.translation === undefined;
  const language = entry.lang === undefined ? {} : { lang, ...(isOriginal && { fallback: ['fragment' as const] }) };
  return page && { ...page, fragment: passage, ...language };
}
