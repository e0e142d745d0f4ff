import { getNewsById } from '#contract/calls/get-news-by-id.ts';
import { ArrowLeft } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Moment } from '../blocks/moment.tsx';
import { servicesContext } from '../context.ts';
import { summaryOf } from '../loading/cards.ts';
import { notFound, orErrorPage } from '../loading/failures.ts';
import { idFrom } from '../reading/ids.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { SiteLink } from '../shell/site-link.tsx';
import { newsArticle } from '../structured-data/news-article.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Route } from './+types/news-item.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const id = idFrom(params.newsId);
  if (id === undefined) throw notFound();
  return orErrorPage(services, async () => {
    const news = await services.client.call(getNewsById, { id });
    return { news, summary: summaryOf(news.description) };
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.news.heading,
    description: args.loaderData?.summary,
    image: args.loaderData?.news.image?.src,
    publishedAt: args.loaderData?.news.date,
    things: (place) => (args.loaderData ? [newsArticle(args.loaderData.news, args.loaderData.summary, place)] : []),
  });

export default function NewsItem({ loaderData: { news } }: Route.ComponentProps) {
  const { news: texts } = useTexts();
  return (
    <Page heading={news.heading}>
      <article className="mx-auto flex max-w-3xl flex-col gap-8">
        {news.date ? (
          <p className="text-muted">
            {texts.publishedAt} <Moment value={news.date} withTime />
          </p>
        ) : null}
        {news.image ? (
          <Picture
            picture={news.image}
            fallbackAlt={news.heading}
            first
            className="h-auto w-full rounded-2xl border border-line object-cover"
          />
        ) : null}
        <RichText html={news.description} className="text-lg" />
        <p className="border-t border-line pt-8">
          <SiteLink href="/news" className="more-link">
            <ArrowLeft /> {texts.back}
          </SiteLink>
        </p>
      </article>
    </Page>
  );
}
