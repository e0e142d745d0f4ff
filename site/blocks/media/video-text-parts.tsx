import type { ReactNode } from 'react';
import type { VideoTexts } from '#contract/media/video-texts.ts';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { useTexts } from '#site/texts/use-texts.ts';
import { ChevronDown } from '#ui/icons.tsx';

/** Description and transcript of a video, each in a closed disclosure. */
export function VideoTextParts({ texts: { description, transcript }, title }: { texts: VideoTexts; title: ReactNode }) {
  const { video: words } = useTexts();
  return (
    <>
      <Part label={words.description} of={title} text={description} />
      <Part label={words.transcript} of={title} text={transcript} />
    </>
  );
}

function Part({ label, of, text }: { label: string; of: ReactNode; text: string }) {
  if (text === '') return null;
  return (
    <details className="video-text">
      <summary className="more-link cursor-pointer">
        {label} <span className="sr-only">({of})</span>
        <ChevronDown className="size-4" />
      </summary>
      <ContentParagraph text={text} className="max-w-prose whitespace-pre-line text-muted" />
    </details>
  );
}
