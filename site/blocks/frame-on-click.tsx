import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A frame of another site that is not there before the visitor asks for it. Until then, and without script,
 * it is a link to the same thing; `children` is what the link looks like.
 */
export function FrameOnClick({
  frameSrc,
  href,
  title,
  label,
  className,
  children,
}: {
  frameSrc: string;
  href: string;
  /** The frame's name once it is there. */
  title: string;
  /** What the link says it does, where `children` has no words for it. */
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isOpen) frame.current?.focus();
  }, [isOpen]);

  if (isOpen) {
    return (
      <div className={className}>
        <iframe
          ref={frame}
          src={frameSrc}
          title={title}
          className="absolute inset-0 size-full border-0"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      </div>
    );
  }
  const open = (event: MouseEvent) => {
    // Whoever wants a new tab or window gets it.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className={className}>
      <a href={href} onClick={open} className="group absolute inset-0 block rounded-[inherit]">
        {label ? <span className="sr-only">{label}</span> : null}
        {children}
      </a>
    </div>
  );
}
