import { itemPath } from '#contract/addresses/item-path.ts';
import type { SiteServices } from '#site/context.ts';
import { factWords } from '#site/loading/entries/fact-words.ts';
import { mediaApart } from '#site/loading/entries/media.ts';
import { isGone, isNotFound } from '#site/loading/failures.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import type { Fact } from '../attribute/definition.ts';
import type { FactWords } from '../attribute/fact-text.ts';
import { languageAt, partedFact } from '../attribute/text-parts.ts';
import { factsOfArticle } from './article-facts.ts';
import { getProductById } from './calls.ts';
import { compareAddress, comparedIn, comparedText } from './compared-items.ts';
import {
  type Compared,
  type ComparedColumn,
  type ComparedGroup,
  type ComparedRow,
  type Comparison,
  isDifferent,
  mostCompared,
  type NotCompared,
} from './comparison.ts';
import type { Product } from './definition.ts';
import { type ProductTerms, productTerms } from './details.ts';
import { productPages } from './pages.ts';

interface Found {
  item: Compared;
  product: Product;
  /** Those of the product, with those that differ for the article. */
  facts: Fact[];
}

const isFound = (each: Found | NotCompared): each is Found => 'product' in each;
const isMissing = (each: Found | NotCompared): each is NotCompared => !isFound(each);

async function find(services: SiteServices, item: Compared): Promise<Found | NotCompared> {
  try {
    const product = await services.client.call(getProductById, { id: item.id });
    if (item.article === undefined) return { item, product, facts: product.facts };
    const article = product.articles.find(({ number }) => number === item.article);
    if (!article) return { ...item, isGone: false };
    return { item, product, facts: factsOfArticle(product, article) };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return { ...item, isGone: isGone(error) };
  }
}

/** The products and articles of an address side by side; those that cannot be found are named. */
export async function loadComparison(services: SiteServices, search: URLSearchParams): Promise<Comparison> {
  const asked = comparedIn(search);
  const shown = asked.slice(0, mostCompared);
  const all = await Promise.all(shown.map((item) => find(services, item)));
  const found = all.filter(isFound);
  return {
    columns: found.map((each) => columnOf(each, shown)),
    groups: groupsOf(found, factWords(services)),
    missing: all.filter(isMissing),
    asked: asked.length,
  };
}

function columnOf({ item, product }: Found, shown: readonly Compared[]): ComparedColumn {
  const { name, concern, discontinued, evidence } = product;
  const key = comparedText(item);
  const at = product.articles.findIndex(({ number }) => number === item.article);
  const article = product.articles[at];
  const terms = Object.fromEntries(productTerms.map((term) => [term, product[term]])) as unknown as ProductTerms;
  const own = { name, ...terms, ...(article && { article: article.number, articleName: article.name }) };
  return {
    ...withLanguage(own, product, { [`articles.${at}.name`]: 'articleName' }),
    key,
    id: product.id,
    image: mediaApart(product).pictures[0] ?? null,
    href: itemPath(productPages, product.id),
    without: compareAddress(shown.filter((each) => comparedText(each) !== key)),
    maker: concern,
    evidence: evidence.map(({ id, ...certificate }) => withLanguage({ id, name: certificate.name }, certificate)),
    isDiscontinued: discontinued,
  };
}

function rowOf(fact: Fact, found: readonly Found[], words: FactWords): ComparedRow[] {
  const { attribute, name } = fact;
  const texts = found.map(({ facts }) => {
    const own = facts.find((each) => each.attribute === attribute);
    return own ? { ...partedFact(own, words), ...languageAt(own, '') } : { text: '' };
  });
  if (texts.every(({ text }) => text === '')) return [];
  const differs = isDifferent(texts.map(({ text }) => text));
  return [{ attribute, name, texts, differs, ...languageAt(fact, 'name') }];
}

/** Facts without a group, then the groups in the order of their first facts. */
function groupsOf(found: readonly Found[], words: FactWords): ComparedGroup[] {
  const compared = found.flatMap(({ facts }) => facts.filter(({ compare }) => compare));
  const attributes = [...new Map(compared.map((fact) => [fact.attribute, fact])).values()];
  const groups = Map.groupBy(attributes, ({ group }) => group);
  const ungrouped = groups.get('') ?? [];
  groups.delete('');
  return [['', ungrouped] as const, ...groups].flatMap(([name, facts]) => {
    const rows = facts.flatMap((fact) => rowOf(fact, found, words));
    return rows.length > 0 ? [{ name, rows, ...languageAt(facts[0] ?? {}, 'group') }] : [];
  });
}
