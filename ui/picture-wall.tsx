import { type MouseEvent, useRef, useState } from 'react';
import { resolveAsset, useAssetHost } from './asset-host.tsx';
import { Lightbox, type LightboxTexts } from './lightbox.tsx';
import { Picture, type PictureValue } from './picture.tsx';

/**
 * Pictures in a grid, three per row where there is room. Each is a link to the picture itself; with script it
 * opens over the page instead, and closing gives the focus back.
 */
export function PictureWall({
  label,
  pictures,
  altOf,
  texts,
}: {
  label: string;
  pictures: readonly PictureValue[];
  /** What a picture without a text of its own is called. */
  altOf(position: number): string;
  texts: LightboxTexts;
}) {
  const host = useAssetHost();
  const [shown, setShown] = useState<number>();
  const opener = useRef<HTMLAnchorElement>(null);

  const open = (index: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    // Whoever wants a new tab or window gets it.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setShown(index);
  };
  const close = () => {
    setShown(undefined);
    opener.current?.focus();
  };

  return (
    <>
      <ul aria-label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a href={resolveAsset(picture.src, host)} onClick={open(index)} className="wall-picture">
              <Picture picture={picture} fallbackAlt={altOf(index + 1)} className="card-image" />
            </a>
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <Lightbox pictures={pictures} index={shown} onIndex={setShown} onClose={close} texts={texts} />
      )}
    </>
  );
}
