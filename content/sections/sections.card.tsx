import { CallToActionSection } from './call-to-action/section.card.tsx';
import { FiguresSection } from './figures/section.card.tsx';
import type { LoadedSection } from './loaded.ts';
import { TextSection } from './text/section.card.tsx';
import { TextPictureSection } from './text-picture/section.card.tsx';
import { usualSection } from './usual.card.tsx';

/** A section of any kind. */
export function AnySection({ section }: { section: LoadedSection }) {
  switch (section.kind) {
    case 'text':
      return <TextSection section={section} />;
    case 'textPicture':
      return <TextPictureSection section={section} />;
    case 'figures':
      return <FiguresSection section={section} />;
    case 'callToAction':
      return <CallToActionSection section={section} />;
    default:
      return usualSection(section, false);
  }
}

/** The sections of a page, in the editor's order. */
export const Sections = ({ sections }: { sections: readonly LoadedSection[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: sections of a page do not move while it is shown
  sections.map((section, index) => <AnySection key={index} section={section} />);
