import { getTradeFair } from '#content/calls.ts';
import { tradeFairPages } from '#content/trade-fair/pages.ts';
import { itemPath } from '#contract/item-path.ts';
import { Empty } from '#site/blocks/empty.tsx';
import { FairFacts } from '#site/blocks/fair-facts.tsx';
import { PictureCard } from '#site/blocks/media/picture-card.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { servicesContext } from '#site/context.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { fairCardOf } from '#site/loading/media.ts';
import { loadPage } from '#site/loading/paged.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import type { Route } from './+types/fair-list.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const { items, paging } = await loadPage(url, (part) => services.client.list(getTradeFair, part));
    return { fairs: items.map(fairCardOf), paging };
  });
}

export const meta: Route.MetaFunction = (args) => {
  const { fairs, pages } = metaTexts(args);
  const page = args.loaderData?.paging.page ?? 1;
  return pageMeta(args, { title: page > 1 ? pages.titleOf({ title: fairs.title, page }) : fairs.title });
};

export default function FairList({ loaderData: { fairs, paging } }: Route.ComponentProps) {
  const { fairs: texts } = usePageTexts();
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
