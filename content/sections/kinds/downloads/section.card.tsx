import { FileLinks } from '#content/report/file-links.card.tsx';
import type { SectionOf } from '#content/sections/definition.ts';
import { SideFrame } from '#content/sections/frame.card.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';

/** Files to download beside the heading. */
export function DownloadsSection({ section: { heading, files } }: { section: SectionOf<'downloads'> }) {
  const { sections: texts } = usePageTexts();
  if (files.length === 0) return null;
  return (
    <SideFrame heading={heading}>
      <FileLinks files={files} label={texts.downloads} />
    </SideFrame>
  );
}
