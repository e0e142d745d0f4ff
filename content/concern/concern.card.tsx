import { itemPath } from '#contract/addresses/item-path.ts';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { CardPicture } from '#site/blocks/media/card-picture.tsx';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentInText, ContentText } from '#ui/content-language.tsx';
import { ArrowRight, External } from '#ui/icons.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import type { PictureUse } from '#ui/pictures/picture-set.ts';
import type { Concern } from './definition.ts';
import { concernPages } from './pages.ts';

export type ConcernCardData = Pick<
  Concern,
  'id' | 'address' | 'name' | 'logo' | 'backgroundImage' | 'title' | 'redirectUrl'
>;

/** A member company. The card links to its page here, or to its own site in a new tab. */
export function ConcernCard({ concern, use, variant }: { concern: ConcernCardData; use: PictureUse; variant: number }) {
  const { name, logo, backgroundImage, title } = concern;
  return (
    <article className="card group">
      <CardPicture picture={backgroundImage} use={use} decorative placeholderVariant={variant} />
      <div className="flex grow flex-col gap-3 p-6 pt-0">
        <div className="logo-plate card-plate relative mb-2 h-24 w-38 max-w-full self-start p-1">
          {logo ? (
            <Picture
              picture={logo}
              use={pagePictureUses.cardLogo}
              decorative
              className="max-h-full w-auto object-contain"
            />
          ) : (
            <span aria-hidden="true">
              <ContentText>{name}</ContentText>
            </span>
          )}
        </div>
        <h2 className="card-heading">
          <ContentText>{name}</ContentText>
        </h2>
        <ContentParagraph text={title} className="pb-2 text-muted" />
        <KnowMore concern={concern} />
      </div>
    </article>
  );
}

function KnowMore({ concern: { name, address, redirectUrl } }: { concern: ConcernCardData }) {
  const { types, nav } = usePageTexts();
  const words = (
    <>
      <span aria-hidden="true">{types.concern.more}</span>
      <span className="sr-only">
        <ContentInText text={(name) => types.concern.moreAbout({ name })} content={name} />
      </span>
    </>
  );
  if (redirectUrl) {
    return (
      <a href={redirectUrl} target="_blank" rel="noopener" className="card-link card-more">
        {words} <External /> <span className="sr-only">{nav.newTab}</span>
      </a>
    );
  }
  return (
    <SiteLink href={itemPath(concernPages, address)} className="card-link card-more">
      {words} <ArrowRight />
    </SiteLink>
  );
}
