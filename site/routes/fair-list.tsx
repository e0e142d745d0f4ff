import { getTradeFair } from '#contract/calls/get-trade-fair.ts';
import { Empty } from '../blocks/empty.tsx';
import { FairFacts } from '../blocks/fair-facts.tsx';
import { PictureCard } from '../blocks/media/picture-card.tsx';
import { PageLinks } from '../blocks/page-links.tsx';
import { servicesContext } from '../context.ts';
import { orErrorPage } from '../loading/failures.ts';
import { fairCardOf } from '../loading/media.ts';
import { loadPage } from '../loading/paged.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { pageTextsFor, usePageTexts } from '../texts/use-page-texts.ts';
import type { Route } from './+types/fair-list.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const { items, paging } = await loadPage(url, (part) => services.client.list(getTradeFair, part));
    return { fairs: items.map(fairCardOf), paging };
  });
}

export const meta: Route.MetaFunction = (args) => {
  const { fairs, pages } = pageTextsFor('en');
  const page = args.loaderData?.paging.page ?? 1;
  return pageMeta(args, { title: page > 1 ? pages.titleOf(fairs.title, page) : fairs.title });
};

export default function FairList({ loaderData: { fairs, paging } }: Route.ComponentProps) {
  const { fairs: texts } = usePageTexts();
  return (
    <Page heading={texts.title}>
      {fairs.length === 0 ? <Empty text={texts.none} /> : null}
      <ul className="page-grid across-3">
        {fairs.map((fair, index) => (
          <li key={fair.id}>
            <PictureCard to={`/trade-fair/${fair.id}`} name={fair.name} picture={fair.cover} placeholderVariant={index}>
              <FairFacts fair={fair} />
            </PictureCard>
          </li>
        ))}
      </ul>
      <PageLinks paging={paging} />
    </Page>
  );
}
