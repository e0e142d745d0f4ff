import type { ReactNode } from 'react';

export type Tone = 'plain' | 'sunken';

/** A section over the whole width of the page, named by the heading with the id. */
export const Band = ({ headingId, tone, children }: { headingId: string; tone: Tone; children: ReactNode }) => (
  <section aria-labelledby={headingId} className={tone === 'sunken' ? 'bg-sunken' : ''}>
    <div className="shell-width py-section">{children}</div>
  </section>
);
