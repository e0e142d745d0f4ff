import type { ReactNode } from 'react';
import { useShell } from '#site/shell/use-shell.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { External } from '#ui/icons.tsx';
import { Pin } from '#ui/page-icons.tsx';
import { mapEmbedOf } from '#ui/pictures/map-embed.ts';
import { FrameOnClick } from './frame-on-click.tsx';

interface PlaceMapProps {
  address: string;
  /** The accessible name of the map, where a page has several. */
  title?: string;
  /** The same for the link that loads it. */
  label?: ReactNode;
  className?: string;
}

/** A place: a map that loads on request, or a link to it; nothing without an address. */
export function PlaceMap({ address, title, label, className = 'h-80 lg:h-96' }: PlaceMapProps) {
  const { map: texts } = usePageTexts();
  const { frameHosts } = useShell();
  const embed = mapEmbedOf(address, { moreHosts: frameHosts });
  if (embed.kind === 'frame') {
    return (
      <FrameOnClick
        frameSrc={embed.src}
        href={embed.watch}
        title={title ?? texts.title}
        label={label}
        className={`relative overflow-hidden rounded-2xl border border-line bg-sunken ${className}`}
      >
        <span className="map-drawing" aria-hidden="true" />
        <span className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-6 text-center">
          <span className={buttonClass('solid')}>
            <Pin /> {texts.show}
          </span>
          <span className="max-w-72 rounded-lg bg-surface px-3 py-1 text-sm leading-snug text-balance text-muted">
            {texts.loadsFrom({ host: embed.host })}
          </span>
        </span>
      </FrameOnClick>
    );
  }
  if (embed.kind !== 'link' || embed.href === '') return null;
  return (
    <a href={embed.href} className={buttonClass('outline')} rel="noopener">
      <Pin /> {texts.open} <External className="size-4" />
    </a>
  );
}
