import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { productPages } from '#content/product/pages.ts';
import { itemPath } from '#contract/addresses/item-path.ts';
import { publicIdFrom } from '#contract/addresses/public-id.ts';
import { Empty } from '#site/blocks/empty.tsx';
import { PictureCards } from '#site/blocks/media/picture-cards.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { servicesContext } from '#site/context.ts';
import { notFound, orErrorPage } from '#site/loading/failures.ts';
import type { PageProps } from '#site/page-props.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { ArrowLeft } from '#ui/icons.tsx';
import { loadCategory } from './load-category.server.ts';
import { categoryPages } from './pages.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const id = publicIdFrom(params.id);
  if (id === undefined) throw notFound();
  return orErrorPage(services, () => loadCategory(services, id, url));
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.loaderData?.category.name,
    description: args.loaderData?.category.description,
    image: args.loaderData?.category.image?.src,
  });

export default function Category({ loaderData: { category, products, paging } }: PageProps<typeof loader>) {
  const { product: texts } = usePageTexts().types;
  const { parent, subCategories } = category;
  const pill =
    'inline-flex min-h-11 items-center rounded-full border border-line-strong bg-raised px-5 font-medium hover:border-brand-ink hover:text-brand-ink';
  return (
    <Page heading={category.name} isContent>
      {category.description ? (
        <p className="mb-8 max-w-prose text-lg whitespace-pre-line text-muted">
          <ContentText>{category.description}</ContentText>
        </p>
      ) : null}
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
      {products.length === 0 ? <Empty text={texts.none} /> : null}
      <PictureCards items={products} pages={productPages} pictureOf={({ image }) => image} />
      <PageLinks paging={paging} />
    </Page>
  );
}
