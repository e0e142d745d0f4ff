import type { MetaFunction } from 'react-router';
import { ElsewhereLinks, SectionLinks } from '#site/blocks/section-links.tsx';
import { anchoredLoader } from '#site/loading/lists/list-loaders.ts';
import type { PageProps } from '#site/page-props.ts';
import { anchorOf } from '#site/reading/anchors.ts';
import { listMeta } from '#site/shell/list-meta.ts';
import { ListPage } from '#site/shell/list-page.tsx';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { getReport } from './calls.ts';
import { FileLinks } from './file-links.card.tsx';

export const loader = anchoredLoader((client) => client.call(getReport, {}));

export const meta: MetaFunction<typeof loader> = (args) => listMeta(args, metaTexts(args).types.report.title);

export default function CorporateValues({ loaderData: { items, paging, elsewhere } }: PageProps<typeof loader>) {
  const { report: texts } = usePageTexts().types;
  return (
    <ListPage
      texts={texts}
      items={items}
      paging={paging}
      below={<ElsewhereLinks type="report" elsewhere={elsewhere} />}
    >
      <SectionLinks type="report" sections={items} />
      <div className="flex flex-col gap-14 lg:gap-20">
        {items.map(({ id, name, description, files }) => (
          <section
            key={id || name}
            id={anchorOf('report', id)}
            className="page-grid gap-y-8 border-t border-line pt-10 first:border-0 first:pt-0 lg:pt-14"
          >
            <div className="grid-main">
              <h2 className="section-heading mb-5">
                <ContentText>{name}</ContentText>
              </h2>
              <RichText html={description} headingLevel={3} className="text-lg" />
            </div>
            <div className="grid-aside">
              <FileLinks files={files} label={texts.files({ name })} />
            </div>
          </section>
        ))}
      </div>
    </ListPage>
  );
}
