import type { ReactNode } from 'react';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import { Picture, type PictureValue } from '#ui/pictures/picture.tsx';

/** A text with its picture beside it; without a picture, the text takes the full width. */
export function PictureRow({
  picture,
  name,
  fallbackAlt,
  swapped,
  children,
}: {
  picture: PictureValue | null;
  /** Alternative text for a picture without one: a name that editors wrote, or else a text of the site. */
  name?: string;
  fallbackAlt?: string;
  /** The picture is after the text on wide screens; on narrow ones it is always above. */
  swapped: boolean;
  children: ReactNode;
}) {
  if (!picture) return <div className="max-w-4xl">{children}</div>;
  return (
    <div className="page-grid items-center gap-y-6">
      <div className={`grid-half ${swapped ? 'sm:order-last lg:col-[7/span_6]' : ''}`}>
        <Picture
          picture={picture}
          use={pagePictureUses.row}
          name={name}
          fallbackAlt={fallbackAlt}
          className="aspect-3/2 h-auto w-full rounded-2xl object-cover"
        />
      </div>
      <div className={`sm:col-span-3 ${swapped ? 'lg:col-[1/span_5]' : 'lg:col-[8/span_5]'}`}>{children}</div>
    </div>
  );
}
