import { getProductById } from '#contract/calls/get-product-by-id.ts';
import { buttonClass } from '#ui/button.tsx';
import { ArrowLeft } from '#ui/icons.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { ProductGallery } from '../blocks/product-gallery.tsx';
import { VideoCard } from '../blocks/video-card.tsx';
import { servicesContext } from '../context.ts';
import { summaryOf } from '../loading/cards.ts';
import { notFound, orErrorPage } from '../loading/failures.ts';
import { idFrom } from '../reading/ids.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { SiteLink } from '../shell/site-link.tsx';
import { product as productThing } from '../structured-data/product.ts';
import { videoObjects } from '../structured-data/video-object.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Route } from './+types/product.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const id = idFrom(params.productId);
  if (id === undefined) throw notFound();
  return orErrorPage(services, async () => {
    const { name, description, category, media } = await services.client.call(getProductById, { id });
    return {
      name,
      description,
      category,
      summary: summaryOf(description),
      pictures: media.flatMap((part) => (part.kind === 'picture' ? [part.picture] : [])),
      videos: media.flatMap((part) => (part.kind === 'video' ? [{ address: part.video, name: part.title }] : [])),
    };
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.name,
    description: args.loaderData?.summary,
    image: args.loaderData?.pictures[0]?.src,
    things: (place) =>
      args.loaderData ? [productThing(args.loaderData, place), ...videoObjects(args.loaderData.videos, place)] : [],
  });

export default function Product({ loaderData: product }: Route.ComponentProps) {
  const { products: texts } = useTexts();
  return (
    <Page heading={product.name}>
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <ProductGallery pictures={product.pictures} name={product.name} />
        <div className="flex flex-col items-start gap-8">
          <RichText html={product.description} />
          <div className="flex flex-wrap gap-3">
            <SiteLink href="/contact" className={buttonClass('solid')}>
              {texts.ask}
            </SiteLink>
            {product.category ? (
              <SiteLink href={`/product/${product.category.id}`} className={buttonClass('outline')}>
                <ArrowLeft /> {texts.backTo(product.category.name)}
              </SiteLink>
            ) : null}
          </div>
        </div>
      </div>
      {product.videos.length > 0 ? (
        <section aria-labelledby="product-videos" className="mt-16 lg:mt-24">
          <h2 id="product-videos" className="section-heading mb-8">
            {texts.videos}
          </h2>
          <ul className="grid gap-8 md:grid-cols-2">
            {product.videos.map((video, index) => (
              <li key={video.address}>
                <VideoCard name={video.name} address={video.address} poster={null} variant={index} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Page>
  );
}
