import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { BackLink } from '#site/blocks/back-link.tsx';
import { Moment } from '#site/blocks/moment.tsx';
import { servicesContext } from '#site/context.ts';
import { summaryOf } from '#site/loading/entries/cards.ts';
import { orEmpty } from '#site/loading/entries/extras.ts';
import { itemId } from '#site/loading/entries/item-id.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { timeZoneOf } from '#site/loading/load-shell.ts';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import type { PageProps } from '#site/page-props.ts';
import { inZone } from '#site/reading/dates/time-zones.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { useShell } from '#site/shell/use-shell.ts';
import { newsArticle } from '#site/structured-data/news-article.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { WithSections } from '../entry-sections/below.card.tsx';
import { sectionsBelow } from '../entry-sections/load.server.ts';
import { getNews, getNewsById } from './calls.ts';
import { MoreNews, type NewsLink } from './more.card.tsx';

/** The number of other items shown beside an item. */
const moreNews = 4;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const id = itemId(params);
  return orErrorPage(services, async () => {
    const [timeZone, news, latest] = await Promise.all([
      timeZoneOf(services),
      services.client.call(getNewsById, { id }),
      orEmpty(services, (options) => services.client.call(getNews, { take: moreNews + 1 }, options)),
    ]);
    const others = latest.filter((item) => item.id !== id).slice(0, moreNews);
    return {
      news: { ...news, date: inZone(news.date, timeZone) },
      summary: summaryOf(news.description),
      ...(await sectionsBelow(services, url)),
      more: others.map(
        ({ id, heading, date, ...item }): NewsLink => withLanguage({ id, heading, date: inZone(date, timeZone) }, item),
      ),
    };
  });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.loaderData?.news.heading,
    description: args.loaderData?.summary,
    image: args.loaderData?.news.image?.src,
    publishedAt: args.loaderData?.news.date,
    things:
      import.meta.env.SSR &&
      ((place) => (args.loaderData ? [newsArticle(args.loaderData.news, args.loaderData.summary, place)] : [])),
  });

export default function NewsItem({ loaderData: { news, more, below } }: PageProps<typeof loader>) {
  const { news: texts, types } = usePageTexts();
  const hasBanner = useShell().company.pageBanner !== null;
  // Sections belong to the item, so others come after them, also on narrow screens.
  const others = more.length > 0 ? <MoreNews news={more} /> : null;
  const isBeside = others !== null && !below;
  return (
    <Page heading={news.heading} isContent bands>
      <WithSections below={below} after={below && others}>
        <div className="page-grid gap-y-16">
          <article className={`flex flex-col gap-8 ${isBeside ? 'grid-main' : 'lg:col-[3/span_8]'}`}>
            {news.date ? (
              <p className="text-muted">
                {texts.publishedAt} <Moment value={news.date} withTime />
              </p>
            ) : null}
            {news.image ? (
              <Picture
                picture={news.image}
                name={news.heading}
                use={isBeside ? pagePictureUses.newsHead : pagePictureUses.newsHeadAlone}
                first={!hasBanner}
                soon
                className="lead-picture h-auto w-full rounded-2xl border border-line object-cover"
              />
            ) : null}
            <RichText html={news.description} className="text-lg" />
            <p className="border-t border-line pt-8">
              <BackLink href="/news" text={types.news.back} />
            </p>
          </article>
          {isBeside ? others : null}
        </div>
      </WithSections>
    </Page>
  );
}
