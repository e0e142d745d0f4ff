import { preload } from 'react-dom';
import { resolveAsset, useAssetHost } from './asset-host.tsx';
import { useContentLanguage } from './content-language.tsx';
import { type PictureSet, type PictureUse, pictureSet, tenths, uprightWindows } from './picture-set.ts';
import { Placeholder } from './placeholder.tsx';
import { StandIn } from './stand-in.tsx';

export interface PictureValue {
  src: string;
  alt: string;
  /** Pixels, where known. */
  width?: number;
  height?: number;
  /** The point that crops keep: shares of width and height from the top left corner. */
  focus?: { x: number; y: number };
  /** A few bytes of it as a `data:` address, shown until the picture is there. */
  standIn?: string;
}

export interface PictureProps {
  /** Null: the drawn placeholder stands in. */
  picture: PictureValue | null;
  /** Where on the page it is shown, and so in which sizes; absent: as it is. */
  use?: PictureUse;
  className?: string;
  /** The first large picture of a page, of which there is one: named in the head, fetched at once and before all others. */
  first?: boolean;
  /** In the first view beside the first large one: fetched at once, but after what matters more. */
  soon?: boolean;
  /** The text beside the picture says it already, so it is not said twice. */
  decorative?: boolean;
  /** The editors' name for what it shows: its text where it has none of its own. */
  name?: string;
  /** The site's own text for it, where it has neither text nor name. */
  fallbackAlt?: string;
  /** The address is complete as it is, whatever host other pictures come from. */
  ownHost?: boolean;
  placeholderVariant?: number;
  /** It fills a positioned box, so its blurred stand-in can lie under it until it is loaded. */
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
  const language = useContentLanguage();
  const content = decorative ? '' : picture?.alt || name;
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
      // The style sheet keeps a picture that fails in its shape, with its text in it; that needs no script.
      className={`picture ${focusClass(picture)}${className}`}
      loading={soon ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
      decoding="async"
    />
  );
  return (
    <>
      {filling && picture.standIn ? (
        <StandIn src={picture.standIn} focus={picture.focus} className={className} />
      ) : null}
      {set ? (
        <picture className="contents">
          {set.sources.map((source) => (
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

/** The classes that keep the focal point within a crop; none for the middle, which is where crops are anyway. */
function focusClass({ focus }: PictureValue): string {
  const [x, y] = [tenths(focus?.x ?? 0.5), tenths(focus?.y ?? 0.5)];
  return x === 5 && y === 5 ? '' : `focus-x-${x} focus-y-${y} `;
}

/**
 * Names the picture in the page's head, in its best format: a browser without that format overlooks the line. Only the
 * server's head matters: later pages are drawn when the picture’s own element is already there.
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
