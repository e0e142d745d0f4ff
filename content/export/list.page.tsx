import type { MetaFunction } from 'react-router';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { CardPicture } from '#site/blocks/media/card-picture.tsx';
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
import { getExport } from './calls.ts';

export const loader = anchoredLoader((client) => client.call(getExport, {}));

export const meta: MetaFunction<typeof loader> = (args) => listMeta(args, metaTexts(args).types.export.title);

export default function Export({ loaderData: { items, paging, elsewhere } }: PageProps<typeof loader>) {
  return (
    <ListPage
      texts={usePageTexts().types.export}
      items={items}
      paging={paging}
      below={<ElsewhereLinks type="export" elsewhere={elsewhere} />}
    >
      <SectionLinks type="export" sections={items} />
      <div className="flex flex-col gap-section">
        {items.map((section) => (
          <section key={section.id || section.name} id={anchorOf('export', section.id)}>
            <div className="page-grid mb-8 gap-y-4 lg:mb-10">
              <h2 className="grid-lead section-heading side-heading">
                <ContentText>{section.name}</ContentText>
              </h2>
              <RichText html={section.description} headingLevel={3} className="grid-body text-lg" />
            </div>
            <ul className="page-grid across-3">
              {section.items.map(({ name, description, image }) => (
                <li key={`${name} ${image?.src ?? ''}`} className="card break-inside-avoid">
                  {image ? <CardPicture picture={image} name={name} /> : null}
                  <div className="flex flex-col gap-2 p-6">
                    <h3 className="card-heading">
                      <ContentText>{name}</ContentText>
                    </h3>
                    <ContentParagraph text={description} />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ListPage>
  );
}
