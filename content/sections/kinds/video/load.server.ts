import type { SectionOf } from '#content/sections/definition.ts';
import type { LoadedOf } from '#content/sections/loaded.ts';
import { withPosters } from '#content/video/posters.server.ts';
import type { Picture } from '#contract/fields.ts';
import type { SiteServices } from '#site/context.ts';

/** A video without a still or texts of its own has those of the same video among the videos of the site. */
export async function withVideo(section: SectionOf<'video'>, services: SiteServices): Promise<LoadedOf<'video'>> {
  const { video: address, heading, captions, transcript, description } = section;
  if (address === '') return section;
  const texts = { captions, transcript, description };
  const [listed] = await withPosters(services, [{ address, name: heading, texts }]);
  const poster: Picture | null = section.poster ?? listed?.poster ?? null;
  return { ...section, ...listed?.texts, poster };
}
