import { Fragment, lazy } from 'react';
import { SectionStyles } from '#site/blocks/section-styles.tsx';
import { Piece } from '#site/boot/pieces.tsx';
import { CallToActionSection } from './kinds/call-to-action/section.card.tsx';
import { DownloadsSection } from './kinds/downloads/section.card.tsx';
import { EntriesSection } from './kinds/entries/section.card.tsx';
import { FiguresSection } from './kinds/figures/section.card.tsx';
import { GallerySection } from './kinds/gallery/section.card.tsx';
import { LogosSection } from './kinds/logos/section.card.tsx';
import { LeadNewsSection } from './kinds/news/section.card.tsx';
import { QuestionsSection } from './kinds/questions/section.card.tsx';
import { QuotationSection } from './kinds/quotation/section.card.tsx';
import { TableSection } from './kinds/table/section.card.tsx';
import { TextSection } from './kinds/text/section.card.tsx';
import { TextPictureSection } from './kinds/text-picture/section.card.tsx';
import { VideoSection } from './kinds/video/section.card.tsx';
import type { LoadedSection } from './loaded.ts';
import { MarkedSection } from './marked.card.tsx';
import { usualSection } from './usual.card.tsx';

/** Their script is large, and few pages have them. */
const MapSection = lazy(async () => ({ default: (await import('./kinds/map/section.card.tsx')).MapSection }));
const FormSection = lazy(async () => ({ default: (await import('./kinds/form/section.card.tsx')).FormSection }));

/** A section of any kind. */
export const AnySection = ({ section }: { section: LoadedSection }) => (
  <>
    {section.isFirst ? <SectionStyles /> : null}
    <OfKind section={section} />
  </>
);

function OfKind({ section }: { section: LoadedSection }) {
  switch (section.kind) {
    case 'text':
      return <TextSection section={section} />;
    case 'textPicture':
      return <TextPictureSection section={section} />;
    case 'figures':
      return <FiguresSection section={section} />;
    case 'quotation':
      return <QuotationSection section={section} />;
    case 'questions':
      return <QuestionsSection section={section} />;
    case 'table':
      return <TableSection section={section} />;
    case 'downloads':
      return <DownloadsSection section={section} />;
    case 'gallery':
      return <GallerySection section={section} />;
    case 'logos':
      return <LogosSection section={section} />;
    case 'video':
      return <VideoSection section={section} />;
    case 'map':
      return (
        <Piece>
          <MapSection section={section} />
        </Piece>
      );
    case 'form':
      return (
        <Piece>
          <FormSection section={section} />
        </Piece>
      );
    case 'entries':
      return <EntriesSection section={section} />;
    case 'callToAction':
      return <CallToActionSection section={section} />;
    case 'news':
      return section.layout === 'mosaic' ? <LeadNewsSection section={section} /> : usualSection(section, false);
    default:
      return usualSection(section, false);
  }
}

/** The sections of a page, in the editor's order. */
export const Sections = ({ sections }: { sections: readonly LoadedSection[] }) =>
  sections.map((section, index) => {
    const shown = <AnySection section={section} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections of a page do not move while it is shown
      <Fragment key={index}>
        {import.meta.env.SSR && section.mark !== undefined ? (
          <MarkedSection mark={section.mark}>{shown}</MarkedSection>
        ) : (
          shown
        )}
      </Fragment>
    );
  });
