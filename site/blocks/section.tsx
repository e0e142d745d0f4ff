import { type ReactNode, useId } from 'react';
import { ArrowRight } from '#ui/icons.tsx';
import { Piece } from '../boot/pieces.tsx';
import { SiteLink } from '../shell/navigation/site-link.tsx';
import { Band, type Tone } from './band.tsx';

/** A section of a page with its heading and an optional link to more of it. */
export function Section({
  heading,
  more,
  tone = 'plain',
  children,
}: {
  heading: ReactNode;
  more?: { label: string; to: string };
  tone?: Tone;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Band headingId={id} tone={tone}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-12">
        <h2 id={id} className="section-heading">
          {heading}
        </h2>
        {more ? (
          <SiteLink href={more.to} className="more-link">
            {more.label} <ArrowRight />
          </SiteLink>
        ) : null}
      </div>
      <Piece>{children}</Piece>
    </Band>
  );
}
