import { getBrand } from '#contract/calls/get-brand.ts';
import { getNews } from '#contract/calls/get-news.ts';
import { getSlider } from '#contract/calls/get-slider.ts';
import { getVideos } from '#contract/calls/get-videos.ts';
import type { Video } from '#contract/entities/video.ts';
import { RichText } from '#ui/rich-text.tsx';
import { BrandCarousel } from '../blocks/brand-carousel.tsx';
import { Hero } from '../blocks/hero.tsx';
import { MissingPart } from '../blocks/missing-part.tsx';
import { NewsCards } from '../blocks/news-card.tsx';
import { Section } from '../blocks/section.tsx';
import { VideoCard } from '../blocks/video-card.tsx';
import { homeNewsCount, homeVideoCount } from '../constants.ts';
import { servicesContext } from '../context.ts';
import { newsCardOf, summaryOf } from '../loading/cards.ts';
import { companyOf } from '../loading/company.ts';
import { pageParts, partsHeaders } from '../loading/parts.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { useShell } from '../shell/use-shell.ts';
import { organization, webSite } from '../structured-data/organization.ts';
import { videoObjects } from '../structured-data/video-object.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { client } = services;
  const { part, answer } = pageParts(services);
  const [company, slides, brands, news, videos] = await Promise.all([
    part(companyOf(services)),
    part(client.call(getSlider, {})),
    part(client.call(getBrand, {})),
    part(client.call(getNews, { take: homeNewsCount })),
    part(client.call(getVideos, { take: homeVideoCount })),
  ]);
  return answer({
    summary: company?.summary ?? null,
    address: company?.address ?? '',
    description: summaryOf(company?.summary ?? ''),
    slides,
    brands,
    news: news?.slice(0, homeNewsCount).map(newsCardOf) ?? null,
    videos: videos?.slice(0, homeVideoCount) ?? null,
  });
}

export const headers = partsHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    description: args.loaderData?.description,
    image: args.loaderData?.slides?.[0]?.image?.src,
    things: (place) => [
      organization(place, args.loaderData?.address ?? ''),
      webSite(place),
      ...videoObjects(films(args.loaderData?.videos ?? []), place),
    ],
  });

const films = (videos: readonly Video[]) => videos.map(({ name, video, poster }) => ({ name, address: video, poster }));

export default function Home({ loaderData: { summary, slides, brands, news, videos } }: Route.ComponentProps) {
  const { home, trouble } = useTexts();
  const { companyName } = useShell().company;
  return (
    <>
      {slides ? (
        <Hero slides={slides} />
      ) : (
        <div className="shell-width pt-12">
          <MissingPart text={trouble.parts.slider} />
        </div>
      )}
      <div className="shell-width grid gap-8 py-16 lg:grid-cols-[2fr_3fr] lg:gap-16 lg:py-24">
        <h1 className="font-display text-4xl leading-tight font-bold tracking-tight text-balance wrap-anywhere lg:text-5xl">
          {companyName}
        </h1>
        {summary === null ? (
          <MissingPart text={trouble.parts.summary} />
        ) : (
          <RichText html={summary} className="text-lg" />
        )}
      </div>
      {brands?.length === 0 ? null : (
        <Section heading={home.brands} tone="sunken">
          {brands ? <BrandCarousel brands={brands} /> : <MissingPart text={trouble.parts.brands} />}
        </Section>
      )}
      {news?.length === 0 ? null : (
        <Section heading={home.newsHeading} more={{ label: home.newsAll, to: '/news' }}>
          {news ? <NewsCards news={news} /> : <MissingPart text={trouble.parts.news} />}
        </Section>
      )}
      {videos?.length === 0 ? null : (
        <Section heading={home.videosHeading} more={{ label: home.videosAll, to: '/videos' }} tone="sunken">
          {videos ? <Videos videos={videos} /> : <MissingPart text={trouble.parts.videos} />}
        </Section>
      )}
    </>
  );
}

const Videos = ({ videos }: { videos: readonly Video[] }) => (
  <ul className="grid gap-8 md:grid-cols-3">
    {videos.map((video, index) => (
      <li key={video.id || video.video}>
        <VideoCard name={video.name} address={video.video} poster={video.poster} variant={index} />
      </li>
    ))}
  </ul>
);
