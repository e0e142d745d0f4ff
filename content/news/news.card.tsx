import { pathSegment } from '#contract/addresses/path-segment.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import { CardPicture } from '#site/blocks/media/card-picture.tsx';
import { Moment } from '#site/blocks/moment.tsx';
import { cardIn } from '#site/picture-uses.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { useTexts } from '#site/texts/use-texts.ts';
import type { CutAt } from '#ui/cut.tsx';
import { Cut } from '#ui/cut.tsx';
import { ArrowRight } from '#ui/icons.tsx';
import type { PictureUse } from '#ui/pictures/picture-set.ts';
import type { News } from './definition.ts';

/** A news item as a card shows it. */
export interface NewsCardData extends EntryLanguage, Pick<News, 'id' | 'date' | 'image'> {
  heading: CutAt;
  text: CutAt;
}

/** A grid of news cards. */
export function NewsCards({ news, headingLevel = 3 }: { news: NewsCardData[]; headingLevel?: 2 | 3 }) {
  return (
    <ul className="page-grid across-3 whole-rows">
      {news.map((item, index) => (
        <li key={item.id}>
          <NewsCard
            item={item}
            use={cardIn({ index, count: news.length })}
            headingLevel={headingLevel}
            placeholderVariant={index}
          />
        </li>
      ))}
    </ul>
  );
}

export function NewsCard({
  item,
  use,
  headingLevel,
  placeholderVariant,
}: {
  item: NewsCardData;
  use: PictureUse;
  headingLevel: 2 | 3;
  placeholderVariant: number;
}) {
  const { news: texts } = useTexts();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="card group">
      <CardPicture picture={item.image} use={use} decorative placeholderVariant={placeholderVariant} />
      <div className="flex grow flex-col gap-3 p-6">
        {item.date ? (
          <p className="text-sm text-muted">
            {`${texts.publishedAt} `}
            <Moment value={item.date} withTime />
          </p>
        ) : null}
        <Heading className="card-heading">
          <SiteLink href={`/news/${pathSegment(item.id)}`} className="card-link">
            <Cut {...item.heading} />
          </SiteLink>
        </Heading>
        <p className="text-muted">
          <Cut {...item.text} />
        </p>
        <p aria-hidden className="card-more">
          {texts.readMore}
          <ArrowRight />
        </p>
      </div>
    </article>
  );
}
