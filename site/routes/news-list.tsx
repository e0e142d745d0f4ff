import { getNews } from '#contract/calls/get-news.ts';
import { Empty } from '../blocks/empty.tsx';
import { NewsCards } from '../blocks/news-card.tsx';
import { PageLinks } from '../blocks/page-links.tsx';
import { servicesContext } from '../context.ts';
import { newsCardOf } from '../loading/cards.ts';
import { orErrorPage } from '../loading/failures.ts';
import { loadPage } from '../loading/paged.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { textsFor, useTexts } from '../texts/use-texts.ts';
import type { Route } from './+types/news-list.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const { items, paging } = await loadPage(url, (part) => services.client.list(getNews, part));
    return { news: items.map(newsCardOf), paging };
  });
}

export const meta: Route.MetaFunction = (args) => {
  const texts = textsFor('en');
  const page = args.loaderData?.paging.page ?? 1;
  return pageMeta(args, { title: page > 1 ? texts.pages.titleOf(texts.news.title, page) : texts.news.title });
};

export default function NewsList({ loaderData: { news, paging } }: Route.ComponentProps) {
  const { news: texts } = useTexts();
  return (
    <Page heading={texts.title}>
      {news.length === 0 ? <Empty text={texts.none} /> : <NewsCards news={news} headingLevel={2} />}
      <PageLinks paging={paging} />
    </Page>
  );
}
