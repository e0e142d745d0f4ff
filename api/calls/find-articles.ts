import type { CallOutput } from '#contract/call.ts';
import type { findArticles as findArticlesCall } from '#contract/calls/find-articles.ts';
import { articleKey } from '#contract/text/article-key.ts';
import type { PublishedEntry } from '#store/published-entries.ts';
import type { CallContext, Handler } from '../context.ts';
import { documentIn } from '../read-entry.ts';
import { keepWithinLimit } from '../rules/limits.ts';

type Found = Omit<CallOutput<typeof findArticlesCall>['found'][number], 'text'>;

/** The articles of a product by key, without those that share their key with another one. */
function articlesOf(entry: PublishedEntry, context: CallContext): [key: string, Found][] {
  const { name = '', articles = [] } = documentIn('product', entry, context) ?? {};
  const byKey = Map.groupBy(articles, ({ number }) => articleKey(number));
  return [...byKey].flatMap(([key, [article, ...others]]): [string, Found][] =>
    article && others.length === 0
      ? [[key, { productId: entry.publicId, article: article.number, name: article.name || name }]]
      : [],
  );
}

export const findArticles: Handler<typeof findArticlesCall> = async ({ texts, lang }, context) => {
  keepWithinLimit('lookup', context);
  const keys = new Set(texts.map(articleKey).filter((key) => key !== ''));
  const holders = await context.store.entries.byArticleKeys([...keys]);
  const isSingle = (key: string) => holders.get(key)?.length === 1;
  const ids = new Set([...holders.keys()].filter(isSingle).flatMap((key) => holders.get(key) ?? []));
  const entries = await context.store.entries.publishedByIds('product', [...ids], lang);
  const articles = entries.flatMap((entry) => articlesOf(entry, context));
  const found = new Map(articles.filter(([key]) => isSingle(key)));
  return {
    found: texts.flatMap((text) => {
      const article = found.get(articleKey(text));
      return article ? [{ text, ...article }] : [];
    }),
  };
};
