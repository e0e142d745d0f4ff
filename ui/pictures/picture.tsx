import { preload } from 'react-dom';
import { useContentLanguage } from '../content-language.tsx';
import { resolveAsset, useAssetHost } from './asset-host.tsx';
import { BlurPlaceholder } from './blur-placeholder.tsx';
import { type PictureSet, type PictureUse, pictureSet, tenths, uprightWindows } from './picture-set.ts';
import { Placeholder } from './placeholder.tsx';

/** In one format that every browser with a dark scheme reads. */
export interface DarkSource {
  srcSet: string;
  sizes?: string | undefined;
}

export interface PictureValue {
  src: string;
  alt: string;
  /** Pixels, if known. */
  width?: number;
  height?: number;
  /** The focal point of crops: fractions of width and height from the top left corner. */
  focus?: { x: number; y: number };
  /** A blur placeholder as a `data:` URL, shown until the picture has loaded. */
  blurPlaceholder?: string;
  /** What is shown instead in the dark scheme. */
  dark?: DarkSource;
}

export interface PictureProps {
  /** Null: the placeholder drawing is shown. */
  picture: PictureValue | null;
  /** The place on the page, which determines the sizes; absent: the original is used. */
  use?: PictureUse;
  className?: string;
  /** The first large picture of a page, at most one: preloaded in the head with high priority. */
  first?: boolean;
  /** In the first view besides the first large one: loaded eagerly, with low priority. */
  soon?: boolean;
  /** The text next to the picture has the same content, so the alternative text is empty. */
  decorative?: boolean;
  /** The editors' name of the picture's subject: the alternative text if the picture has none. */
  name?: string;
  /** The site's own text, if the picture has neither alternative text nor name. */
  fallbackAlt?: string;
  /** The address is absolute, independent of the host of other pictures. */
  ownHost?: boolean;
  placeholderVariant?: number;
  /** It fills a positioned box, so that its blur placeholder can be under it until it has loaded. */
  filling?: boolean;
}

export function Picture({
  picture,
  use,
  className = '',
  first = false,
  soon = first,
  decorative = false,
  name = '',
  fallbackAlt = '',
  ownHost = false,
  placeholderVariant = 0,
  filling = false,
}: PictureProps) {
  const host = useAssetHost();
  const content = decorative ? '' : picture?.alt || name;
  const language = useContentLanguage(content);
  const alt = decorative ? '' : content || fallbackAlt;
  const altLanguage = content === '' ? undefined : language;
  if (!picture) {
    return <Placeholder className={className} label={alt} {...altLanguage} variant={placeholderVariant} />;
  }
  const set = use && !ownHost ? pictureSet(picture, use, host) : undefined;
  if (set && first) preloadFirst(set);
  const img = (
    <img
      src={ownHost ? picture.src : resolveAsset(picture.src, host)}
      srcSet={set?.srcSet}
      sizes={set?.sizes}
      alt={alt}
      {...altLanguage}
      width={picture.width}
      height={picture.height}
      // If a picture fails to load, the style sheet preserves its shape and shows its text, without script.
      className={`picture ${focusClass(picture)}${className}`}
      loading={soon ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
      decoding="async"
    />
  );
  return (
    <>
      {filling && picture.blurPlaceholder ? (
        <BlurPlaceholder src={picture.blurPlaceholder} focus={picture.focus} className={className} />
      ) : null}
      {set || picture.dark ? (
        <picture className="contents">
          {picture.dark ? <source media="(prefers-color-scheme:dark)" {...picture.dark} /> : null}
          {set?.sources.map((source) => (
            <source key={`${source.media ?? ''} ${source.type}`} {...source} />
          ))}
          {img}
        </picture>
      ) : (
        img
      )}
    </>
  );
}

/** The classes of the focal point; none for the middle, the default of crops. */
function focusClass({ focus }: PictureValue): string {
  const [x, y] = [tenths(focus?.x ?? 0.5), tenths(focus?.y ?? 0.5)];
  return x === 5 && y === 5 ? '' : `focus-x-${x} focus-y-${y} `;
}

/**
 * Preloads the picture in its best format; browsers without that format ignore the link. Only the server's head needs
 * it: on later pages the picture’s own element is there at the same time.
 */
function preloadFirst({ sources }: PictureSet): void {
  if (typeof document !== 'undefined') return;
  const best = sources.filter(({ type }) => type === sources[0]?.type);
  const hasCut = best.some(({ media }) => media !== undefined);
  for (const { type, srcSet, sizes, media } of best) {
    preload(srcSet.split(' ')[0] ?? '', {
      as: 'image',
      type,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
      media: media ?? (hasCut ? `not ${uprightWindows}` : undefined),
    });
  }
}
