import { data } from 'react-router';
import { PageLinks } from '../blocks/page-links.tsx';
import { pageSize } from '../constants.ts';
import { servicesContext } from '../context.ts';
import { find } from '../loading/entries/find.ts';
import { partsHeaders } from '../loading/entries/parts.ts';
import { orErrorPage } from '../loading/failures.ts';
import { requireFeature } from '../loading/require-feature.ts';
import { ChosenFacets, FacetLinks } from '../searching/facet-links.tsx';
import { Elsewhere, NoResults } from '../searching/no-results.tsx';
import { parametersOf } from '../searching/search-address.ts';
import { Corrected, SearchResults, SearchTabs } from '../searching/search-results.tsx';
import { zeroResultsHeader } from '../searching/zero-results-header.ts';
import { listMeta } from '../shell/list-meta.ts';
import { SearchForm } from '../shell/navigation/search-form.tsx';
import { Page } from '../shell/page.tsx';
import { metaTexts } from '../texts/meta-texts.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';
import type { Route } from './+types/search.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  requireFeature(services, 'search');
  return orErrorPage(services, async () => {
    const found = await find(services, url);
    const isFiltered = Object.keys(found.chosen).length > 0;
    const isCounted = found.query !== '' && !found.missing && !isFiltered && found.tabs.length === 0;
    return data(found, { status: found.missing ? 503 : 200, headers: isCounted ? { [zeroResultsHeader]: '1' } : {} });
  });
}

export const headers = partsHeaders;

export const meta: Route.MetaFunction = (args) => {
  const { searchPage: texts } = metaTexts(args);
  const { query = '' } = args.loaderData ?? {};
  return listMeta(args, query === '' ? texts.title : texts.titleOf({ query }), { hidden: true });
};

export default function Search({ loaderData: found }: Route.ComponentProps) {
  const { searchPage: texts } = usePageTexts();
  return (
    <Page heading={texts.title}>
      <div className="mb-10 max-w-3xl print:hidden">
        <SearchForm id="page-search" query={found.query} large />
      </div>
      <Outcome found={found} />
    </Page>
  );
}

function Outcome({ found }: { found: Route.ComponentProps['loaderData'] }) {
  const { searchPage: texts } = usePageTexts();
  const { query, type, exact, chosen, facets, corrected, items, found: all, tabs, paging } = found;
  const request = { query, type, exact, chosen };
  if (found.missing)
    return (
      <Elsewhere>
        <p role="alert">{texts.missing}</p>
      </Elsewhere>
    );
  if (query === '') {
    return (
      <Elsewhere>
        <p className="text-lg text-muted">{texts.empty}</p>
      </Elsewhere>
    );
  }
  return (
    <>
      <p role="status" className={all.count === 0 || corrected !== undefined ? 'sr-only' : 'mb-6 text-lg text-muted'}>
        {texts.found({ ...all, query: corrected ?? query })}
      </p>
      {corrected === undefined ? null : <Corrected query={query} corrected={corrected} />}
      <SearchTabs request={request} tabs={tabs} />
      <div className="page-grid gap-y-10">
        {facets.length > 0 ? (
          <div className="lg:col-[1/span_3] print:hidden">
            <FacetLinks facets={facets} request={request} />
          </div>
        ) : null}
        <div className={facets.length > 0 ? 'lg:col-[4/span_9]' : 'lg:col-[1/-1]'}>
          <ChosenFacets facets={facets} request={request} />
          {all.count === 0 ? (
            <NoResults found={found} />
          ) : (
            <SearchResults items={items} first={(paging.page - 1) * pageSize + 1} />
          )}
          {all.more && paging.page === paging.pages ? (
            <p className="mt-6 text-lg text-muted">{texts.narrower}</p>
          ) : null}
          <PageLinks paging={paging} asked={parametersOf(request)} />
        </div>
      </div>
    </>
  );
}
