import { resolveAsset, useAssetHost } from './asset-host.tsx';
import { Placeholder } from './placeholder.tsx';

export interface PictureValue {
  src: string;
  alt: string;
  /** Pixels, where known. */
  width?: number;
  height?: number;
}

export interface PictureProps {
  /** Null: the drawn placeholder stands in. */
  picture: PictureValue | null;
  className?: string;
  /** For the first large picture of a page: fetched at once and before others. */
  first?: boolean;
  /** The text beside the picture says it already, so it is not said twice. */
  decorative?: boolean;
  /** Said where the picture has no text of its own. */
  fallbackAlt?: string;
  /** The address is complete as it is, whatever host other pictures come from. */
  ownHost?: boolean;
  placeholderVariant?: number;
}

export function Picture({
  picture,
  className = '',
  first = false,
  decorative = false,
  fallbackAlt = '',
  ownHost = false,
  placeholderVariant = 0,
}: PictureProps) {
  const host = useAssetHost();
  if (!picture) {
    const label = decorative ? undefined : fallbackAlt || undefined;
    return <Placeholder className={className} label={label} variant={placeholderVariant} />;
  }
  return (
    <img
      src={ownHost ? picture.src : resolveAsset(picture.src, host)}
      alt={decorative ? '' : picture.alt || fallbackAlt}
      width={picture.width}
      height={picture.height}
      // The style sheet keeps a picture that fails in its shape, with its text in it; that needs no script.
      className={`picture ${className}`}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
