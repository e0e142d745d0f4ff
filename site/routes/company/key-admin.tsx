import { People } from '#site/blocks/company/people.tsx';
import { Empty } from '#site/blocks/empty.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { servicesContext } from '#site/context.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { loadPeople } from '#site/loading/load-people.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import type { Route } from './+types/key-admin.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, () => loadPeople(services, url, 'others'));
}

export const meta: Route.MetaFunction = (args) => {
  const { group, pages } = metaTexts(args);
  const page = args.loaderData?.paging.page ?? 1;
  return pageMeta(args, {
    title: page > 1 ? pages.titleOf({ title: group.executives.title, page }) : group.executives.title,
  });
};

export default function KeyAdmin({ loaderData: { items, paging } }: Route.ComponentProps) {
  const { executives: texts } = usePageTexts().group;
  return (
    <Page heading={texts.title}>
      {items.length === 0 ? <Empty text={texts.none} /> : <People people={items} columns={3} headingLevel={2} />}
      <PageLinks paging={paging} />
    </Page>
  );
}
