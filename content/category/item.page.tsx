import { useRef } from 'react';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { productPages } from '#content/product/pages.ts';
import { itemPath } from '#contract/addresses/item-path.ts';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { Empty } from '#site/blocks/empty.tsx';
import { PictureCard } from '#site/blocks/media/picture-card.tsx';
import { PictureCards } from '#site/blocks/media/picture-cards.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { servicesContext } from '#site/context.ts';
import { AddToEnquiry } from '#site/enquiries/add-to-enquiry.tsx';
import { EnquiryListLink } from '#site/enquiries/enquiry-list-link.tsx';
import { itemId } from '#site/loading/entries/item-id.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import type { PageProps } from '#site/page-props.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { ArrowLeft } from '#ui/icons.tsx';
import { WithSections } from '../entry-sections/below.card.tsx';
import { CompareBox, CompareButton } from '../product/compare-form.card.tsx';
import { FilterChips, FilterPanel } from './filters.card.tsx';
import type { CategoryFilters } from './filters.ts';
import { loadCategory } from './load-category.server.ts';
import { categoryPages } from './pages.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const id = itemId(params);
  return orErrorPage(services, () => loadCategory(services, id, url));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { filters, paging } = args.loaderData ?? {};
  const chosen = (filters?.chips.length ?? 0) + (filters?.asked.sort === undefined ? 0 : 1);
  return pageMeta(args, {
    title: args.loaderData?.category.name,
    description: args.loaderData?.category.description,
    image: args.loaderData?.category.image?.src,
    // One filter or order has the whole list as its canonical page; a part of that, or several, would be another page.
    hidden: chosen > 1 || (chosen > 0 && (paging?.page ?? 1) > 1),
  });
};

export default function Category({ loaderData: { category, filters, below, ...list } }: PageProps<typeof loader>) {
  const { product: texts } = usePageTexts().types;
  const { parent, subCategories } = category;
  const pill =
    'inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-raised px-5 font-medium ' +
    'hover:border-brand-ink hover:text-brand-ink';
  return (
    <Page heading={category.name} isContent bands>
      <WithSections below={below}>
        <ContentParagraph
          text={category.description}
          className="mb-8 max-w-prose text-lg whitespace-pre-line text-muted"
        />
        {parent || subCategories.length > 0 ? (
          <ul aria-label={texts.subCategories} className="mb-10 flex flex-wrap gap-3">
            {parent ? (
              <li>
                <SiteLink href={itemPath(categoryPages, parent.id)} className={`${pill} gap-2`}>
                  <ArrowLeft className="size-4" /> <ContentText>{parent.name}</ContentText>
                </SiteLink>
              </li>
            ) : null}
            {subCategories.map((sub) => (
              <li key={sub.id}>
                <SiteLink href={itemPath(categoryPages, sub.id)} className={pill}>
                  <ContentText>{sub.name}</ContentText>
                </SiteLink>
              </li>
            ))}
          </ul>
        ) : null}
        <EnquiryListLink className="mb-6" />
        {filters ? <FilteredProducts filters={filters} {...list} /> : <Products {...list} />}
      </WithSections>
    </Page>
  );
}

type List = Omit<PageProps<typeof loader>['loaderData'], 'category' | 'filters' | 'below'>;

function Products({ products, paging }: List) {
  const { product: texts } = usePageTexts().types;
  return (
    <>
      {products.length === 0 ? <Empty text={texts.none} /> : null}
      <PictureCards items={products} pages={productPages} pictureOf={({ image }) => image} four>
        {(product) => <ProductActions product={product} />}
      </PictureCards>
      <PageLinks paging={paging} />
    </>
  );
}

/** What a card has below the name of its product. */
function ProductActions({ product, canCompare = false }: { product: List['products'][number]; canCompare?: boolean }) {
  const { discontinued: text } = usePageTexts().types.product;
  const { id, name, discontinued } = product;
  return (
    <>
      {discontinued ? <p className="text-sm font-semibold">{text}</p> : null}
      {canCompare ? <CompareBox item={{ id }} name={name} /> : null}
      <AddToEnquiry line={{ productId: id }} name={name} />
    </>
  );
}

function FilteredProducts({ products, paging, total, path, filters }: List & { filters: CategoryFilters }) {
  const { category: texts, product } = usePageTexts().types;
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <div className="page-grid gap-y-6">
      <div className="lg:col-[1/span_3] print:hidden">
        <FilterPanel filters={filters} path={path} />
      </div>
      <div className="lg:col-[4/span_9]">
        <p ref={status} role="status" tabIndex={-1} className="mb-4 font-semibold outline-none">
          {texts.found({ count: total })}
        </p>
        <FilterChips filters={filters} onRemove={() => status.current?.focus({ preventScroll: true })} />
        {products.length === 0 ? <Empty text={texts.noneFound} /> : null}
        <ul className="filtered-products">
          {products.map((each, index) => (
            <li key={each.id}>
              <PictureCard
                to={itemPath(productPages, each.id)}
                name={each.name}
                picture={each.image}
                placeholderVariant={index}
              >
                <ProductActions product={each} canCompare />
              </PictureCard>
            </li>
          ))}
        </ul>
        {products.length > 1 ? <CompareButton label={product.compare.button} /> : null}
        <PageLinks paging={paging} asked={filters.asked} />
      </div>
    </div>
  );
}
