import { getVideos } from '#contract/calls/get-videos.ts';
import type { Picture } from '#contract/fields.ts';
import type { SiteServices } from '../context.ts';
import { orWithout } from './extras.ts';

/** As many of the group's videos as are looked through, which is the most that one call gives. */
const lookedThrough = 100;

interface Film {
  address: string;
  name: string;
}

/** The same films with their stills: a film that stands among the group's videos too has the one from there. */
export async function withPosters<F extends Film>(
  services: SiteServices,
  films: readonly F[],
): Promise<(F & { poster: Picture | null })[]> {
  if (films.length === 0) return [];
  const videos = await orWithout(services, (options) =>
    services.client.call(getVideos, { take: lookedThrough }, options),
  );
  const posters = new Map(videos.map(({ video, poster }) => [video, poster]));
  return films.map((film) => ({ ...film, poster: posters.get(film.address) ?? null }));
}
