import type { EntryLanguage } from '#contract/entity.ts';
import type { Media } from '#contract/media/media.ts';
import type { VideoTexts } from '#contract/media/video-texts.ts';
import { pageSize } from '#site/constants.ts';
import { languageOfPart, withLanguage } from '#site/reading/entry-language.ts';
import { type Paging, windowOf } from '#site/reading/paging.ts';

/** Splits media into pictures for the picture wall and videos for the players. */
export function mediaApart({ media, ...entry }: { media: readonly Media[] } & EntryLanguage) {
  const languageOf = (index: number) => languageOfPart(entry, `media.${index}`);
  return {
    pictures: media.flatMap((part, index) =>
      part.kind === 'picture' ? [withLanguage(part.picture, languageOfPart(languageOf(index), 'picture'))] : [],
    ),
    videos: media.flatMap((part, index) => {
      if (part.kind !== 'video') return [];
      const video = { address: part.video, name: part.title, texts: videoTextsOf({ ...part, ...languageOf(index) }) };
      return [withLanguage(video, languageOf(index), { title: 'name' })];
    }),
  };
}

/** The text alternatives of a video, without its other fields. */
export const videoTextsOf = ({ captions, transcript, description, ...video }: VideoTexts & EntryLanguage): VideoTexts =>
  withLanguage({ captions, transcript, description }, video);

/** The part of a fully loaded list that a page shows. */
export function onPage<Item>(items: readonly Item[], { page }: Paging): Item[] {
  const { skip, take } = windowOf(page, pageSize);
  return items.slice(skip, skip + take);
}
