import { getFaq } from '#content/calls.ts';
import { AskBox } from '../blocks/ask-box.tsx';
import { Empty } from '../blocks/empty.tsx';
import { PageLinks } from '../blocks/page-links.tsx';
import { QuestionList } from '../blocks/question-list.tsx';
import { ElsewhereLinks } from '../blocks/section-links.tsx';
import { servicesContext } from '../context.ts';
import { orErrorPage } from '../loading/failures.ts';
import { loadAnchored } from '../loading/load-anchored.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { metaTexts } from '../texts/meta-texts.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';
import type { Route } from './+types/faq.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, () => loadAnchored(url, () => services.client.call(getFaq, {})));
}

export const meta: Route.MetaFunction = (args) => {
  const { group, pages } = metaTexts(args);
  const page = args.loaderData?.paging.page ?? 1;
  return pageMeta(args, { title: page > 1 ? pages.titleOf({ title: group.faq.title, page }) : group.faq.title });
};

export default function FaqPage({ loaderData: { items, paging, elsewhere } }: Route.ComponentProps) {
  const { faq: texts } = usePageTexts().group;
  return (
    <Page heading={texts.title}>
      <div className="page-grid gap-y-12">
        <div className="grid-main">
          {items.length === 0 ? <Empty text={texts.none} /> : <QuestionList questions={items} label={texts.list} />}
          <PageLinks paging={paging} />
          <ElsewhereLinks type="faq" elsewhere={elsewhere} />
        </div>
        <AskBox heading={texts.askHeading} text={texts.askText} ask={texts.ask} />
      </div>
    </Page>
  );
}
