import { withLanguage } from '#site/reading/entry-language.ts';
import type { Fact } from '../attribute/definition.ts';
import type { FactWords } from '../attribute/fact-text.ts';
import { languageAt, partedFact } from '../attribute/text-parts.ts';
import type { Evidence } from '../certificate/definition.ts';
import { documentLinkOf } from '../document/document-link.server.ts';
import { factsOfArticle } from './article-facts.ts';
import type { Product } from './definition.ts';
import {
  type ArticleTable,
  type EvidenceRow,
  type FactGroup,
  type FactRow,
  type ProductDetails,
  productTerms,
} from './details.ts';

export function productDetails(product: Product, words: FactWords): ProductDetails {
  const { concern, discontinued, successor, evidence, documents, locations } = product;
  const facts = groupsOf(product.facts, words);
  const articles = articlesOf(product, words);
  return {
    ...(facts.length > 0 && { facts }),
    ...(articles.rows.length > 0 && { articles }),
    ...(concern && { maker: concern }),
    ...Object.fromEntries(productTerms.flatMap((term) => (product[term] === '' ? [] : [[term, product[term]]]))),
    ...(discontinued && { discontinued: { successor } }),
    ...(evidence.length > 0 && { evidence: evidence.map(evidenceRow) }),
    ...(documents.length > 0 && { documents: documents.map(documentLinkOf) }),
    ...(locations.length > 0 && {
      locations: locations.map(({ id, name, ...location }) => withLanguage({ id, name }, location)),
    }),
  };
}

/** Where the names of articles are in the data of the page. */
export const articleNamesIn = ({ articles }: Product): Record<string, string> =>
  Object.fromEntries(articles.map((_, index) => [`articles.${index}.name`, `articles.rows.${index}.name`]));

function rowOf(fact: Fact, words: FactWords): FactRow[] {
  const parted = partedFact(fact, words);
  if (parted.text === '') return [];
  const { attribute, name, values, upTo, unit, unitCode } = fact;
  const [value] = values;
  const isNumber = typeof value === 'number' && values.length === 1;
  return [
    {
      attribute,
      name,
      ...parted,
      ...languageAt(fact, 'name'),
      ...(isNumber && {
        number: { value, ...(upTo !== null && { upTo }), ...(unit && { unit }), ...(unitCode && { unitCode }) },
      }),
    },
  ];
}

/** Facts without a group, then the groups in the order of their first facts. */
function groupsOf(facts: readonly Fact[], words: FactWords): FactGroup[] {
  const groups = Map.groupBy(facts, ({ group }) => group);
  const ungrouped = groups.get('') ?? [];
  groups.delete('');
  return [['', ungrouped] as const, ...groups].flatMap(([name, own]) => {
    const rows = own.flatMap((fact) => rowOf(fact, words));
    return rows.length > 0 ? [{ name, rows, ...languageAt(own[0] ?? {}, 'group') }] : [];
  });
}

/**
 * A fact of articles is a column if they differ in it, or from the product; that of a single article is one too. An
 * article without it has the product's.
 */
function articlesOf(product: Product, words: FactWords): ArticleTable {
  const { articles } = product;
  const said = rowsOf(product.facts, words);
  const all = articles.map((article) => ({ article, facts: rowsOf(factsOfArticle(product, article), words) }));
  const isColumn = ({ attribute }: FactRow) => {
    const texts = [...(said.has(attribute) ? [{ facts: said }] : []), ...all].map(({ facts }) => facts.get(attribute));
    return articles.length === 1 || new Set(texts.map((row) => row?.text ?? '')).size > 1;
  };
  const own = articles.flatMap(({ facts }) => [...rowsOf(facts, words)]);
  const columns = [...new Map(own).values()].filter(isColumn);
  return {
    columns: columns.map(({ attribute, name, ...fact }) => ({ attribute, name, ...languageAt(fact, 'name') })),
    rows: all.map(({ article: { number, gtin, name }, facts }) => ({
      number,
      gtin,
      name,
      facts: columns.map(({ attribute }) => facts.get(attribute) ?? null),
    })),
  };
}

/** By attribute. */
const rowsOf = (facts: readonly Fact[], words: FactWords): Map<string, FactRow> =>
  new Map(facts.flatMap((fact) => rowOf(fact, words)).map((row) => [row.attribute, row]));

const evidenceRow = ({
  id,
  name,
  scheme,
  number,
  issuer,
  validFrom,
  validUntil,
  register,
  ...certificate
}: Evidence): EvidenceRow =>
  withLanguage({ id, name, scheme, number, issuer, validFrom, validUntil, register }, certificate);
