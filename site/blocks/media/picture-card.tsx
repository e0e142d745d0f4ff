import type { ReactNode } from 'react';
import { CardPicture } from '#site/blocks/media/card-picture.tsx';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { ContentText } from '#ui/content-language.tsx';
import type { PictureValue } from '#ui/pictures/picture.tsx';
import type { PictureUse } from '#ui/pictures/picture-set.ts';

/** A picture with a name under it, which links to its page; `children` are further links. */
export function PictureCard({
  to,
  name,
  picture,
  use,
  placeholderVariant,
  headingLevel = 2,
  children,
}: {
  to: string;
  name: string;
  picture: PictureValue | null;
  /** The grid around it; absent: three columns. */
  use?: PictureUse;
  placeholderVariant: number;
  headingLevel?: 2 | 3;
  children?: ReactNode;
}) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="card group">
      <CardPicture picture={picture} use={use} decorative placeholderVariant={placeholderVariant} />
      <div className="flex grow flex-col gap-3 p-6">
        <Heading className="card-heading">
          <SiteLink href={to} className="card-link">
            <ContentText>{name}</ContentText>
          </SiteLink>
        </Heading>
        {children}
      </div>
    </article>
  );
}
