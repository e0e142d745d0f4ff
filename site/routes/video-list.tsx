import { getVideos } from '#contract/calls/get-videos.ts';
import { Empty } from '../blocks/empty.tsx';
import { VideoCard } from '../blocks/media/video-card.tsx';
import { PageLinks } from '../blocks/page-links.tsx';
import { servicesContext } from '../context.ts';
import { orErrorPage } from '../loading/failures.ts';
import { loadPage } from '../loading/paged.ts';
import { pictureUses } from '../picture-uses.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { videoObjects } from '../structured-data/video-object.ts';
import { pageTextsFor, usePageTexts } from '../texts/use-page-texts.ts';
import type { Route } from './+types/video-list.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, () => loadPage(url, (part) => services.client.list(getVideos, part)));
}

export const meta: Route.MetaFunction = (args) => {
  const { videos, pages } = pageTextsFor('en');
  const page = args.loaderData?.paging.page ?? 1;
  const listed = args.loaderData?.items.map(({ name, video, poster }) => ({ name, address: video, poster })) ?? [];
  return pageMeta(args, {
    title: page > 1 ? pages.titleOf(videos.title, page) : videos.title,
    things: import.meta.env.SSR && ((place) => videoObjects(listed, place)),
  });
};

export default function VideoList({ loaderData: { items, paging } }: Route.ComponentProps) {
  const { videos: texts } = usePageTexts();
  return (
    <Page heading={texts.title}>
      {items.length === 0 ? <Empty text={texts.none} /> : null}
      <ul className="page-grid across-2 gap-y-12">
        {items.map((video, index) => (
          <li key={video.id || video.video}>
            <VideoCard
              name={video.name}
              address={video.video}
              poster={video.poster}
              texts={video}
              use={pictureUses.largeVideo}
              variant={index}
            />
          </li>
        ))}
      </ul>
      <PageLinks paging={paging} />
    </Page>
  );
}
