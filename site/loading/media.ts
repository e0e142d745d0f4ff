import type { Gallery } from '#contract/entities/gallery.ts';
import type { TradeFair } from '#contract/entities/trade-fair.ts';
import type { Media } from '#contract/media.ts';
import type { VideoTexts } from '#contract/video-texts.ts';
import { pageSize } from '../constants.ts';
import { type Paging, windowOf } from '../reading/paging.ts';

/** Splits media into pictures for the picture wall and videos for the players. */
export const mediaApart = (media: readonly Media[]) => ({
  pictures: media.flatMap((part) => (part.kind === 'picture' ? [part.picture] : [])),
  videos: media.flatMap((part) =>
    part.kind === 'video' ? [{ address: part.video, name: part.title, texts: videoTextsOf(part) }] : [],
  ),
});

/** The text alternatives of a video, without its other fields. */
export const videoTextsOf = ({ captions, transcript, description }: VideoTexts): VideoTexts => ({
  captions,
  transcript,
  description,
});

/** A gallery as a card shows it. Without a cover, its first picture is used. */
export function galleryCardOf({ id, name, description, image, media }: Gallery) {
  const { pictures, videos } = mediaApart(media);
  const cover = image ?? pictures[0] ?? null;
  return { id, name, description, cover, pictureCount: pictures.length, videoCount: videos.length };
}

/** A fair as a card shows it. */
export const fairCardOf = ({ id, name, place, startsOn, endsOn, image, images }: TradeFair) => ({
  id,
  name,
  place,
  startsOn,
  endsOn,
  cover: image ?? images[0] ?? null,
});

/** The part of a fully loaded list that a page shows. */
export function onPage<Item>(items: readonly Item[], { page }: Paging): Item[] {
  const { skip, take } = windowOf(page, pageSize);
  return items.slice(skip, skip + take);
}
