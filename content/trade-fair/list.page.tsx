import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { PictureCards } from '#site/blocks/media/picture-cards.tsx';
import { servicesContext } from '#site/context.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { loadPage } from '#site/loading/lists/paged.ts';
import type { PageProps } from '#site/page-props.ts';
import { listMeta } from '#site/shell/list-meta.ts';
import { ListPage } from '#site/shell/list-page.tsx';
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

export const meta: MetaFunction<typeof loader> = (args) => listMeta(args, metaTexts(args).types.tradeFair.title);

export default function FairList({ loaderData: { fairs, paging } }: PageProps<typeof loader>) {
  return (
    <ListPage texts={usePageTexts().types.tradeFair} items={fairs} paging={paging}>
      <PictureCards items={fairs} pages={tradeFairPages} pictureOf={({ cover }) => cover}>
        {(fair) => <FairFacts fair={fair} />}
      </PictureCards>
    </ListPage>
  );
}
