import { data } from 'react-router';
import { PageLinks } from '../blocks/page-links.tsx';
import { pageSize } from '../constants.ts';
import { servicesContext } from '../context.ts';
import { orErrorPage } from '../loading/failures.ts';
import { find } from '../loading/find.ts';
import { partsHeaders } from '../loading/parts.ts';
import { requireFeature } from '../loading/require-feature.ts';
import { Elsewhere, NoResults } from '../searching/no-results.tsx';
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
    const isCounted = found.query !== '' && !found.missing && found.tabs.length === 0;
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
  const { query, type, corrected, items, found: all, tabs, paging } = found;
  const exact = found.exact && 1;
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
      <SearchTabs query={query} exact={exact} type={type} tabs={tabs} />
      {all.count === 0 ? (
        <NoResults found={found} />
      ) : (
        <SearchResults items={items} first={(paging.page - 1) * pageSize + 1} />
      )}
      {all.more && paging.page === paging.pages ? <p className="mt-6 text-lg text-muted">{texts.narrower}</p> : null}
      <PageLinks paging={paging} asked={{ q: query, exact, type }} />
    </>
  );
}
