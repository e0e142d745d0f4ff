import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { PictureCards } from '#site/blocks/media/picture-cards.tsx';
import { servicesContext } from '#site/context.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { loadPage } from '#site/loading/lists/paged.ts';
import type { PageProps } from '#site/page-props.ts';
import { formatList } from '#site/reading/text/format-list.ts';
import { listMeta } from '#site/shell/list-meta.ts';
import { ListPage } from '#site/shell/list-page.tsx';
import { useLanguage } from '#site/shell/use-language.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { getGallery } from './calls.ts';
import { galleryCardOf } from './card-data.server.ts';
import { galleryPages } from './pages.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const { items, paging } = await loadPage(url, (part) => services.client.list(getGallery, part));
    return { galleries: items.map(galleryCardOf), paging };
  });
}

export const meta: MetaFunction<typeof loader> = (args) => listMeta(args, metaTexts(args).types.gallery.title);

export default function GalleryList({ loaderData: { galleries, paging } }: PageProps<typeof loader>) {
  const { gallery: texts } = usePageTexts().types;
  const language = useLanguage();
  const contentsOf = ({ pictureCount, videoCount }: (typeof galleries)[number]) =>
    formatList(
      [
        ...(pictureCount > 0 ? [texts.pictureCount({ count: pictureCount })] : []),
        ...(videoCount > 0 ? [texts.videoCount({ count: videoCount })] : []),
      ],
      language,
    );
  return (
    <ListPage texts={texts} items={galleries} paging={paging}>
      <PictureCards items={galleries} pages={galleryPages} pictureOf={({ cover }) => cover}>
        {(gallery) => (
          <>
            <ContentParagraph text={gallery.description} className="line-clamp-3 text-muted" />
            {/* Foreign backends may list galleries without their media. */}
            {gallery.pictureCount + gallery.videoCount > 0 ? (
              <p className="mt-auto text-sm font-semibold text-brand-ink">{contentsOf(gallery)}</p>
            ) : null}
          </>
        )}
      </PictureCards>
    </ListPage>
  );
}
