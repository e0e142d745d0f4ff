import type { EntryLanguage } from '#contract/entity.ts';
import { excerptOf } from '#contract/html/excerpt.ts';
import { cardHeadingLength, cardTextLength } from '#site/constants.ts';
import { withoutAlt } from '#site/loading/entries/cards.ts';
import { inZone } from '#site/reading/dates/time-zones.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { cutText } from '#site/reading/text/cut-text.ts';
import type { News } from './definition.ts';

/** A news item as a card shows it. `timeZone`: the zone of the date shown. A lead story has room for its whole heading. */
export function newsCardOf(news: News & EntryLanguage, timeZone: string, isLead = false) {
  const { id, date, image, heading, description } = news;
  const card = {
    id,
    date: inZone(date, timeZone),
    image: withoutAlt(image),
    heading: isLead ? { text: heading } : cutAt(heading, cardHeadingLength),
    text: cutAt(excerptOf(description), cardTextLength),
  };
  return withLanguage(card, news, { description: 'text' });
}

function cutAt(text: string, length: number) {
  const { shown, cut } = cutText(text, length);
  return cut ? { text, at: shown.length } : { text };
}
