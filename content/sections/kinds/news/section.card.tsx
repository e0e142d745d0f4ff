import { NewsCard } from '#content/news/news.card.tsx';
import { SectionFrame } from '#content/sections/frame.card.tsx';
import type { LoadedOf } from '#content/sections/loaded.ts';
import { MissingPart } from '#site/blocks/missing-part.tsx';
import { useTexts } from '#site/texts/use-texts.ts';
import { mosaicUse } from '../entries/mosaic.card.tsx';
import { mosaicPlace } from '../entries/mosaic-place.ts';

/** The newest news items, the first one as the lead story. */
export function LeadNewsSection({ section: { heading, news } }: { section: LoadedOf<'news'> }) {
  const { home, trouble } = useTexts();
  if (news?.length === 0) return null;
  const more = { text: <>{home.newsAll}</>, href: '/news' };
  return (
    <SectionFrame heading={heading || <>{home.newsHeading}</>} more={more}>
      {news ? (
        <ul className="mosaic mosaic-stacks">
          {news.map((item, index) => (
            <li key={item.id} className={`mosaic-${mosaicPlace(index, news.length)}`}>
              <NewsCard
                item={item}
                use={mosaicUse(index, news.length, true)}
                headingLevel={3}
                placeholderVariant={index}
              />
            </li>
          ))}
        </ul>
      ) : (
        <MissingPart text={trouble.news} />
      )}
    </SectionFrame>
  );
}
