import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { Empty } from '#site/blocks/empty.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { servicesContext } from '#site/context.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { loadPage } from '#site/loading/lists/paged.ts';
import { timeZoneOf } from '#site/loading/load-shell.ts';
import type { PageProps } from '#site/page-props.ts';
import { asksForYears, yearRangeFrom } from '#site/reading/dates/year-range.ts';
import { listMeta } from '#site/shell/list-meta.ts';
import { Page } from '#site/shell/page.tsx';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { yearSpan } from '#site/texts/year-span.ts';
import { getNews } from './calls.ts';
import { newsCardOf } from './card-data.server.ts';
import { NewsCards } from './news.card.tsx';
import { YearFilter } from './year-filter.card.tsx';
import { newsYears } from './years.server.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const years = newsYears(services);
    // Only an address with years has to wait for the range of years before it can load the list.
    const known = asksForYears(url.searchParams) ? await years : undefined;
    const range = known && yearRangeFrom(url.searchParams, known);
    const [timeZone, span, { items, paging, total }] = await Promise.all([
      timeZoneOf(services),
      years,
      loadPage(url, (part) => services.client.list(getNews, { ...part, ...range })),
    ]);
    return { news: items.map((item) => newsCardOf(item, timeZone)), paging, total, span, range };
  });
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const texts = metaTexts(args);
  const { range } = args.loaderData ?? {};
  const title = range
    ? texts.types.news.titleOfYears({ years: yearSpan(texts, range.from, range.to) })
    : texts.news.title;
  // Search engines index the full list only; the lists by year are for visitors.
  return listMeta(args, title, { hidden: range !== undefined });
};

export default function NewsList({ loaderData: { news, paging, total, span, range } }: PageProps<typeof loader>) {
  const { news: texts, types, years } = usePageTexts();
  return (
    <Page heading={texts.title}>
      {span ? <YearFilter span={span} range={range} found={total} /> : null}
      {news.length === 0 ? (
        <Empty text={range ? years.none : types.news.none} />
      ) : (
        <NewsCards news={news} headingLevel={2} />
      )}
      <PageLinks paging={paging} asked={range && { ...range }} />
    </Page>
  );
}
