import type { News } from '#content/news/definition.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import type { Picture } from '#contract/fields.ts';
import type { CutAt } from '#ui/cut.tsx';
import { cardHeadingLength, cardTextLength } from '../constants.ts';
import { cutText } from '../reading/cut-text.ts';
import { withLanguage } from '../reading/entry-language.ts';
import { excerptOf } from '../reading/excerpt.ts';
import { inZone } from '../reading/time-zones.ts';

/** A news item as a card shows it. */
export interface NewsCardData extends EntryLanguage, Pick<News, 'id' | 'date' | 'image'> {
  heading: CutAt;
  text: CutAt;
}

/** `timeZone`: the zone of the date shown. */
export function newsCardOf(news: News & EntryLanguage, timeZone: string): NewsCardData {
  const { id, date, image, heading, description } = news;
  const card = {
    id,
    date: inZone(date, timeZone),
    image: withoutAlt(image),
    heading: cutAt(heading, cardHeadingLength),
    text: cutAt(excerptOf(description), cardTextLength),
  };
  return withLanguage(card, news, { description: 'text' });
}

function cutAt(text: string, length: number): CutAt {
  const { shown, cut } = cutText(text, length);
  return cut ? { text, at: shown.length } : { text };
}

/** A picture next to the name of its subject. Its alternative text would repeat the name and is left out of the page's data. */
export const withoutAlt = (picture: Picture | null): Picture | null => picture && { ...picture, alt: '' };

/** The start of a text, for the result lists of search engines. */
export const summaryOf = (html: string): string => cutText(excerptOf(html), 160).shown;
