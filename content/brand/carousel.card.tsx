import { brandSpeedMs } from '#site/constants.ts';
import { pictureUses } from '#site/picture-uses.ts';
import { useTexts } from '#site/texts/use-texts.ts';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { ContentText } from '#ui/content-language.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import type { Brand } from './definition.ts';

/** "Our Brand": four logos at once, fewer on narrower screens. */
export function BrandCarousel({ brands }: { brands: Brand[] }) {
  const { home, carousel } = useTexts();
  return (
    <Carousel
      label={home.brandsList}
      items={brands}
      keyOf={(brand) => brand.id || brand.name}
      speedMs={brandSpeedMs}
      texts={carousel}
      itemClass="brand-item"
    >
      {(brand) => <BrandMark brand={brand} />}
    </Carousel>
  );
}

function BrandMark({ brand }: { brand: Brand }) {
  const mark = (
    <>
      {brand.image ? (
        <Picture
          picture={{ ...brand.image, alt: brand.name || brand.image.alt }}
          use={pictureUses.brand}
          className="h-20 w-full object-contain"
        />
      ) : (
        <span className="flex h-20 items-center text-center font-display text-2xl font-bold">
          <ContentText>{brand.name}</ContentText>
        </span>
      )}
    </>
  );
  // Logos are drawn for paper: they have a light background in the dark scheme too.
  const plate = brand.image ? 'bg-paper' : 'bg-raised';
  const box = `brand-mark ${plate}`;
  if (!brand.projectUrl) return <div className={box}>{mark}</div>;
  return (
    <a href={brand.projectUrl} className={`${box} transition-colors hover:border-brand-ink`} rel="noopener">
      {mark}
    </a>
  );
}
