import type { VideoTexts } from '#contract/media/video-texts.ts';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import type { PictureValue } from '#ui/pictures/picture.tsx';
import { VideoCard } from './video.card.tsx';

export interface Video {
  address: string;
  name: string;
  poster: PictureValue | null;
  texts?: VideoTexts | undefined;
}

/** The videos of a gallery or a product, two per row. */
export const VideoPairs = ({ videos }: { videos: readonly Video[] }) => (
  <ul className="page-grid across-2">
    {videos.map((video, index) => (
      <li key={video.address}>
        <VideoCard {...video} use={pagePictureUses.largeVideo} variant={index} />
      </li>
    ))}
  </ul>
);
