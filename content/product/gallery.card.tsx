import type { MouseEvent } from 'react';
import { productPlaceholders } from '#site/constants.ts';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import { useShell } from '#site/shell/use-shell.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { useTrack } from '#ui/carousel/use-track.ts';
import { Picture, type PictureValue } from '#ui/pictures/picture.tsx';

const idOf = (index: number): string => `picture-${index + 1}`;

/**
 * A product's pictures with thumbnails. The thumbnails are links to the pictures, which are side by side in one scroll
 * container: they work without script too. Without pictures, four placeholders are shown.
 */
export function ProductGallery({ pictures, name }: { pictures: PictureValue[]; name: string }) {
  const { product: texts } = usePageTexts().types;
  const shown: (PictureValue | null)[] =
    pictures.length > 0 ? pictures : Array.from({ length: productPlaceholders }, () => null);
  const hasBanner = useShell().company.pageBanner !== null;
  const { ref, tabIndex, current, show } = useTrack(shown.length, 0);

  const choose = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    show(index);
  };
  const altOf = (picture: PictureValue | null, index: number): string =>
    picture ? texts.pictureOf({ name, position: index + 1, count: shown.length }) : texts.noPicture;
  const nameOf = (picture: PictureValue | null, index: number): string => {
    const position = texts.picture({ position: index + 1, count: shown.length });
    return picture?.alt ? `${position}: ${picture.alt}` : position;
  };

  return (
    <section aria-label={texts.gallery} className="product-gallery">
      <ul
        ref={ref}
        tabIndex={tabIndex}
        aria-label={texts.gallery}
        className="track rounded-2xl border border-line bg-sunken"
      >
        {shown.map((picture, index) => (
          <li key={idOf(index)} id={idOf(index)} className="aspect-4/3 w-full shrink-0 scroll-mt-32 snap-start">
            <Picture
              picture={picture}
              fallbackAlt={altOf(picture, index)}
              use={pagePictureUses.productPicture}
              first={index === 0 && !hasBanner}
              soon={index === 0}
              className="size-full object-contain"
              placeholderVariant={index}
            />
          </li>
        ))}
      </ul>
      {shown.length > 1 ? (
        <ul aria-label={texts.thumbnails} className="grid grid-cols-4 gap-3 sm:grid-cols-5">
          {shown.map((picture, index) => (
            <li key={idOf(index)}>
              <a
                href={`#${idOf(index)}`}
                onClick={choose(index)}
                aria-label={nameOf(picture, index)}
                aria-current={index === current ? 'true' : undefined}
                className="thumbnail"
              >
                <Picture
                  picture={picture}
                  use={pagePictureUses.productThumbnail}
                  decorative
                  className="size-full object-cover"
                  placeholderVariant={index}
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
