import type { SectionOf } from '#content/sections/definition.ts';
import { SectionFrame } from '#content/sections/frame.card.tsx';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Picture } from '#ui/pictures/picture.tsx';

/** What a person said, in large letters, beside their picture on wide screens. */
export function QuotationSection({ section: { quote, name, role, image } }: { section: SectionOf<'quotation'> }) {
  if (quote === '') return null;
  return (
    <SectionFrame heading="" tone="sunken">
      <div className="page-grid items-center gap-y-8">
        {image ? (
          <div className="portrait col-span-2 lg:col-span-3">
            <Picture picture={image} use={pagePictureUses.portraitOfFour} name={name} />
          </div>
        ) : null}
        <figure className={`flex flex-col gap-8 ${image ? 'grid-body' : 'max-w-4xl'}`}>
          <blockquote className="section-heading whitespace-pre-line">
            <q>
              <ContentText>{quote}</ContentText>
            </q>
          </blockquote>
          {name || role ? (
            <figcaption>
              {name ? (
                <p className="text-lg font-semibold">
                  <ContentText>{name}</ContentText>
                </p>
              ) : null}
              {role ? (
                <p className="text-muted">
                  <ContentText>{role}</ContentText>
                </p>
              ) : null}
            </figcaption>
          ) : null}
        </figure>
      </div>
    </SectionFrame>
  );
}
