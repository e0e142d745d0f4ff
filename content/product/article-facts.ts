import type { Article, Product } from './definition.ts';

/** What is true of an article: the facts of its product, replaced by its own. */
export function factsOfArticle(product: Pick<Product, 'facts'>, article: Pick<Article, 'facts'>): Product['facts'] {
  const own = new Set(article.facts.map(({ attribute }) => attribute));
  return [...product.facts.filter(({ attribute }) => !own.has(attribute)), ...article.facts];
}
