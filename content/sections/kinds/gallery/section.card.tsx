import type { SectionOf } from '#content/sections/definition.ts';
import { SectionFrame } from '#content/sections/frame.card.tsx';
import { wholeWallUses } from '#site/page-picture-uses.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { usePictureTexts } from '#site/texts/use-picture-texts.ts';
import { PictureWall } from '#ui/pictures/picture-wall.tsx';

/** Pictures in a grid, with a lightbox. */
export function GallerySection({ section: { heading, pictures } }: { section: SectionOf<'gallery'> }) {
  const { types, pictures: texts } = usePageTexts();
  const viewerTexts = usePictureTexts();
  const shown = pictures.flatMap(({ image, caption }) => (image ? [{ ...image, caption }] : []));
  if (shown.length === 0) return null;
  const label = types.gallery.images;
  return (
    <SectionFrame heading={heading}>
      <PictureWall
        label={label}
        pictures={shown}
        altOf={(position) => texts.picture({ name: label, position, count: shown.length })}
        texts={viewerTexts}
        hasWholeRows
        uses={wholeWallUses}
      />
    </SectionFrame>
  );
}
