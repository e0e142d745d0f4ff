import { ContentText } from '../content-language.tsx';
import type { LightboxTexts } from './lightbox.tsx';
import { Picture, type PictureValue } from './picture.tsx';
import type { PictureUse } from './picture-set.ts';
import { useLightbox } from './use-lightbox.tsx';

/** A picture with a text below it; absent or '': none. */
export interface CaptionedPicture extends PictureValue {
  caption?: string;
}

/**
 * Pictures in a grid, three per row if there is room. Each is a link to the picture itself; with script it opens in a
 * lightbox.
 */
export function PictureWall({
  label,
  pictures,
  altOf,
  texts,
  hasWholeRows = false,
  uses,
}: {
  label: string;
  pictures: readonly CaptionedPicture[];
  /** The alternative text of a picture without one. */
  altOf(position: number): string;
  texts: LightboxTexts;
  /** The first pictures are larger where a row would have a gap. */
  hasWholeRows?: boolean;
  /** The sizes in the wall and in the lightbox. */
  uses?: { wallIn(place: { index: number; count: number }): PictureUse; lightbox: PictureUse };
}) {
  const { linkTo, lightbox } = useLightbox({ pictures, altOf, texts, use: uses?.lightbox });
  return (
    <>
      <ul aria-label={label} className={hasWholeRows ? 'wall wall-whole' : 'wall'}>
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice, and none moves
          <li key={index}>
            <a {...linkTo(index)} className="wall-picture">
              <Picture
                picture={picture}
                use={uses?.wallIn({ index, count: pictures.length })}
                fallbackAlt={altOf(index + 1)}
                className="card-image"
              />
            </a>
            {picture.caption ? (
              <p className="mt-2 text-sm text-muted">
                <ContentText>{picture.caption}</ContentText>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
