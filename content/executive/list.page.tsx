import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { Empty } from '#site/blocks/empty.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { servicesContext } from '#site/context.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import type { PageProps } from '#site/page-props.ts';
import { listMeta } from '#site/shell/list-meta.ts';
import { Page } from '#site/shell/page.tsx';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { loadPeople } from './load-people.server.ts';
import { People } from './people.card.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, () => loadPeople(services, url, 'others'));
}

export const meta: MetaFunction<typeof loader> = (args) => listMeta(args, metaTexts(args).types.executive.title);

export default function KeyAdmin({ loaderData: { items, paging } }: PageProps<typeof loader>) {
  const { executive: texts } = usePageTexts().types;
  return (
    <Page heading={texts.title}>
      {items.length === 0 ? <Empty text={texts.none} /> : <People people={items} columns={3} headingLevel={2} />}
      <PageLinks paging={paging} />
    </Page>
  );
}
