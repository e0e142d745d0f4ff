import type { MetaFunction } from 'react-router';
import { getProductMenu } from '#content/category/calls.ts';
import { categoryPages } from '#content/category/pages.ts';
import { itemPath } from '#contract/addresses/item-path.ts';
import { PictureCards } from '#site/blocks/media/picture-cards.tsx';
import { pagedLoader } from '#site/loading/lists/list-loaders.ts';
import type { PageProps } from '#site/page-props.ts';
import { ListPage } from '#site/shell/list-page.tsx';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';

export const loader = pagedLoader((client, part) => client.list(getProductMenu, part));

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: metaTexts(args).types.product.title, lastCrumb: metaTexts(args).crumbs.product });

export default function ProductMenu({ loaderData: { items, paging } }: PageProps<typeof loader>) {
  const { types, crumbs } = usePageTexts();
  const { product: texts } = types;
  return (
    <ListPage
      texts={{ title: texts.title, none: texts.noCategories }}
      items={items}
      paging={paging}
      lastCrumb={crumbs.product}
    >
      <PictureCards items={items} pages={categoryPages} pictureOf={({ image }) => image} four>
        {(category) =>
          category.subCategories.length > 0 ? (
            <ul aria-label={texts.subCategories} className="relative flex flex-wrap gap-x-4">
              {category.subCategories.map((sub) => (
                <li key={sub.id}>
                  <SiteLink
                    href={itemPath(categoryPages, sub.id)}
                    className="inline-block py-1 text-muted underline-offset-4 hover:text-brand-ink hover:underline"
                  >
                    <ContentText>{sub.name}</ContentText>
                  </SiteLink>
                </li>
              ))}
            </ul>
          ) : null
        }
      </PictureCards>
    </ListPage>
  );
}
