import { getVideos } from '#contract/calls/get-videos.ts';
import type { Picture } from '#contract/fields.ts';
import { hasVideoTexts, type VideoTexts } from '#contract/video-texts.ts';
import type { SiteServices } from '../context.ts';
import { orWithout } from './extras.ts';
import { videoTextsOf } from './media.ts';

/** As many of the group's videos as are looked through, which is the most that one call gives. */
const lookedThrough = 100;

interface Film {
  address: string;
  name: string;
  texts: VideoTexts;
}

/**
 * The same films with their stills: a film that stands among the group's videos too has the one from there. It has the texts from
 * there as well if it has none itself.
 */
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
