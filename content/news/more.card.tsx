import { useId } from 'react';
import { itemPath } from '#contract/addresses/item-path.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import { Moment } from '#site/blocks/moment.tsx';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { ArrowRight } from '#ui/icons.tsx';
import type { News } from './definition.ts';
import { newsPages } from './pages.ts';

export type NewsLink = EntryLanguage & Pick<News, 'id' | 'heading' | 'date'>;

/** Beside a news item: the latest other items, and a link to the list. */
export function MoreNews({ news }: { news: NewsLink[] }) {
  const { types, home } = usePageTexts();
  const { news: texts } = types;
  const id = useId();
  return (
    <nav aria-labelledby={id} className="grid-aside self-start lg:sticky lg:top-36 print:hidden">
      <h2 id={id} className="mb-2 font-display text-xl font-bold">
        {texts.more}
      </h2>
      <ul>
        {news.map(({ id: newsId, heading, date }) => (
          <li key={newsId} className="border-b border-line py-4">
            {date ? (
              <p className="text-sm text-muted">
                <Moment value={date} />
              </p>
            ) : null}
            <SiteLink href={itemPath(newsPages, newsId)} className="font-semibold hover:text-brand-ink hover:underline">
              <ContentText>{heading}</ContentText>
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink href="/news" className="more-link mt-3">
        {home.newsAll} <ArrowRight />
      </SiteLink>
    </nav>
  );
}
