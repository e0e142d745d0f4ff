import type { Picture } from '#contract/fields.ts';
import { hasVideoTexts, type VideoTexts } from '#contract/media/video-texts.ts';
import type { SiteServices } from '#site/context.ts';
import { orEmpty } from '#site/loading/entries/extras.ts';
import { videoTextsOf } from '#site/loading/entries/media.ts';
import { getVideos } from './calls.ts';

/** The number of the group's videos that are searched, which is the maximum of one call. */
const lookedThrough = 100;

interface Video {
  address: string;
  name: string;
  texts: VideoTexts;
}

/** The same videos, each with its poster from the group's list if it is there, and with the list's texts if it has none. */
export async function withPosters<F extends Video>(
  services: SiteServices,
  videos: readonly F[],
): Promise<(F & { poster: Picture | null })[]> {
  if (videos.length === 0) return [];
  const listedVideos = await orEmpty(services, (options) =>
    services.client.call(getVideos, { take: lookedThrough }, options),
  );
  const known = new Map(listedVideos.map((video) => [video.video, video]));
  return videos.map((video) => {
    const listed = known.get(video.address);
    const texts = listed && !hasVideoTexts(video.texts) ? videoTextsOf(listed) : video.texts;
    return { ...video, texts, poster: listed?.poster ?? null };
  });
}
