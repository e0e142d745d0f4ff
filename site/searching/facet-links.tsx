import type { FacetName } from '#content/facet-names.ts';
import type { Facet } from '#content/search.ts';
import { ContentInText, ContentText } from '#ui/content-language.tsx';
import { Check, ChevronDown, Close } from '#ui/icons.tsx';
import { fileLanguage } from '../reading/file-facts.ts';
import { SiteLink } from '../shell/navigation/site-link.tsx';
import { useLanguage } from '../shell/use-language.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { type SearchRequest, searchAddress, toggled } from './search-address.ts';

type Value = Facet['values'][number];

const textsBy = { concern: 'concern', category: 'category', fileLang: 'language', year: 'year' } as const;

/** A function that returns the words for a value: those of editors, or the site's own. */
function useValueName() {
  const { document: texts } = usePageTexts().types;
  const language = useLanguage();
  return (name: FacetName, { value, label }: Pick<Value, 'value' | 'label'>): string => {
    if (label !== undefined) return label;
    if (name === 'fileLang') return fileLanguage({ src: '', lang: value }, language)?.name ?? value;
    return name === 'year' && /^\d{4}$/.test(value) ? texts.year({ year: Number(value) }) : value;
  };
}

const heading = 'flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold';

/** Facets as links: a value adds its filter, and removes it once it is chosen. Closed on phones at first. */
export function FacetLinks({ facets, request }: { facets: readonly Facet[]; request: SearchRequest }) {
  const { searchPage: texts, types } = usePageTexts();
  return (
    <details className="filter-panel group/panel">
      <summary className={`${heading} rounded-xl border border-line-strong bg-raised px-5`}>
        {texts.filters}
        <ChevronDown className="size-4.5 shrink-0 group-open/panel:rotate-180" />
      </summary>
      <nav aria-label={texts.filters} className="max-lg:px-5 max-lg:pt-2">
        {facets.map(({ name, values }, index) => (
          <details
            key={name}
            open={index === 0 || values.some(({ chosen }) => chosen)}
            className="group border-b border-line"
          >
            <summary className={heading}>
              {types.document.by[textsBy[name]]}
              <ChevronDown className="size-4.5 shrink-0 group-open:rotate-180" />
            </summary>
            <ul className="pb-4">
              {values.map((value) => (
                <li key={value.value}>
                  <ValueLink name={name} value={value} request={request} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
    </details>
  );
}

function ValueLink({ name, value, request }: { name: FacetName; value: Value; request: SearchRequest }) {
  const { searchPage: texts } = usePageTexts();
  const shown = useValueName()(name, value);
  return (
    <SiteLink
      href={searchAddress(toggled(request, name, value.value))}
      aria-current={value.chosen ? 'true' : undefined}
      rel={value.chosen ? undefined : 'nofollow'}
      preventScrollReset
      className="flex min-h-9 items-center gap-3 rounded-md hover:text-brand-ink aria-current:font-semibold"
    >
      <span aria-hidden="true" className="choice-box">
        {value.chosen ? <Check className="size-3.5" /> : null}
      </span>
      <span className="min-w-0 grow wrap-break-word" suppressHydrationWarning>
        {value.label === undefined ? shown : <ContentText>{shown}</ContentText>}
      </span>{' '}
      <span className="text-sm text-muted tabular-nums">{texts.count({ count: value.count, more: false })}</span>
    </SiteLink>
  );
}

/** The chosen values, each with a link that removes it. */
export function ChosenFacets({ facets, request }: { facets: readonly Facet[]; request: SearchRequest }) {
  const { searchPage: texts, types } = usePageTexts();
  const nameOf = useValueName();
  const { chosen = {} } = request;
  if (Object.keys(chosen).length === 0) return null;
  return (
    <ul className="mb-8 flex flex-wrap items-center gap-3 print:hidden">
      {Object.entries(chosen).flatMap(([key, values]) => {
        const name = key as FacetName;
        const known = facets.find((facet) => facet.name === name)?.values ?? [];
        return values.map((value) => {
          const found = known.find((each) => each.value === value) ?? { value };
          const shown = nameOf(name, found);
          return (
            <li key={`${name} ${value}`}>
              <SiteLink
                href={searchAddress(toggled(request, name, value))}
                preventScrollReset
                className="section-link gap-2"
              >
                <span aria-hidden="true" suppressHydrationWarning>
                  {'label' in found ? <ContentText>{shown}</ContentText> : shown}
                </span>
                <span className="sr-only" suppressHydrationWarning>
                  <ContentInText text={(text) => types.document.remove({ name: text })} content={shown} />
                </span>
                <Close className="size-4 shrink-0" />
              </SiteLink>
            </li>
          );
        });
      })}
      <li>
        <SiteLink href={searchAddress({ ...request, chosen: {} })} preventScrollReset className="more-link">
          {texts.removeFilters}
        </SiteLink>
      </li>
    </ul>
  );
}
