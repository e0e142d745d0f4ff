import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ContentLanguage } from '#ui/content-language.tsx';

interface OnClickProps {
  /** The accessible name of the player. */
  title: string;
  /** The language of the title, if it is not the site's. */
  language?: ContentLanguage | undefined;
  /** The link's label, if `children` has no text. */
  label?: ReactNode;
  className?: string;
  /** The appearance of the link. */
  children: ReactNode;
}

/** A frame of another site that loads only on the visitor's request. */
export function FrameOnClick({
  frameSrc,
  href,
  title,
  language,
  ...rest
}: OnClickProps & { frameSrc: string; href: string }) {
  return (
    <OnClick<HTMLIFrameElement>
      href={href}
      {...rest}
      player={(focused) => (
        <iframe
          ref={focused}
          src={frameSrc}
          title={title}
          {...language}
          className="absolute inset-0 size-full border-0"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      )}
    />
  );
}

export interface Captions {
  src: string;
  lang: string;
  /** The language's name, for the player's menu. */
  label: string;
}

/** A video on our own host that loads only on the visitor's request. */
export function VideoOnClick({
  src,
  title,
  language,
  captions,
  ...rest
}: OnClickProps & { src: string; captions: Captions | undefined }) {
  return (
    <OnClick<HTMLVideoElement>
      href={src}
      {...rest}
      player={(focused) => (
        <video
          ref={focused}
          src={src}
          aria-label={title}
          {...language}
          className="absolute inset-0 size-full bg-black object-contain"
          controls
          autoPlay
          muted
          playsInline
        >
          {captions ? (
            <track kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} default />
          ) : null}
        </video>
      )}
    />
  );
}

/** Until the click, and without script, a link to the same content; then the player, with the focus on it. */
function OnClick<Player extends HTMLElement>({
  href,
  label,
  className,
  children,
  player,
}: Omit<OnClickProps, 'title' | 'language'> & {
  href: string;
  player: (focused: RefObject<Player | null>) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const focused = useRef<Player>(null);
  useEffect(() => {
    if (isOpen) focused.current?.focus();
  }, [isOpen]);

  if (isOpen) return <div className={className}>{player(focused)}</div>;
  const open = (event: MouseEvent) => {
    // Modified clicks open a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className={className}>
      <a href={href} onClick={open} data-in-place className="group absolute inset-0 block rounded-[inherit]">
        {label ? <span className="sr-only">{label}</span> : null}
        {children}
      </a>
    </div>
  );
}
