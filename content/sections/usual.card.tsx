import type { ReactNode } from 'react';
import { MissingPart } from '#site/blocks/missing-part.tsx';
import { Section } from '#site/blocks/section.tsx';
import { Piece } from '#site/boot/pieces.tsx';
import { useShell } from '#site/shell/use-shell.ts';
import { useTexts } from '#site/texts/use-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { BrandCarousel } from '../brand/carousel.card.tsx';
import { NewsCards } from '../news/news.card.tsx';
import { Hero } from '../slider/hero.card.tsx';
import { VideoCard } from '../video/video.card.tsx';
import type { LoadedOf, LoadedSection } from './loaded.ts';

/*
 * The sections that the specification gives the home page. They are together, apart from the others, because visitors of
 * a usual home page load the script of these alone.
 */

type Usual = 'hero' | 'summary' | 'brands' | 'news' | 'videos';

/** One of the usual sections as they usually are; undefined for others. `isMain`: its heading is that of the page. */
export function usualSection(section: LoadedSection, isMain: boolean): ReactNode {
  switch (section.kind) {
    case 'hero':
      return <HeroSection section={section} />;
    case 'summary':
      return <SummarySection section={section} isMain={isMain} />;
    case 'brands':
      return <BrandsSection section={section} />;
    case 'news':
      // Drawn with the other sections.
      if (section.layout === 'mosaic') return;
      return <NewsSection section={section} />;
    case 'videos':
      return <VideosSection section={section} />;
  }
}

interface SectionProps<Kind extends Usual> {
  section: LoadedOf<Kind>;
}

function HeroSection({ section: { slides } }: SectionProps<'hero'>) {
  const { trouble } = useTexts();
  if (slides) {
    return (
      <Piece>
        <Hero slides={slides} />
      </Piece>
    );
  }
  return (
    <div className="shell-width pt-12">
      <MissingPart text={trouble.slider} />
    </div>
  );
}

function SummarySection({ section: { summary }, isMain }: SectionProps<'summary'> & { isMain: boolean }) {
  const { trouble } = useTexts();
  const { companyName } = useShell().company;
  const Heading = isMain ? 'h1' : 'h2';
  return (
    <div className="shell-width py-major">
      <div className="page-grid gap-y-8">
        <Heading className="lg:col-span-5 title-text">
          <ContentText>{companyName}</ContentText>
        </Heading>
        {summary === null ? (
          <div className="lg:col-[6/span_7]">
            <MissingPart text={trouble.summary} />
          </div>
        ) : (
          <RichText html={summary} className="text-lg lg:col-[6/span_7]" />
        )}
      </div>
    </div>
  );
}

function BrandsSection({ section: { heading, brands } }: SectionProps<'brands'>) {
  const { home, trouble } = useTexts();
  if (brands?.length === 0) return null;
  return (
    <Section heading={headingOf(heading, home.brands)} tone="sunken">
      {brands ? <BrandCarousel brands={brands} /> : <MissingPart text={trouble.brands} />}
    </Section>
  );
}

function NewsSection({ section: { heading, news } }: SectionProps<'news'>) {
  const { home, trouble } = useTexts();
  if (news?.length === 0) return null;
  return (
    <Section heading={headingOf(heading, home.newsHeading)} more={{ label: home.newsAll, to: '/news' }}>
      {news ? <NewsCards news={news} /> : <MissingPart text={trouble.news} />}
    </Section>
  );
}

function VideosSection({ section: { heading, videos } }: SectionProps<'videos'>) {
  const { home, trouble } = useTexts();
  if (videos?.length === 0) return null;
  return (
    <Section
      heading={headingOf(heading, home.videosHeading)}
      more={{ label: home.videosAll, to: '/videos' }}
      tone="sunken"
    >
      {videos ? (
        <ul className="page-grid across-3-early">
          {videos.map((video, index) => (
            <li key={video.id || video.video}>
              <VideoCard name={video.name} address={video.video} poster={video.poster} texts={video} variant={index} />
            </li>
          ))}
        </ul>
      ) : (
        <MissingPart text={trouble.videos} />
      )}
    </Section>
  );
}

/** The heading that editors wrote, or the usual one. */
const headingOf = (own: string, usual: string): ReactNode => (own ? <ContentText>{own}</ContentText> : usual);
