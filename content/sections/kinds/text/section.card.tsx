import type { SectionOf } from '#content/sections/definition.ts';
import { ContentText } from '#ui/content-language.tsx';
import { RichText } from '#ui/rich-text.tsx';

/** A text with its heading beside it on wide screens. */
export function TextSection({ section: { heading, text } }: { section: SectionOf<'text'> }) {
  return (
    <section>
      <div className="shell-width page-grid gap-y-5 py-section">
        {heading ? (
          <h2 className="section-heading col-span-full lg:col-span-4">
            <ContentText>{heading}</ContentText>
          </h2>
        ) : null}
        <RichText
          html={text}
          headingLevel={heading ? 3 : 2}
          className={`col-span-full text-lg ${heading ? 'lg:col-[6/span_7]' : 'lg:col-span-8'}`}
        />
      </div>
    </section>
  );
}
