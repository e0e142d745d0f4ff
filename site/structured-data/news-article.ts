import type { News } from '#content/news/definition.ts';
import { groupOf } from './organization.ts';
import { assetUrlAt, type Place, type Thing, thing } from './thing.ts';

/** A news item; `summary` is the start of its text. */
export function newsArticle({ heading, date, image }: News, summary: string, place: Place): Thing {
  const group = groupOf(place);
  return thing('NewsArticle', {
    headline: heading,
    description: place.own?.description ?? summary,
    datePublished: date,
    image: assetUrlAt(place, image?.src),
    url: place.pageUrl,
    mainEntityOfPage: place.pageUrl,
    author: group,
    publisher: group,
  });
}
