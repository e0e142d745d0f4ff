import { getConcern } from '#content/calls.ts';
import { ConcernCard } from '#site/blocks/company/concern-card.tsx';
import { Empty } from '#site/blocks/empty.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { servicesContext } from '#site/context.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { loadPage } from '#site/loading/paged.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import type { Route } from './+types/concern-list.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const { items, paging } = await loadPage(url, (part) => services.client.list(getConcern, part));
    const concerns = items.map(({ id, address, name, logo, backgroundImage, title, redirectUrl, ...concern }) =>
      withLanguage({ id, address, name, logo, backgroundImage, title, redirectUrl }, concern),
    );
    return { concerns, paging };
  });
}

export const meta: Route.MetaFunction = (args) => {
  const { group, pages } = metaTexts(args);
  const page = args.loaderData?.paging.page ?? 1;
  return pageMeta(args, {
    title: page > 1 ? pages.titleOf({ title: group.concerns.title, page }) : group.concerns.title,
  });
};

export default function ConcernList({ loaderData: { concerns, paging } }: Route.ComponentProps) {
  const { concerns: texts } = usePageTexts().group;
  return (
    <Page heading={texts.title}>
      {concerns.length === 0 ? <Empty text={texts.none} /> : null}
      <ul className="page-grid across-3">
        {concerns.map((concern, index) => (
          <li key={concern.id || concern.address || concern.name}>
            <ConcernCard concern={concern} variant={index} />
          </li>
        ))}
      </ul>
      <PageLinks paging={paging} />
    </Page>
  );
}
