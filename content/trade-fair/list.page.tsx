import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { itemPath } from '#contract/addresses/item-path.ts';
import { Empty } from '#site/blocks/empty.tsx';
import { PictureCard } from '#site/blocks/media/picture-card.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { servicesContext } from '#site/context.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { loadPage } from '#site/loading/paged.ts';
import type { PageProps } from '#site/page-props.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { getTradeFair } from './calls.ts';
import { fairCardOf } from './card-data.server.ts';
import { FairFacts } from './facts.card.tsx';
import { tradeFairPages } from './pages.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const { items, paging } = await loadPage(url, (part) => services.client.list(getTradeFair, part));
    return { fairs: items.map(fairCardOf), paging };
  });
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { types, pages } = metaTexts(args);
  const page = args.loaderData?.paging.page ?? 1;
  return pageMeta(args, {
    title: page > 1 ? pages.titleOf({ title: types.tradeFair.title, page }) : types.tradeFair.title,
  });
};

export default function FairList({ loaderData: { fairs, paging } }: PageProps<typeof loader>) {
  const { tradeFair: texts } = usePageTexts().types;
  return (
    <Page heading={texts.title}>
      {fairs.length === 0 ? <Empty text={texts.none} /> : null}
      <ul className="page-grid across-3">
        {fairs.map((fair, index) => (
          <li key={fair.id}>
            <PictureCard
              to={itemPath(tradeFairPages, fair.id)}
              name={fair.name}
              picture={fair.cover}
              placeholderVariant={index}
            >
              <FairFacts fair={fair} />
            </PictureCard>
          </li>
        ))}
      </ul>
      <PageLinks paging={paging} />
    </Page>
  );
}
