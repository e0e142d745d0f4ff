import { type ReactNode, useId } from 'react';
import { Band, type Tone } from './band.tsx';

/** A section of text: its heading beside the text on wide screens, above it on narrow ones. */
export function SideSection({
  heading,
  tone = 'plain',
  children,
}: {
  heading: ReactNode;
  tone?: Tone;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Band headingId={id} tone={tone}>
      <div className="page-grid gap-y-8">
        <h2 id={id} className="grid-lead section-heading side-heading self-start lg:sticky lg:top-36">
          {heading}
        </h2>
        <div className="grid-body">{children}</div>
      </div>
    </Band>
  );
}
