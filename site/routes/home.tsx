import { getBrand } from '#contract/calls/get-brand.ts';
import { getNews } from '#contract/calls/get-news.ts';
import { getSlider } from '#contract/calls/get-slider.ts';
import { getVideos } from '#contract/calls/get-videos.ts';
import { RichText } from '#ui/rich-text.tsx';
import { BrandCarousel } from '../blocks/brand-carousel.tsx';
import { Hero } from '../blocks/hero.tsx';
import { NewsCards } from '../blocks/news-card.tsx';
import { Section } from '../blocks/section.tsx';
import { VideoCard } from '../blocks/video-card.tsx';
import { homeNewsCount, homeVideoCount } from '../constants.ts';
import { servicesContext } from '../context.ts';
import { newsCardOf, summaryOf } from '../loading/cards.ts';
import { companyOf } from '../loading/company.ts';
import { orErrorPage } from '../loading/failures.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { useShell } from '../shell/use-shell.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const { client } = services;
    const [company, slides, brands, news, videos] = await Promise.all([
      companyOf(services),
      client.call(getSlider, {}),
      client.call(getBrand, {}),
      client.call(getNews, { take: homeNewsCount }),
      client.call(getVideos, { take: homeVideoCount }),
    ]);
    return {
      summary: company.summary,
      description: summaryOf(company.summary),
      slides,
      brands,
      news: news.slice(0, homeNewsCount).map(newsCardOf),
      videos: videos.slice(0, homeVideoCount),
    };
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { description: args.loaderData?.description, image: args.loaderData?.slides[0]?.image?.src });

export default function Home({ loaderData: { summary, slides, brands, news, videos } }: Route.ComponentProps) {
  const { home } = useTexts();
  const { companyName } = useShell().company;
  return (
    <>
      <Hero slides={slides} />
      <div className="shell-width grid gap-8 py-16 lg:grid-cols-[2fr_3fr] lg:gap-16 lg:py-24">
        <h1 className="font-display text-4xl leading-tight font-bold tracking-tight text-balance wrap-anywhere lg:text-5xl">
          {companyName}
        </h1>
        <RichText html={summary} className="text-lg" />
      </div>
      {brands.length > 0 ? (
        <Section heading={home.brands} tone="sunken">
          <BrandCarousel brands={brands} />
        </Section>
      ) : null}
      {news.length > 0 ? (
        <Section heading={home.newsHeading} more={{ label: home.newsAll, to: '/news' }}>
          <NewsCards news={news} />
        </Section>
      ) : null}
      {videos.length > 0 ? (
        <Section heading={home.videosHeading} more={{ label: home.videosAll, to: '/videos' }} tone="sunken">
          <ul className="grid gap-8 md:grid-cols-3">
            {videos.map((video, index) => (
              <li key={video.id || video.video}>
                <VideoCard name={video.name} address={video.video} poster={video.poster} variant={index} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
