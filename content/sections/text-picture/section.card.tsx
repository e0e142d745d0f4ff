import { PictureRow } from '#site/blocks/media/picture-row.tsx';
import { ContentText } from '#ui/content-language.tsx';
import { RichText } from '#ui/rich-text.tsx';
import type { SectionOf } from '../definition.ts';

/** A text beside a picture. */
export function TextPictureSection({ section }: { section: SectionOf<'textPicture'> }) {
  const { heading, text, image, side } = section;
  return (
    <section>
      <div className="shell-width py-section">
        <PictureRow picture={image} name={heading} swapped={side === 'end'}>
          {heading ? (
            <h2 className="section-heading mb-5">
              <ContentText>{heading}</ContentText>
            </h2>
          ) : null}
          <RichText html={text} headingLevel={heading ? 3 : 2} className="text-lg" />
        </PictureRow>
      </div>
    </section>
  );
}
