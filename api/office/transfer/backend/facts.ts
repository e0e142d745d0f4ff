import { createHash } from 'node:crypto';
import type { Attribute, Fact } from '#content/attribute/definition.ts';
import type { Product } from '#content/product/definition.ts';
import type { EntityName } from '#content/registry.ts';

/** Calls name options by their texts, documents by ids. An import makes the same id from a name each time. */
const optionId = (name: string): string => `o${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;

type SentAttribute = Partial<Pick<Attribute, 'options'>>;
type SentProduct = Partial<Pick<Product, 'facts' | 'articles'>>;

/** The values of a fact. Numbers of entries are text in calls. */
function valuesOf({ attribute, kind, values, upTo }: Fact) {
  const stored = kind === 'choice' ? values.map((value) => optionId(String(value))) : values;
  return { attribute, values: stored, upTo };
}

/** An item of a backend with facts and options as documents have them; calls return facts with their attributes. */
export function withStoredFacts(type: EntityName, answered: object): object {
  if (type === 'attribute') {
    const { options = [] }: SentAttribute = answered;
    return { ...answered, options: options.map((option) => ({ ...option, id: optionId(option.name) })) };
  }
  if (type !== 'product') return answered;
  const { facts = [], articles = [] }: SentProduct = answered;
  return {
    ...answered,
    facts: facts.map((fact) => ({ ...valuesOf(fact), text: fact.text, note: fact.note })),
    articles: articles.map((article) => ({ ...article, facts: article.facts.map(valuesOf) })),
  };
}
