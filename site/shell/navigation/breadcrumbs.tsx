import type { Crumb } from '#site/reading/crumbs.ts';
import { useTexts } from '#site/texts/use-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { ChevronRight } from '#ui/icons.tsx';
import { SiteLink } from './site-link.tsx';

/** `isContent`: the last crumb is a text of editors. */
export function Breadcrumbs({ crumbs, isContent }: { crumbs: Crumb[]; isContent: boolean }) {
  const { nav } = useTexts();
  return (
    <nav aria-label={nav.breadcrumbs}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.to ?? crumb.label}
            className={`flex items-center gap-2 ${crumb.to ? 'max-w-full shrink-0' : 'min-w-0 max-sm:flex-[1_1_5rem]'}`}
          >
            {index > 0 ? <ChevronRight className="size-3.5 shrink-0 opacity-70" /> : null}
            {crumb.to ? (
              <SiteLink href={crumb.to} className="inline-block py-1 underline-offset-4 hover:underline">
                {crumb.label}
              </SiteLink>
            ) : (
              // A narrow window truncates it; the heading below shows it in full.
              <span aria-current="page" className="min-w-0 truncate py-1 font-semibold sm:whitespace-normal">
                {isContent ? <ContentText>{crumb.label}</ContentText> : crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
