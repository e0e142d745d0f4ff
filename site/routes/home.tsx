import { getBrand } from '#content/brand/calls.ts';
import { BrandCarousel } from '#content/brand/carousel.card.tsx';
import { getNews } from '#content/news/calls.ts';
import { newsCardOf } from '#content/news/card-data.server.ts';
import { NewsCards } from '#content/news/news.card.tsx';
import { getSlider } from '#content/slider/calls.ts';
import { Hero } from '#content/slider/hero.card.tsx';
import { getVideos } from '#content/video/calls.ts';
import type { Video } from '#content/video/definition.ts';
import { VideoCard } from '#content/video/video.card.tsx';
import { ContentText } from '#ui/content-language.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { MissingPart } from '../blocks/missing-part.tsx';
import { Section } from '../blocks/section.tsx';
import { Welcome } from '../blocks/welcome.tsx';
import { Piece } from '../boot/pieces.tsx';
import { homeNewsCount, homeVideoCount } from '../constants.ts';
import { servicesContext } from '../context.ts';
import { companyOf, hostOf } from '../loading/company.ts';
import { summaryOf, withoutAlt } from '../loading/entries/cards.ts';
import { pageParts, partsHeaders } from '../loading/entries/parts.ts';
import { timeZoneOf } from '../loading/load-shell.ts';
import { withLanguage } from '../reading/entry-language.ts';
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
  const [timeZone, company, slides, brands, news, videos] = await Promise.all([
    timeZoneOf(services),
    part(companyOf(services)),
    part(client.call(getSlider, {})),
    part(client.call(getBrand, {})),
    part(client.call(getNews, { take: homeNewsCount })),
    part(client.call(getVideos, { take: homeVideoCount })),
  ]);
  const shown = {
    summary: company?.summary ?? null,
    // A site without company information uses its host name, which the greeting leaves out.
    name: company && company.companyName !== hostOf(services) ? company.companyName : '',
    isReachable: company !== null && [company.phone, company.email, company.address].some((way) => way !== ''),
    identity: { address: company?.address ?? '', legalName: company?.legalName ?? '', vatId: company?.vatId ?? '' },
    description: summaryOf(company?.summary ?? ''),
    slides,
    brands: brands?.map((brand) => (brand.name ? { ...brand, image: withoutAlt(brand.image) } : brand)) ?? null,
    news: news?.slice(0, homeNewsCount).map((item) => newsCardOf(item, timeZone)) ?? null,
    videos: videos?.slice(0, homeVideoCount).map((video) => ({ ...video, poster: withoutAlt(video.poster) })) ?? null,
  };
  return answer(withLanguage(shown, company ?? {}));
}

export const headers = partsHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    description: args.loaderData?.description,
    image: args.loaderData?.slides?.[0]?.image?.src,
    things:
      import.meta.env.SSR &&
      ((place) => [
        organization(place, args.loaderData?.identity),
        webSite(place),
        ...videoObjects(structuredVideos(args.loaderData?.videos ?? []), place),
      ]),
  });

const structuredVideos = (videos: readonly Video[]) =>
  videos.map(({ name, video, poster }) => ({ name, address: video, poster }));

export default function Home({ loaderData }: Route.ComponentProps) {
  const { summary, slides, brands, news, videos, name, isReachable } = loaderData;
  const { home, trouble } = useTexts();
  const { companyName } = useShell().company;
  if (summary?.trim() === '' && [slides, brands, news, videos].every((list) => list?.length === 0)) {
    return <Welcome companyName={name} isReachable={isReachable} />;
  }
  return (
    <>
      {slides ? (
        <Piece>
          <Hero slides={slides} />
        </Piece>
      ) : (
        <div className="shell-width pt-12">
          <MissingPart text={trouble.slider} />
        </div>
      )}
      <div className="shell-width py-major">
        <div className="page-grid gap-y-8">
          <h1 className="lg:col-span-5 title-text">
            <ContentText>{companyName}</ContentText>
          </h1>
          {summary === null ? (
            <div className="lg:col-[6/span_7]">
              <MissingPart text={trouble.summary} />
            </div>
          ) : (
            <RichText html={summary} className="text-lg lg:col-[6/span_7]" />
          )}
        </div>
      </div>
      {brands?.length === 0 ? null : (
        <Section heading={home.brands} tone="sunken">
          {brands ? <BrandCarousel brands={brands} /> : <MissingPart text={trouble.brands} />}
        </Section>
      )}
      {news?.length === 0 ? null : (
        <Section heading={home.newsHeading} more={{ label: home.newsAll, to: '/news' }}>
          {news ? <NewsCards news={news} /> : <MissingPart text={trouble.news} />}
        </Section>
      )}
      {videos?.length === 0 ? null : (
        <Section heading={home.videosHeading} more={{ label: home.videosAll, to: '/videos' }} tone="sunken">
          {videos ? <Videos videos={videos} /> : <MissingPart text={trouble.videos} />}
        </Section>
      )}
    </>
  );
}

const Videos = ({ videos }: { videos: readonly Video[] }) => (
  <ul className="page-grid across-3-early">
    {videos.map((video, index) => (
      <li key={video.id || video.video}>
        <VideoCard name={video.name} address={video.video} poster={video.poster} texts={video} variant={index} />
      </li>
    ))}
  </ul>
);
