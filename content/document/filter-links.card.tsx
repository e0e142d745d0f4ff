import { fileLanguage } from '#site/reading/file-facts.ts';
import { pageAddress } from '#site/reading/paging.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { useLanguage } from '#site/shell/use-language.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentInText, ContentText } from '#ui/content-language.tsx';
import { ChevronDown, Close } from '#ui/icons.tsx';
import { type DocumentFilter, type FilterGroup, type FilterName, type FilterOption, filterNames } from './filters.ts';
import type { documentKinds } from './kinds.ts';
import { documentPages } from './pages.ts';

/** The address of the list with one more filter, or without it; in the order of the page, so that each list has one address. */
function addressWith(filter: DocumentFilter, by: FilterName, key: string | undefined): string {
  const asked = { ...filter, [by]: key };
  return pageAddress(documentPages.list, 1, Object.fromEntries(filterNames.map((name) => [name, asked[name]])));
}

/** A function that returns the words for a value: those of editors, or the site's own. */
function useOptionName() {
  const { document: texts } = usePageTexts().types;
  const language = useLanguage();
  return (by: FilterName, { key, name }: Pick<FilterOption, 'key' | 'name'>): string => {
    if (name !== undefined) return name;
    if (by === 'kind') return texts.kinds[key as (typeof documentKinds)[number]];
    if (by === 'language') return fileLanguage({ src: '', lang: key }, language)?.name ?? key;
    return texts.year({ year: Number(key) });
  };
}

/** Filters as links: a value adds its filter, and removes it once it is chosen. */
export function FilterLinks({ groups, filter }: { groups: FilterGroup[]; filter: DocumentFilter }) {
  const { document: texts } = usePageTexts().types;
  const nameOf = useOptionName();
  return (
    <nav aria-label={texts.filters}>
      {groups.map(({ by, options }, index) => (
        <details key={by} open={index === 0 || filter[by] !== undefined} className="group border-b border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold">
            {texts.by[by]} <ChevronDown className="size-4.5 shrink-0 group-open:rotate-180" />
          </summary>
          <ul className="pb-4">
            {options.map((option) => {
              const isChosen = filter[by] === option.key;
              return (
                <li key={option.key}>
                  <SiteLink
                    href={addressWith(filter, by, isChosen ? undefined : option.key)}
                    aria-current={isChosen ? 'true' : undefined}
                    // Search engines need the whole list only.
                    rel={isChosen ? undefined : 'nofollow'}
                    preventScrollReset
                    className={
                      'flex min-h-9 items-center justify-between gap-3 rounded-md hover:text-brand-ink ' +
                      'aria-current:font-semibold aria-current:text-brand-ink'
                    }
                  >
                    <span className="min-w-0 wrap-break-word" suppressHydrationWarning>
                      {option.name ? <ContentText>{option.name}</ContentText> : nameOf(by, option)}
                    </span>{' '}
                    <span className="text-sm text-muted tabular-nums">{option.count}</span>
                  </SiteLink>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </nav>
  );
}

/** The chosen filters, each with a link that removes it. */
export function ChosenFilters({ groups, filter }: { groups: FilterGroup[]; filter: DocumentFilter }) {
  const { document: texts } = usePageTexts().types;
  const nameOf = useOptionName();
  return (
    <ul className="mb-8 flex flex-wrap items-center gap-3 print:hidden">
      {filterNames.flatMap((by) => {
        const key = filter[by];
        if (key === undefined) return [];
        const option = groups.find((group) => group.by === by)?.options.find((each) => each.key === key);
        const name = nameOf(by, option ?? { key });
        return (
          <li key={by}>
            <SiteLink href={addressWith(filter, by, undefined)} preventScrollReset className="section-link gap-2">
              <span aria-hidden="true" suppressHydrationWarning>
                {option?.name ? <ContentText>{name}</ContentText> : name}
              </span>
              <span className="sr-only" suppressHydrationWarning>
                <ContentInText text={(shown) => texts.remove({ name: shown })} content={name} />
              </span>
              <Close className="size-4 shrink-0" />
            </SiteLink>
          </li>
        );
      })}
      <li>
        <SiteLink href={documentPages.list} preventScrollReset className="more-link">
          {texts.removeAll}
        </SiteLink>
      </li>
    </ul>
  );
}
