import { RouteMap } from '#content/export/route-map.card.tsx';
import { locationPages } from '#content/location/pages.ts';
import { SectionFrame } from '#content/sections/frame.card.tsx';
import type { LoadedOf } from '#content/sections/loaded.ts';
import { itemPath } from '#contract/addresses/item-path.ts';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { MissingPart } from '#site/blocks/missing-part.tsx';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';

/** Locations on a map of the world, above their names and addresses. */
export function MapSection({ section: { heading, locations } }: { section: LoadedOf<'map'> }) {
  const { types, missing } = usePageTexts();
  if (locations?.length === 0) return null;
  const Heading = heading ? 'h3' : 'h2';
  const places = locations?.flatMap(({ place }) => place ?? []) ?? [];
  // Several can be in one place.
  const to = [...new Map(places.map((place) => [`${place.x} ${place.y}`, place])).values()];
  return (
    <SectionFrame heading={heading}>
      {to.length > 0 ? <RouteMap routes={{ from: undefined, to }} near /> : null}
      {locations ? (
        <ul aria-label={types.location.title} className="market-list">
          {locations.map(({ id, name, address }) => (
            <li key={id || name} className="market break-inside-avoid">
              <div className="min-w-0">
                <Heading className="text-lg font-semibold">
                  <SiteLink href={itemPath(locationPages, id)} className="text-link">
                    <ContentText>{name}</ContentText>
                  </SiteLink>
                </Heading>
                <ContentParagraph text={address} className="whitespace-pre-line text-muted" />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <MissingPart text={missing.locations} />
      )}
    </SectionFrame>
  );
}
