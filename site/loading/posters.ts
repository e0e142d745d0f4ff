import { getVideos } from '#contract/calls/get-videos.ts';
import type { Picture } from '#contract/fields.ts';
import { hasVideoTexts, type VideoTexts } from '#contract/video-texts.ts';
import type { SiteServices } from '../context.ts';
import { orWithout } from './extras.ts';
import { videoTextsOf } from './media.ts';

/** The number of the group's videos that are searched, which is the maximum of one call. */
const lookedThrough = 100;

interface Film {
  address: string;
  name: string;
  texts: VideoTexts;
}

/** The same videos, each with its poster from the group's list if it is there, and with the list's texts if it has none. */
export async function withPosters<F extends Film>(
  services: SiteServices,
  films: readonly F[],
): Promise<(F & { poster: Picture | null })[]> {
  if (films.length === 0) return [];
  const videos = await orWithout(services, (options) =>
    services.client.call(getVideos, { take: lookedThrough }, options),
  );
  const known = new Map(videos.map((video) => [video.video, video]));
  return films.map((film) => {
    const video = known.get(film.address);
    const texts = video && !hasVideoTexts(film.texts) ? videoTextsOf(video) : film.texts;
    return { ...film, texts, poster: video?.poster ?? null };
  });
}
