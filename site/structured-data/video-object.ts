import { embedOf } from '#ui/pictures/embeds.ts';
import { assetUrlAt, type Place, type Thing, thing } from './thing.ts';

/** A video on a page. */
export interface VideoFacts {
  /** '' where it has none. */
  name: string;
  address: string;
  poster?: { src: string } | null;
}

/** The videos of a page. A video without a name or with an invalid address is left out, as search engines could not list it. */
export const videoObjects = (videos: readonly VideoFacts[], place: Place): Thing[] =>
  videos.flatMap(({ name, address, poster }) => {
    const where = whereabouts(address, place);
    if (name === '' || !where) return [];
    return thing('VideoObject', { name, ...where, thumbnailUrl: assetUrlAt(place, poster?.src) });
  });

/** The addresses of the video file, its player and its own page, as far as they are known. */
function whereabouts(address: string, place: Place) {
  const embed = embedOf(address);
  if (embed.kind === 'video') return { contentUrl: assetUrlAt(place, embed.src) };
  if (embed.kind === 'frame') return { url: embed.watch, embedUrl: embed.src };
  return /^https?:/.test(embed.href) ? { url: embed.href } : undefined;
}
