import { type ReactNode, useId } from 'react';
import type { Tone } from '#site/blocks/band.tsx';
import { SideSection } from '#site/blocks/side-section.tsx';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { ContentText } from '#ui/content-language.tsx';
import { ArrowRight } from '#ui/icons.tsx';

interface SectionFrameProps {
  /** '' where the section has none. A string is a text of editors. */
  heading: ReactNode;
  /** The id of the heading; absent: one of its own. */
  headingId?: string | undefined;
  /** A short line above the heading; '' for none. */
  eyebrow?: string;
  /** A link to more of it; none without a text. */
  more?: { text: ReactNode; href: string };
  tone?: Tone;
  /** Whether the content sets its own width. */
  isWide?: boolean;
  children: ReactNode;
}

/** A section over the whole width of the page, under its heading if it has one. */
export function SectionFrame({
  heading,
  headingId,
  eyebrow = '',
  more,
  tone = 'plain',
  isWide = false,
  children,
}: SectionFrameProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  const hasHead = heading !== '' || eyebrow !== '' || Boolean(more?.text);
  const head = hasHead ? (
    <div className="section-head">
      <div>
        {eyebrow ? (
          <p className="eyebrow">
            <ContentText>{eyebrow}</ContentText>
          </p>
        ) : null}
        {heading ? (
          <h2 id={id} className="section-heading">
            <Words>{heading}</Words>
          </h2>
        ) : null}
      </div>
      {more?.text ? (
        <SiteLink href={more.href} className="more-link">
          <Words>{more.text}</Words> <ArrowRight />
        </SiteLink>
      ) : null}
    </div>
  ) : null;
  return (
    <section aria-labelledby={heading ? id : undefined} className={tone === 'sunken' ? 'bg-sunken' : undefined}>
      {isWide ? (
        <div className="py-section">
          <div className="shell-width">{head}</div>
          {children}
        </div>
      ) : (
        <div className="shell-width py-section">
          {head}
          {children}
        </div>
      )}
    </section>
  );
}

const Words = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <ContentText>{children}</ContentText> : children;

/** The same with the heading beside the content on wide screens. */
export function SideFrame(section: Pick<SectionFrameProps, 'heading' | 'tone' | 'children'>) {
  const { heading, ...content } = section;
  return heading === '' ? (
    <SectionFrame {...section} />
  ) : (
    <SideSection heading={<Words>{heading}</Words>} {...content} />
  );
}
