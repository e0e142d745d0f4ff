import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { resolveAsset, useAssetHost } from './asset-host.tsx';
import type { Lightbox, LightboxTexts } from './lightbox.tsx';
import { Picture, type PictureValue } from './picture.tsx';
import type { PictureUse } from './picture-set.ts';

/**
 * Pictures in a grid, three per row where there is room. Each is a link to the picture itself; with script it
 * opens over the page instead, and closing gives the focus back. What draws that is fetched when one is rested on or
 * pressed.
 */
export function PictureWall({
  label,
  pictures,
  altOf,
  texts,
  uses,
}: {
  label: string;
  pictures: readonly PictureValue[];
  /** What a picture without a text of its own is called. */
  altOf(position: number): string;
  texts: LightboxTexts;
  /** In which sizes they are shown in the wall, and over the window. */
  uses?: { wall: PictureUse; lightbox: PictureUse };
}) {
  const host = useAssetHost();
  const [shown, setShown] = useState<number>();
  const [Opened, setOpened] = useState<ComponentType<Parameters<typeof Lightbox>[0]>>();
  const opener = useRef<HTMLAnchorElement>(null);

  const prepare = () =>
    import('./lightbox.tsx').then(
      ({ Lightbox: Component }) => {
        setOpened(() => Component);
        return true;
      },
      () => false,
    );
  const rest = () => void prepare();

  const open = (index: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    // Whoever wants a new tab or window gets it.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    setShown(index);
    // Where what draws it cannot be fetched, the link leads where it leads.
    void prepare().then((isHere) => {
      if (!isHere) window.location.assign(link.href);
    });
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
            <a
              href={resolveAsset(picture.src, host)}
              onClick={open(index)}
              onPointerEnter={rest}
              onFocus={rest}
              data-in-place
              className="wall-picture"
            >
              <Picture picture={picture} use={uses?.wall} fallbackAlt={altOf(index + 1)} className="card-image" />
            </a>
          </li>
        ))}
      </ul>
      {shown === undefined || !Opened ? null : (
        <Opened
          pictures={pictures}
          index={shown}
          onIndex={setShown}
          onClose={close}
          texts={texts}
          use={uses?.lightbox}
        />
      )}
    </>
  );
}
