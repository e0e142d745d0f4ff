import type { CallContext, Handler } from '#api/context.ts';
import { documentIn } from '#api/read-entry.ts';
import { keepWithinLimit } from '#api/rules/limits/limits.ts';
import { nearKeys } from '#api/rules/products/near-keys.ts';
import type { findArticles as findArticlesCall } from '#contract/calls/find-articles.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import { articleKey } from '#contract/text/codes/article-key.ts';
import { isGtin } from '#contract/text/codes/gtin.ts';
import type { PublishedEntry } from '#store/interfaces/published-entries.ts';

type Found = Omit<CallOutput<typeof findArticlesCall>['found'][number], 'text'>;

const maxSuggestions = 3;

/** The keys of a number of an article: in any spelling, and as a GTIN. */
function keysOf(text: string): string[] {
  const key = articleKey(text);
  if (key === '') return [];
  const gtin = key.padStart(14, '0');
  return isGtin(key) && gtin !== key ? [key, gtin] : [key];
}

/** The articles of a product by key. */
function articlesOf(entry: PublishedEntry, context: CallContext): [key: string, Found][] {
  const { name = '', articles = [] } = documentIn('product', entry, context) ?? {};
  return articles.flatMap((article) => {
    const found = { productId: entry.publicId, article: article.number, name: article.name || name };
    const keys = [articleKey(article.number), ...(article.gtin === '' ? [] : [article.gtin.padStart(14, '0')])];
    return keys.map((key): [string, Found] => [key, found]);
  });
}

/** The keys of articles that may be meant by keys without a single article. */
async function meantBy(keys: readonly string[], { store }: CallContext): Promise<Map<string, string[]>> {
  if (keys.length === 0) return new Map();
  const known = await store.entries.articleKeys();
  const near = (key: string) => nearKeys(key, known).slice(0, maxSuggestions);
  return new Map(keys.map((key) => [key, known.has(key) ? [key] : near(key)]));
}

export const findArticles: Handler<typeof findArticlesCall> = async ({ texts, lang }, context) => {
  keepWithinLimit('lookup', context);
  const { entries } = context.store;
  const keys = [...new Set(texts.flatMap(keysOf))];
  const holders = new Map(await entries.byArticleKeys(keys));
  const read = new Map<string, Found[]>();
  const load = async (wanted: readonly string[]) => {
    const ids = new Set(wanted.flatMap((key) => holders.get(key)?.slice(0, maxSuggestions) ?? []));
    const isWanted = new Set(wanted);
    for (const entry of await entries.publishedByIds('product', [...ids], lang))
      for (const [key, article] of articlesOf(entry, context))
        if (isWanted.has(key)) read.set(key, [...(read.get(key) ?? []), article]);
  };
  await load(keys);
  const isSingle = (key: string) => holders.get(key)?.length === 1 && read.get(key)?.length === 1;
  const open = texts.filter((text) => !keysOf(text).some(isSingle)).map(articleKey);
  const meant = await meantBy(
    [...new Set(open)].filter((key) => key !== ''),
    context,
  );
  const others = [...new Set([...meant.values()].flat())].filter((key) => !holders.has(key));
  for (const [key, ids] of await entries.byArticleKeys(others)) holders.set(key, ids);
  await load(others);
  const articlesFor = (text: string, of: readonly string[]) =>
    of
      .flatMap((key) => read.get(key) ?? [])
      .slice(0, maxSuggestions)
      .map((article) => ({ text, ...article }));
  return {
    found: texts.flatMap((text) => articlesFor(text, keysOf(text).filter(isSingle)).slice(0, 1)),
    suggestions: texts.flatMap((text) => articlesFor(text, meant.get(articleKey(text)) ?? [])),
  };
};
