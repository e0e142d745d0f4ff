import type { MetaFunction } from 'react-router';
import { AskBox } from '#site/blocks/ask-box.tsx';
import { Empty } from '#site/blocks/empty.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { ElsewhereLinks } from '#site/blocks/section-links.tsx';
import { anchoredLoader } from '#site/loading/lists/list-loaders.ts';
import type { PageProps } from '#site/page-props.ts';
import { listMeta } from '#site/shell/list-meta.ts';
import { Page } from '#site/shell/page.tsx';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { getFaq } from './calls.ts';
import { QuestionList } from './question-list.card.tsx';

export const loader = anchoredLoader((client) => client.call(getFaq, {}));

export const meta: MetaFunction<typeof loader> = (args) => listMeta(args, metaTexts(args).types.faq.title);

export default function FaqPage({ loaderData: { items, paging, elsewhere } }: PageProps<typeof loader>) {
  const { faq: texts } = usePageTexts().types;
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
