import type { CallContext } from '#api/context.ts';
import { documentIn } from '#api/read-entry.ts';
import { oneAtATime } from '#api/rules/limits/one-at-a-time.ts';
import { isValidOn, proofOf } from '#api/rules/products/evidence.ts';
import { type EvidenceSet, evidenceFacet, setsOf } from '#api/rules/products/evidence-facet.ts';
import { type FacetAttribute, facetsOf, filtersOf, isFacet, sortOf } from '#api/rules/products/facets.ts';
import { todayIn } from '#api/rules/time/today.ts';
import { evidenceAttribute, type Facet, type ProductOrder } from '#content/category/definition.ts';
import type { ChosenValues } from '#contract/text/filter-text.ts';
import type { PublishedEntry } from '#store/store.ts';
import { mostCertificates } from '../certificates.ts';
import { type ListedProduct, listedProducts, productsOf } from './listed-products.ts';
import { attributesIn, attributesOf } from './products.ts';

interface Asked {
  parents: readonly number[];
  filter?: readonly ChosenValues[] | undefined;
  sort?: ProductOrder | undefined;
  skip?: number | undefined;
  take?: number | undefined;
  lang?: string | undefined;
  /** False: the response has none. */
  facets?: boolean | undefined;
}

/** The attributes by which visitors filter the products of a category, in the order of the category above and its own. */
async function facetAttributes(
  category: PublishedEntry,
  lang: string | undefined,
  context: CallContext,
): Promise<FacetAttribute[]> {
  const { parent } = category;
  const above = parent === null ? undefined : await context.store.entries.published('category', parent, lang);
  const order = [...new Set(attributesIn(above ? [above, category] : [category], context))];
  const known = await attributesOf(
    order.map((attribute) => ({ attribute })),
    lang,
    context,
  );
  return order
    .flatMap((id) => {
      const attribute = known.get(id);
      return attribute ? [{ ...attribute, id }] : [];
    })
    .filter(isFacet);
}

/** As many products as one query reads. */
const productsAtOnce = 100;

async function productsById(ids: readonly number[], lang: string | undefined, context: CallContext) {
  const products: ListedProduct[] = [];
  for (let from = 0; from < ids.length; from += productsAtOnce) {
    const some = ids.slice(from, from + productsAtOnce);
    const found = await oneAtATime(() => context.store.entries.publishedByIds('product', some, lang));
    products.push(...listedProducts(found, context));
  }
  return products;
}

/** The sets of products that valid certificates cover, by scheme, with what is chosen. */
async function evidenceSets(
  { id, parent }: PublishedEntry,
  parents: readonly number[],
  filter: readonly ChosenValues[],
  context: CallContext,
): Promise<EvidenceSet[]> {
  const { items } = await context.store.entries.listPublished({ type: 'certificate', take: mostCertificates });
  const proofs = items.flatMap((entry) => {
    const document = documentIn('certificate', entry, context);
    return document ? proofOf(entry.id, document) : [];
  });
  const day = await todayIn(context.store, context.now());
  const chosen = filter.find(({ attribute }) => attribute === evidenceAttribute)?.values ?? [];
  const above = parent === null ? [id] : [id, parent];
  return setsOf(
    proofs.filter((proof) => isValidOn(proof, day)),
    chosen,
    // What covers a category covers those below it.
    (covers) => (above.some((category) => covers.has(category)) ? parents : []),
  );
}

interface Filtered {
  products: ListedProduct[];
  productTotal: number;
  facets: Facet[];
}

/** All products in the order of the editors. */
async function unfiltered(
  { parents, skip, take, lang }: Asked,
  facets: Facet[],
  context: CallContext,
): Promise<Filtered> {
  const { products, total } = await productsOf({ type: 'product', parents, skip, take, lang }, context);
  return { products, productTotal: total, facets };
}

/** The products of a category and of those below it, with what they can be filtered by. */
export async function filteredProducts(
  category: PublishedEntry,
  asked: Asked,
  context: CallContext,
): Promise<Filtered> {
  const { parents, filter = [], sort, skip, take, lang } = asked;
  const hasFacets = asked.facets !== false;
  if (!hasFacets && filter.length === 0 && sort === undefined) return unfiltered(asked, [], context);
  const attributes = await facetAttributes(category, lang, context);
  const filters = filtersOf(attributes, filter);
  const order = sortOf(attributes, sort);
  const sets = await evidenceSets(category, parents, filter, context);
  const isAsTheEditorsHaveIt = filters.length === 0 && !sets.some(({ isChosen }) => isChosen) && order === undefined;
  const counting = {
    parents,
    filters,
    facets: attributes.map(({ id, kind, options }) => ({
      attribute: id,
      kind,
      options: options.flatMap((o) => o.id ?? []),
    })),
    sets,
    sort: order,
    lang,
    skip,
    take: isAsTheEditorsHaveIt ? 0 : take,
  };
  const found =
    attributes.length > 0 || sets.length > 0 || order
      ? await context.store.entries.filtered(counting)
      : { ids: [], total: 0, facets: new Map(), sets: [] };
  const evidence = evidenceFacet(sets, found.sets);
  const facets = hasFacets ? [...facetsOf(attributes, found.facets, filters), ...evidence] : [];
  if (isAsTheEditorsHaveIt) return unfiltered(asked, facets, context);
  return { products: await productsById(found.ids, lang, context), productTotal: found.total, facets };
}
