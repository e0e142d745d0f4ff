import type { ReactNode } from 'react';
import { Picture, type PictureValue } from '#ui/picture.tsx';

/** A text with its picture beside it, on the other side in every second row; without a picture it takes the width. */
export function PictureRow({
  picture,
  fallbackAlt = '',
  swapped,
  children,
}: {
  picture: PictureValue | null;
  fallbackAlt?: string;
  /** The picture stands after the text on wide screens; on narrow ones it is always above. */
  swapped: boolean;
  children: ReactNode;
}) {
  if (!picture) return <div className="max-w-4xl">{children}</div>;
  return (
    <div className="grid items-center gap-6 md:grid-cols-2 md:gap-10 lg:gap-20">
      <Picture
        picture={picture}
        fallbackAlt={fallbackAlt}
        className={`aspect-3/2 h-auto w-full rounded-2xl object-cover ${swapped ? 'md:order-last' : ''}`}
      />
      <div>{children}</div>
    </div>
  );
}
