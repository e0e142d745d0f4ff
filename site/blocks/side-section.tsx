import { type ReactNode, useId } from 'react';

/** A section of text: its heading beside the text on wide screens, above it on narrow ones. */
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
      <div className="shell-width py-16 lg:py-24">
        <div className="page-grid gap-y-8">
          <h2 id={id} className="grid-lead section-heading side-heading self-start lg:sticky lg:top-36">
            {heading}
          </h2>
          <div className="grid-body">{children}</div>
        </div>
      </div>
    </section>
  );
}
