import type { SectionOf } from '#content/sections/definition.ts';
import { PictureRow } from '#site/blocks/media/picture-row.tsx';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Picture, type PictureValue } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';

type TextPicture = SectionOf<'textPicture'>;

/** A text beside a picture, or on a plate over it. */
export function TextPictureSection({ section }: { section: TextPicture }) {
  const { heading, image, side } = section;
  if (side === 'behind' && image) return <Band section={section} image={image} />;
  return (
    <section>
      <div className="shell-width py-section">
        <PictureRow picture={image} name={heading} swapped={side === 'end'}>
          <Words section={section} />
        </PictureRow>
      </div>
    </section>
  );
}

const Band = ({ section, image }: { section: TextPicture; image: PictureValue }) => (
  <section className="band">
    <Picture picture={image} use={pagePictureUses.band} name={section.heading} className="band-picture" />
    <div className="shell-width">
      <div className="band-words">
        <Words section={section} />
      </div>
    </div>
  </section>
);

const Words = ({ section: { heading, text } }: { section: TextPicture }) => (
  <>
    {heading ? (
      <h2 className="section-heading mb-5">
        <ContentText>{heading}</ContentText>
      </h2>
    ) : null}
    <RichText html={text} headingLevel={heading ? 3 : 2} className="text-lg" />
  </>
);
