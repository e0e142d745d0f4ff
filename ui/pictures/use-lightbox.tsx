import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { resolveAsset, useAssetHost } from './asset-host.tsx';
import type { Lightbox, LightboxTexts } from './lightbox.tsx';
import type { PictureValue } from './picture.tsx';
import type { PictureUse } from './picture-set.ts';

/**
 * Links to pictures that open a lightbox with script; closing it restores the focus. The lightbox's code is fetched
 * when the visitor hovers over, focuses or presses a link. `altOf` is the alternative text of a picture without one.
 */
export function useLightbox({
  pictures,
  altOf,
  texts,
  use,
}: {
  pictures: readonly (PictureValue & { caption?: string })[];
  altOf(position: number): string;
  texts: LightboxTexts;
  /** The display sizes; absent: as wide as the window. */
  use?: PictureUse;
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
    // Modified clicks open a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    setShown(index);
    // If the code fails to load, the link works as usual.
    void prepare().then((isHere) => {
      if (!isHere) window.location.assign(link.href);
    });
  };
  const close = () => {
    setShown(undefined);
    opener.current?.focus();
  };

  const linkTo = (index: number) => ({
    href: resolveAsset(pictures[index]?.src ?? '', host),
    onClick: open(index),
    onPointerEnter: rest,
    onFocus: rest,
    'data-in-place': true,
  });
  const lightbox: ReactNode =
    shown === undefined || !Opened ? null : (
      <Opened {...{ pictures, altOf, texts, use }} index={shown} onIndex={setShown} onClose={close} />
    );
  return { linkTo, lightbox };
}
