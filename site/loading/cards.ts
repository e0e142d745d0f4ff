import type { News } from '#contract/entities/news.ts';
import { cardHeadingLength, cardTextLength } from '../constants.ts';
import { type CutText, cutText } from '../reading/cut-text.ts';
import { plainText } from '../reading/plain-text.ts';

/** A news item as a card shows it. */
export interface NewsCardData extends Pick<News, 'id' | 'date' | 'image'> {
  heading: CutText;
  text: CutText;
}

export const newsCardOf = ({ id, date, image, heading, description }: News): NewsCardData => ({
  id,
  date,
  image,
  heading: cutText(heading, cardHeadingLength),
  text: cutText(plainText(description), cardTextLength),
});

/** The start of a text for search engines' result lists. */
export const summaryOf = (html: string): string => cutText(plainText(html), 160).shown;
