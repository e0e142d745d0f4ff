import { ChevronRight } from '#ui/icons.tsx';
import type { Crumb } from '../reading/crumbs.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SiteLink } from './site-link.tsx';

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { nav } = useTexts();
  return (
    <nav aria-label={nav.breadcrumbs}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label} className="flex min-w-0 items-center gap-2">
            {index > 0 ? <ChevronRight className="size-3.5 shrink-0 opacity-70" /> : null}
            {crumb.to ? (
              <SiteLink href={crumb.to} className="inline-block py-1 underline-offset-4 hover:underline">
                {crumb.label}
              </SiteLink>
            ) : (
              <span aria-current="page" className="inline-block min-w-0 py-1 font-semibold wrap-anywhere">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
