import { useId } from 'react';
import { ArrowRight } from '#ui/icons.tsx';
import { SiteLink } from '../shell/navigation/site-link.tsx';
import type { MenuLink } from '../shell/shell-data.ts';

/** Links to further pages, beside or below the text. */
export function OnwardLinks({ heading, links }: { heading: string; links: MenuLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="grid-aside self-start rounded-2xl border border-line bg-sunken p-6 lg:p-8">
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {heading}
      </h2>
      <ul className="onward-list">
        {links.map(({ label, to }) => (
          <li key={to}>
            <SiteLink href={to} className="onward-link">
              {label} <ArrowRight />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
