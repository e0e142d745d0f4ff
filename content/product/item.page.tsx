import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { getCategoryByCategoryId } from '#content/category/calls.ts';
import { categoryPages } from '#content/category/pages.ts';
import { VideoPairs } from '#content/video/pairs.card.tsx';
import { withPosters } from '#content/video/posters.server.ts';
import { itemPath } from '#contract/addresses/item-path.ts';
import { PictureCards } from '#site/blocks/media/picture-cards.tsx';
import { type SiteServices, servicesContext } from '#site/context.ts';
import { summaryOf } from '#site/loading/entries/cards.ts';
import { orEmpty } from '#site/loading/entries/extras.ts';
import { factWords } from '#site/loading/entries/fact-words.ts';
import { itemId } from '#site/loading/entries/item-id.ts';
import { mediaApart } from '#site/loading/entries/media.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import type { PageProps } from '#site/page-props.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { product as productThing } from '#site/structured-data/product.ts';
import { videoObjects } from '#site/structured-data/video-object.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { ContentInText } from '#ui/content-language.tsx';
import { ArrowLeft } from '#ui/icons.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { WithSections } from '../entry-sections/below.card.tsx';
import { sectionsBelow } from '../entry-sections/load.server.ts';
import { ProductAside } from './aside.card.tsx';
import { getProductById } from './calls.ts';
import { compareAddress } from './compared-items.ts';
import { mostCompared } from './comparison.ts';
import { contactFor } from './contact.server.ts';
import type { Product } from './definition.ts';
import { ProductSections } from './details.card.tsx';
import { articleNamesIn, productDetails } from './details.server.ts';
import { ProductGallery } from './gallery.card.tsx';
import { productPages } from './pages.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const id = itemId(params);
  return orErrorPage(services, async () => {
    const found = await services.client.call(getProductById, { id });
    const { name, description, category } = found;
    const { pictures, videos } = mediaApart(found);
    const details = services.lacks?.includes('facts') ? {} : productDetails(found, factWords(services));
    const [alike, contact] = await Promise.all([
      category ? productsOf(services, category.id) : [],
      details.maker ? contactFor(services, details.maker.id) : undefined,
    ]);
    const compare = details.facts && hasComparedFacts(found) ? { compare: compareLink(found) } : {};
    const shown = {
      ...compare,
      contact,
      alike: alike.filter((product) => product.id !== id).slice(0, alikeShown),
      id,
      name,
      description,
      category,
      summary: summaryOf(description),
      pictures,
      videos: await withPosters(services, videos),
      ...details,
      ...(await sectionsBelow(services, url)),
    };
    return withLanguage(shown, found, articleNamesIn(found));
  });
}

const hasComparedFacts = ({ facts, articles }: Product): boolean =>
  [facts, ...articles.map((article) => article.facts)].flat().some(({ compare }) => compare);

/** The comparison of the articles of a product, or the product itself, to which others are added. */
function compareLink({ id, articles }: Product) {
  const numbers = articles.map(({ number }) => number).filter(Boolean);
  const items = numbers.length > 1 ? numbers.map((article) => ({ id, article })) : [{ id }];
  return { href: compareAddress(items.slice(0, mostCompared)), hasArticles: items.length > 1 };
}

/** As many as one row has. */
const alikeShown = 3;

const productsOf = (services: SiteServices, id: string) =>
  orEmpty(services, async (options) => {
    const input = { id, take: alikeShown + 1, facets: false };
    return (await services.client.call(getCategoryByCategoryId, input, options)).products;
  });

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.loaderData?.name,
    description: args.loaderData?.summary,
    image: args.loaderData?.pictures[0]?.src,
    things:
      import.meta.env.SSR &&
      ((place) =>
        args.loaderData ? [productThing(args.loaderData, place), ...videoObjects(args.loaderData.videos, place)] : []),
  });

export default function ProductPage({ loaderData: product }: PageProps<typeof loader>) {
  const { product: texts } = usePageTexts().types;
  const alike =
    product.category && product.alike.length > 0 ? (
      <section aria-labelledby="product-alike" className="mt-section border-t border-line pt-minor print:hidden">
        <h2 id="product-alike" className="section-heading mb-8">
          <ContentInText text={(category) => texts.moreOf({ category })} content={product.category.name} />
        </h2>
        <PictureCards items={product.alike} pages={productPages} pictureOf={({ image }) => image} headingLevel={3} />
      </section>
    ) : null;
  return (
    <Page heading={product.name} isContent bands>
      <WithSections below={product.below} after={alike}>
        <div className="product-page page-grid gap-y-10">
          <ProductGallery pictures={product.pictures} name={product.name} />
          <ProductAside product={product} />
          <div className="product-text">
            <RichText html={product.description} className="text-lg" />
            <ProductSections product={product} />
            {product.category ? (
              <p className="mt-12 print:hidden">
                <SiteLink href={itemPath(categoryPages, product.category.id)} className={buttonClass('outline')}>
                  <ArrowLeft />{' '}
                  <span>
                    <ContentInText text={(name) => texts.backTo({ name })} content={product.category.name} />
                  </span>
                </SiteLink>
              </p>
            ) : null}
          </div>
        </div>
        {product.videos.length > 0 ? (
          <section aria-labelledby="product-videos" className="mt-section print:mt-6">
            <h2 id="product-videos" className="section-heading mb-8">
              {texts.videos}
            </h2>
            <VideoPairs videos={product.videos} />
          </section>
        ) : null}
      </WithSections>
    </Page>
  );
}
