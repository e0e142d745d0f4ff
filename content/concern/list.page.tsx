import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { servicesContext } from '#site/context.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { loadPage } from '#site/loading/lists/paged.ts';
import type { PageProps } from '#site/page-props.ts';
import { cardIn } from '#site/picture-uses.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { listMeta } from '#site/shell/list-meta.ts';
import { ListPage } from '#site/shell/list-page.tsx';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { getConcern } from './calls.ts';
import { ConcernCard } from './concern.card.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const { items, paging } = await loadPage(url, (part) => services.client.list(getConcern, part));
    const concerns = items.map(({ id, address, name, logo, backgroundImage, title, redirectUrl, ...concern }) =>
      withLanguage({ id, address, name, logo, backgroundImage, title, redirectUrl }, concern),
    );
    return { concerns, paging };
  });
}

export const meta: MetaFunction<typeof loader> = (args) => listMeta(args, metaTexts(args).types.concern.title);

export default function ConcernList({ loaderData: { concerns, paging } }: PageProps<typeof loader>) {
  return (
    <ListPage texts={usePageTexts().types.concern} items={concerns} paging={paging}>
      <ul className="page-grid across-3 whole-rows">
        {concerns.map((concern, index) => (
          <li key={concern.id || concern.address || concern.name}>
            <ConcernCard concern={concern} use={cardIn({ index, count: concerns.length })} variant={index} />
          </li>
        ))}
      </ul>
    </ListPage>
  );
}
