import type { SectionOf } from '#content/sections/definition.ts';
import { SectionFrame } from '#content/sections/frame.card.tsx';
import { VideoCard } from '#content/video/video.card.tsx';
import { pagePictureUses } from '#site/page-picture-uses.ts';

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
