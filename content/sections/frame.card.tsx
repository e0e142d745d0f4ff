import type { ReactNode } from 'react';
import type { Tone } from '#site/blocks/band.tsx';
import { Section } from '#site/blocks/section.tsx';
import { SideSection } from '#site/blocks/side-section.tsx';
import { Piece } from '#site/boot/pieces.tsx';
import { ContentText } from '#ui/content-language.tsx';

interface SectionFrameProps {
  /** '' where the section has none. */
  heading: string;
  tone?: Tone;
  children: ReactNode;
}

/** A section over the whole width of the page, under its heading if it has one. */
export function SectionFrame({ heading, tone = 'plain', children }: SectionFrameProps) {
  if (heading !== '') {
    return (
      <Section heading={<ContentText>{heading}</ContentText>} tone={tone}>
        {children}
      </Section>
    );
  }
  return (
    <div className={tone === 'sunken' ? 'bg-sunken' : ''}>
      <div className="shell-width py-12 lg:py-16">
        <Piece>{children}</Piece>
      </div>
    </div>
  );
}

/** The same with the heading beside the content on wide screens. */
export function SideFrame(section: SectionFrameProps) {
  const { heading, ...content } = section;
  return heading === '' ? (
    <SectionFrame {...section} />
  ) : (
    <SideSection heading={<ContentText>{heading}</ContentText>} {...content} />
  );
}
