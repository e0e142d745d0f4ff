import type { EntryLanguage } from '#contract/entity.ts';
import { mediaApart } from '#site/loading/entries/media.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import type { Gallery } from './definition.ts';

/** A gallery as a card shows it. Without a cover, its first picture is used. */
export function galleryCardOf(gallery: Gallery & EntryLanguage) {
  const { id, name, description, image } = gallery;
  const { pictures, videos } = mediaApart(gallery);
  const cover = image ?? pictures[0] ?? null;
  const card = { id, name, description, cover, pictureCount: pictures.length, videoCount: videos.length };
  return withLanguage(card, gallery);
}
