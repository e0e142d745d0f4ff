import type { MetaFunction } from 'react-router';
import { pagedLoader } from '#site/loading/lists/list-loaders.ts';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import type { PageProps } from '#site/page-props.ts';
import { anchorOf } from '#site/reading/anchors.ts';
import { listMeta } from '#site/shell/list-meta.ts';
import { ListPage } from '#site/shell/list-page.tsx';
import { videoObjects } from '#site/structured-data/video-object.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { getVideos } from './calls.ts';
import { VideoCard } from './video.card.tsx';

export const loader = pagedLoader((client, part) => client.list(getVideos, part));

export const meta: MetaFunction<typeof loader> = (args) => {
  const listed = args.loaderData?.items.map(({ name, video, poster }) => ({ name, address: video, poster })) ?? [];
  return listMeta(args, metaTexts(args).types.video.title, {
    things: import.meta.env.SSR && ((place) => videoObjects(listed, place)),
  });
};

export default function VideoList({ loaderData: { items, paging } }: PageProps<typeof loader>) {
  return (
    <ListPage texts={usePageTexts().types.video} items={items} paging={paging}>
      <ul className="page-grid across-2 gap-y-12">
        {items.map((video, index) => (
          <li key={video.id || video.video} id={anchorOf('video', video.id)}>
            <VideoCard
              name={video.name}
              address={video.video}
              poster={video.poster}
              texts={video}
              use={pagePictureUses.largeVideo}
              variant={index}
            />
          </li>
        ))}
      </ul>
    </ListPage>
  );
}
