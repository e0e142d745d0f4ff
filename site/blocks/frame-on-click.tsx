import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ContentLanguage } from '#ui/content-language.tsx';

interface OnClickProps {
  /** The player's name once it is there. */
  title: string;
  /** Of the title, where it is not the site's. */
  language?: ContentLanguage | undefined;
  /** What the link says it does, where `children` has no words for it. */
  label?: ReactNode;
  className?: string;
  /** What the link looks like. */
  children: ReactNode;
}

/** A frame of another site that is not there before the visitor asks for it. */
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
  /** The language's name, as the player's menu lists it. */
  label: string;
}

/** A film of our own host; no byte of it is fetched before the visitor asks for it. */
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

/** Until the visitor asks, and without script, a link to the same thing; then the player, with the focus on it. */
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
    // Whoever wants a new tab or window gets it.
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
