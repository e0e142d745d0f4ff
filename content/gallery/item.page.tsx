import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { VideoPairs } from '#content/video/pairs.card.tsx';
import { withPosters } from '#content/video/posters.server.ts';
import { BackLink } from '#site/blocks/back-link.tsx';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { Empty } from '#site/blocks/empty.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { pageSize } from '#site/constants.ts';
import { servicesContext } from '#site/context.ts';
import { summaryOf } from '#site/loading/entries/cards.ts';
import { itemId } from '#site/loading/entries/item-id.ts';
import { mediaApart, onPage } from '#site/loading/entries/media.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { loadPage } from '#site/loading/lists/paged.ts';
import { wallUses } from '#site/page-picture-uses.ts';
import type { PageProps } from '#site/page-props.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { videoObjects } from '#site/structured-data/video-object.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { usePictureTexts } from '#site/texts/use-picture-texts.ts';
import { PictureWall } from '#ui/pictures/picture-wall.tsx';
import { WithSections } from '../entry-sections/below.card.tsx';
import { sectionsBelow } from '../entry-sections/load.server.ts';
import { getGalleryById } from './calls.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const id = itemId(params);
  return orErrorPage(services, async () => {
    const found = await services.client.call(getGalleryById, { id });
    const { name, description, image } = found;
    const { pictures, videos } = mediaApart(found);
    // Videos and pictures share the paging; the longer list determines the number of pages.
    const { paging } = await loadPage(url, async () => ({
      items: [],
      total: Math.max(pictures.length, videos.length),
    }));
    const gallery = { name, description, cover: image ?? pictures[0] ?? null, pictureCount: pictures.length };
    return {
      gallery: withLanguage(gallery, found),
      pictures: onPage(pictures, paging),
      videos: await withPosters(services, onPage(videos, paging)),
      paging,
      ...(await sectionsBelow(services, url)),
    };
  });
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { gallery } = args.loaderData ?? {};
  return pageMeta(args, {
    title: gallery?.name,
    description: gallery && summaryOf(gallery.description),
    image: gallery?.cover?.src,
    things: import.meta.env.SSR && ((place) => videoObjects(args.loaderData?.videos ?? [], place)),
  });
};

export default function GalleryItem({
  loaderData: { gallery, pictures, videos, paging, below },
}: PageProps<typeof loader>) {
  const { types, pictures: pictureTexts } = usePageTexts();
  const { gallery: texts } = types;
  const viewerTexts = usePictureTexts();
  const before = (paging.page - 1) * pageSize;
  return (
    <Page heading={gallery.name} isContent banner={gallery.cover} bands>
      <WithSections
        below={below}
        after={
          <p className="mt-12 border-t border-line pt-8">
            <BackLink href="/gallery" text={texts.back} />
          </p>
        }
      >
        <ContentParagraph
          text={gallery.description}
          className="mb-12 max-w-prose text-lg whitespace-pre-line text-muted"
        />
        {pictures.length + videos.length === 0 ? <Empty text={texts.nothingInside} /> : null}
        {videos.length > 0 ? (
          <section aria-labelledby="gallery-videos" className="mb-16">
            <h2 id="gallery-videos" className="section-heading mb-8">
              {texts.videos}
            </h2>
            <VideoPairs videos={videos} />
          </section>
        ) : null}
        {pictures.length > 0 ? (
          <section aria-labelledby="gallery-images">
            <h2 id="gallery-images" className="section-heading mb-8">
              {texts.images}
            </h2>
            <PictureWall
              label={texts.images}
              pictures={pictures}
              altOf={(position) =>
                pictureTexts.picture({ name: gallery.name, position: before + position, count: gallery.pictureCount })
              }
              texts={viewerTexts}
              uses={wallUses}
            />
          </section>
        ) : null}
        <PageLinks paging={paging} />
      </WithSections>
    </Page>
  );
}
