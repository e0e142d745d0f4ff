import type { ReactNode } from 'react';
import { Picture, type PictureValue } from '#ui/picture.tsx';
import { SiteLink } from '../shell/site-link.tsx';

/** A picture with a name under it, linking to its page; `children` are links of their own. */
export function PictureCard({
  to,
  name,
  picture,
  placeholderVariant,
  children,
}: {
  to: string;
  name: string;
  picture: PictureValue | null;
  placeholderVariant: number;
  children?: ReactNode;
}) {
  return (
    <article className="card group">
      <div className="card-picture">
        <Picture picture={picture} decorative className="card-image" placeholderVariant={placeholderVariant} />
      </div>
      <div className="flex grow flex-col gap-3 p-6">
        <h2 className="card-heading">
          <SiteLink href={to} className="card-link">
            {name}
          </SiteLink>
        </h2>
        {children}
      </div>
    </article>
  );
}
