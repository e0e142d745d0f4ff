import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { Empty } from '#site/blocks/empty.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { ElsewhereLinks } from '#site/blocks/section-links.tsx';
import { servicesContext } from '#site/context.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { loadAnchored } from '#site/loading/lists/load-anchored.ts';
import { requireFeature } from '#site/loading/require-feature.ts';
import type { PageProps } from '#site/page-props.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { getDocument } from './calls.ts';
import { DocumentList } from './document-list.card.tsx';
import { currentEditions, withEarlier } from './editions.server.ts';
import { ChosenFilters, FilterLinks } from './filter-links.card.tsx';
import { filterFrom, filterGroups, matches } from './filters.ts';
import { documentKinds } from './kinds.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  requireFeature(services, 'facts');
  return orErrorPage(services, async () => {
    const all = await services.client.call(getDocument, {});
    const current = currentEditions(all);
    const filter = filterFrom(url.searchParams, current);
    const found = documentKinds.flatMap((kind) =>
      current.filter((document) => document.kind === kind && matches(document, filter)),
    );
    const list = await loadAnchored(url, async () => found.map((document) => withEarlier(document, all)));
    return { ...list, total: found.length, filter, groups: filterGroups(current, filter) };
  });
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { types, pages } = metaTexts(args);
  const { paging, filter = {} } = args.loaderData ?? {};
  const page = paging?.page ?? 1;
  const filters = Object.keys(filter).length;
  return pageMeta(args, {
    title: page > 1 ? pages.titleOf({ title: types.document.title, page }) : types.document.title,
    // The canonical address of one filter is the whole list; that of a part of one, or of several, would be another page.
    hidden: filters > 1 || (filters > 0 && page > 1),
  });
};

export default function Documents({
  loaderData: { items, paging, elsewhere, total, filter, groups },
}: PageProps<typeof loader>) {
  const { document: texts } = usePageTexts().types;
  const isFiltered = Object.keys(filter).length > 0;
  if (items.length === 0 && !isFiltered) {
    return (
      <Page heading={texts.title}>
        <Empty text={texts.none} />
      </Page>
    );
  }
  return (
    <Page heading={texts.title}>
      <div className="page-grid gap-y-10">
        {groups.length > 0 ? (
          <div className="lg:col-[1/span_3] print:hidden">
            <FilterLinks groups={groups} filter={filter} />
          </div>
        ) : null}
        <div className={groups.length > 0 ? 'lg:col-[4/span_9]' : ''}>
          <p role="status" className="mb-4 font-semibold">
            {texts.found({ count: total })}
          </p>
          {isFiltered ? <ChosenFilters groups={groups} filter={filter} /> : null}
          {items.length === 0 ? <Empty text={texts.noneFound} /> : null}
          <DocumentList documents={items} />
          <PageLinks paging={paging} asked={filter} />
          {isFiltered ? null : <ElsewhereLinks type="document" elsewhere={elsewhere} />}
        </div>
      </div>
    </Page>
  );
}
