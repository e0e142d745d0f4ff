import { VideoCard } from '#content/video/video.card.tsx';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import type { SectionOf } from '../definition.ts';
import { SectionFrame } from '../frame.card.tsx';

/** One video over the whole width. */
export function VideoSection({ section }: { section: SectionOf<'video'> }) {
  const { heading, video, caption, poster } = section;
  if (video === '') return null;
  return (
    <SectionFrame heading={heading}>
      <VideoCard
        name={caption}
        title={heading}
        address={video}
        poster={poster}
        texts={section}
        use={pagePictureUses.wholeVideo}
      />
    </SectionFrame>
  );
}
