import type { ReactNode } from 'react';
import { Picture, type PictureValue } from '#ui/picture.tsx';
import { SiteLink } from '../shell/site-link.tsx';

/** A picture with a name under it, linking to its page; `children` are links of their own. */
export function PictureCard({
  to,
  name,
  picture,
  placeholderVariant,
  headingLevel = 2,
  children,
}: {
  to: string;
  name: string;
  picture: PictureValue | null;
  placeholderVariant: number;
  headingLevel?: 2 | 3;
  children?: ReactNode;
}) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="card group">
      <div className="card-picture">
        <Picture picture={picture} decorative className="card-image" placeholderVariant={placeholderVariant} />
      </div>
      <div className="flex grow flex-col gap-3 p-6">
        <Heading className="card-heading">
          <SiteLink href={to} className="card-link">
            {name}
          </SiteLink>
        </Heading>
        {children}
      </div>
    </article>
  );
}
