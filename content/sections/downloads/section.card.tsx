import { FileLinks } from '#content/report/file-links.card.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import type { SectionOf } from '../definition.ts';
import { SideFrame } from '../frame.card.tsx';

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
