import type { ComponentType } from 'react';
import { CallToActionSection } from './call-to-action/section.card.tsx';
import type { Section } from './definition.ts';
import { FiguresSection } from './figures/section.card.tsx';
import type { LoadedOf, LoadedSection } from './loaded.ts';
import { TextSection } from './text/section.card.tsx';
import { TextPictureSection } from './text-picture/section.card.tsx';

/** The component of each kind of section. */
const components: { [Kind in Section['kind']]: ComponentType<{ section: LoadedOf<Kind> }> } = {
  text: TextSection,
  textPicture: TextPictureSection,
  figures: FiguresSection,
  callToAction: CallToActionSection,
};

/** The sections of a page, in the editor's order. */
export const Sections = ({ sections }: { sections: readonly LoadedSection[] }) =>
  sections.map((section, index) => {
    const Shown = components[section.kind] as ComponentType<{ section: LoadedSection }>;
    // biome-ignore lint/suspicious/noArrayIndexKey: sections of a page do not move while it is shown
    return <Shown key={index} section={section} />;
  });
