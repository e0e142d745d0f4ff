import { type ReactNode, useId } from 'react';

/** A part of a page that is read: its heading beside the text on wide screens, above it on narrow ones. */
export function SideSection({
  heading,
  tone = 'plain',
  children,
}: {
  heading: string;
  tone?: 'plain' | 'sunken';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={tone === 'sunken' ? 'bg-sunken' : ''}>
      <div className="shell-width grid gap-8 py-16 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-24">
        <h2 id={id} className="section-heading side-heading self-start lg:sticky lg:top-36">
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}
