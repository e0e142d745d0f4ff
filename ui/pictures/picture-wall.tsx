import type { LightboxTexts } from './lightbox.tsx';
import { Picture, type PictureValue } from './picture.tsx';
import type { PictureUse } from './picture-set.ts';
import { useLightbox } from './use-lightbox.tsx';

/**
 * Pictures in a grid, three per row if there is room. Each is a link to the picture itself; with script it opens in a
 * lightbox.
 */
export function PictureWall({
  label,
  pictures,
  altOf,
  texts,
  uses,
}: {
  label: string;
  pictures: readonly PictureValue[];
  /** The alternative text of a picture without one. */
  altOf(position: number): string;
  texts: LightboxTexts;
  /** The sizes in the wall and in the lightbox. */
  uses?: { wall: PictureUse; lightbox: PictureUse };
}) {
  const { linkTo, lightbox } = useLightbox({ pictures, altOf, texts, use: uses?.lightbox });
  return (
    <>
      <ul aria-label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a {...linkTo(index)} className="wall-picture">
              <Picture picture={picture} use={uses?.wall} fallbackAlt={altOf(index + 1)} className="card-image" />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
