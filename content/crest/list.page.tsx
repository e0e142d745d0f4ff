import type { MetaFunction } from 'react-router';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { pagedLoader } from '#site/loading/lists/list-loaders.ts';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import type { PageProps } from '#site/page-props.ts';
import { anchorOf } from '#site/reading/anchors.ts';
import { listMeta } from '#site/shell/list-meta.ts';
import { ListPage } from '#site/shell/list-page.tsx';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { getCrest } from './calls.ts';

export const loader = pagedLoader((client, part) => client.list(getCrest, part));

export const meta: MetaFunction<typeof loader> = (args) => listMeta(args, metaTexts(args).types.crest.title);

export default function Crest({ loaderData: { items, paging } }: PageProps<typeof loader>) {
  return (
    <ListPage texts={usePageTexts().types.crest} items={items} paging={paging}>
      <ul className="page-grid across-2">
        {items.map(({ id, name, description, image }, index) => (
          <li key={id || name} id={anchorOf('crest', id)}>
            <article className="card lg:flex-row">
              <div className="crest-picture">
                <Picture
                  picture={image}
                  use={pagePictureUses.crest}
                  name={name}
                  className="card-image"
                  placeholderVariant={index}
                />
              </div>
              <div className="flex flex-col justify-center gap-3 p-6 lg:p-8">
                <h2 className="card-heading">
                  <ContentText>{name}</ContentText>
                </h2>
                <ContentParagraph text={description} />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </ListPage>
  );
}
