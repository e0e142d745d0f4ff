import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { ContentText } from '../content-language.tsx';
import { isRightToLeft } from '../direction.ts';
import { ArrowLeft, ArrowRight, Close } from '../icons.tsx';
import { logicalKey } from '../logical-key.ts';
import { resolveAsset, useAssetHost } from './asset-host.tsx';
import { Picture, type PictureValue } from './picture.tsx';
import type { PictureUse } from './picture-set.ts';
import { preloadPicture } from './preload-picture.ts';
import { smallPictureOf } from './small-picture.ts';

export interface LightboxTexts {
  label: string;
  position(position: number, count: number): string;
  previous: string;
  next: string;
  close: string;
  /** A link to the picture's file, which opens in a new tab. Absent: no link. */
  fullSize?: { label: string; newTab: string };
}

const overTheWindow: PictureUse = { sizes: () => '100vw', most: 1920, ownSize: true };

/** The horizontal distance of a swipe; pixels. */
const swipePx = 48;

interface LightboxProps {
  pictures: readonly (PictureValue & { caption?: string })[];
  /** The alternative text of a picture without one. */
  altOf?(position: number): string;
  index: number;
  onIndex(index: number): void;
  onClose(): void;
  texts: LightboxTexts;
  /** The display sizes; absent: as wide as the window. */
  use?: PictureUse;
}

/**
 * One picture at a time over the whole window, in a native modal dialog: Escape closes it, and the focus stays inside.
 * Arrow keys, Home and End, swipes and two buttons change the picture; the last is followed by the first.
 */
export function Lightbox({ pictures, altOf, index, onIndex, onClose, texts, use = overTheWindow }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const host = useAssetHost();
  const count = pictures.length;
  const picture = pictures[index];
  const turn = (by: number) => onIndex((index + by + count) % count);
  const swipe = useSwipe(turn);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // Until the large picture is there, the small one that the page shows is behind it.
  const src = picture?.src ?? '';
  useLayoutEffect(() => {
    const shown = dialog.current?.querySelector<HTMLElement>('.lightbox-picture');
    const small = smallPictureOf(resolveAsset(src, host));
    if (shown && small) shown.style.backgroundImage = `url("${small}")`;
  }, [src, host]);

  useNeighbours(pictures, index, use);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = logicalKey(event.key, event.currentTarget);
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1 + count, Home: 0, End: count - 1 }[key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onIndex(to % count);
  };
  const onClosed = () => {
    // The close event is asynchronous: after an immediate close and open, as in React's strict mode, the dialog is open.
    if (!dialog.current?.open) onClose();
  };
  const onBackdrop = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.matches('.lightbox, .lightbox-stage')) dialog.current?.close();
  };
  if (!picture) return null;
  const ownAlt = altOf?.(index + 1) ?? '';
  const words = picture.caption || picture.alt;
  const caption = words ? <ContentText>{words}</ContentText> : ownAlt;
  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={texts.label}
      onClose={onClosed}
      onKeyDown={onKeyDown}
      onClick={onBackdrop}
    >
      <div className="lightbox-bar">
        <p aria-live="polite" aria-atomic="true" className="whitespace-nowrap">
          <span>{texts.position(index + 1, count)}</span>
          {caption ? <span className="sr-only">: {caption}</span> : null}
        </p>
        {texts.fullSize ? <FullSizeLink href={resolveAsset(picture.src, host)} {...texts.fullSize} /> : null}
        <button
          type="button"
          className="lightbox-button"
          aria-label={texts.close}
          onClick={() => dialog.current?.close()}
        >
          <Close />
        </button>
      </div>
      <figure className="lightbox-stage" {...swipe}>
        <Picture key={picture.src} picture={picture} fallbackAlt={ownAlt} use={use} soon className="lightbox-picture" />
        {caption ? (
          <figcaption aria-hidden="true" className="lightbox-caption">
            {caption}
          </figcaption>
        ) : null}
      </figure>
      {count > 1 ? <TurnButtons texts={texts} onTurn={turn} /> : null}
    </dialog>
  );
}

/** Preloads the neighbours of a picture, so that changing it is immediate. */
function useNeighbours(pictures: readonly PictureValue[], index: number, use: PictureUse) {
  const host = useAssetHost();
  const count = pictures.length;
  useEffect(() => {
    for (const at of [index + 1, index - 1 + count]) {
      const neighbour = pictures[at % count];
      if (neighbour && count > 1) preloadPicture(neighbour, use, host);
    }
  }, [index, count, pictures, use, host]);
}

/** Turns forward when a finger moves towards the start of the line, as pages of a book do. */
function useSwipe(onTurn: (by: number) => void) {
  const start = useRef<{ id: number; x: number }>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') start.current = { id: event.pointerId, x: event.clientX };
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current?.id !== event.pointerId) return;
      const moved = event.clientX - start.current.x;
      const way = isRightToLeft(event.currentTarget) ? -moved : moved;
      start.current = null;
      if (Math.abs(way) >= swipePx) onTurn(way < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

const FullSizeLink = ({ href, label, newTab }: { href: string; label: string; newTab: string }) => (
  <a href={href} target="_blank" rel="noopener" className="ms-auto me-6 underline underline-offset-4">
    {label} <span className="sr-only">{newTab}</span>
  </a>
);

const TurnButtons = ({ texts, onTurn }: { texts: LightboxTexts; onTurn: (by: number) => void }) => (
  <>
    <button
      type="button"
      className="lightbox-button lightbox-previous"
      aria-label={texts.previous}
      onClick={() => onTurn(-1)}
    >
      <ArrowLeft />
    </button>
    <button type="button" className="lightbox-button lightbox-next" aria-label={texts.next} onClick={() => onTurn(1)}>
      <ArrowRight />
    </button>
  </>
);
