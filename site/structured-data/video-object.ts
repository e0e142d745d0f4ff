import { embedOf } from '#ui/embeds.ts';
import { assetUrlAt, type Place, type Thing, thing } from './thing.ts';

/** A film that a page shows. */
export interface VideoFacts {
  /** '' where it has none. */
  name: string;
  address: string;
  poster?: { src: string } | null;
}

/** The films of a page. One without a name, or whose address leads nowhere, is nothing a search could list. */
export const videoObjects = (videos: readonly VideoFacts[], place: Place): Thing[] =>
  videos.flatMap(({ name, address, poster }) => {
    const where = whereabouts(address, place);
    if (name === '' || !where) return [];
    return thing('VideoObject', { name, ...where, thumbnailUrl: assetUrlAt(place, poster?.src) });
  });

/** Where the film itself, its player and its own page are, as far as it has them. */
function whereabouts(address: string, place: Place) {
  const embed = embedOf(address);
  if (embed.kind === 'film') return { contentUrl: assetUrlAt(place, embed.src) };
  if (embed.kind === 'frame') return { url: embed.watch, embedUrl: embed.src };
  return /^https?:/.test(embed.href) ? { url: embed.href } : undefined;
}
