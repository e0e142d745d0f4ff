import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { CardPicture } from '#site/blocks/media/card-picture.tsx';
import { PlaceMap } from '#site/blocks/media/place-map.tsx';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentInText, ContentText } from '#ui/content-language.tsx';
import { External } from '#ui/icons.tsx';
import type { Location } from './definition.ts';

/** Works, a warehouse or an office, with a map on request and a link to the public register of production sites. */
export function LocationCard({ location, variant }: { location: Location; variant: number }) {
  const { location: texts } = usePageTexts().types;
  const { name, concern, address, activities, image, latitude, longitude, openSupplyHubId } = location;
  const hasPlace = latitude !== null && longitude !== null;
  return (
    <article className="card">
      {image ? <CardPicture picture={image} name={name} placeholderVariant={variant} /> : null}
      <div className="flex grow flex-col gap-4 p-6">
        <div>
          <h2 className="card-heading">
            <ContentText>{name}</ContentText>
          </h2>
          {concern ? (
            <SiteLink href={concern.url} className="inline-block py-1 text-link">
              <ContentText>{concern.name}</ContentText>
            </SiteLink>
          ) : null}
        </div>
        <ContentParagraph text={activities} className="whitespace-pre-line" />
        {address ? (
          <address className="whitespace-pre-line text-muted not-italic">
            <ContentText>{address}</ContentText>
          </address>
        ) : null}
        {openSupplyHubId ? <RegisterLink id={openSupplyHubId} name={name} /> : null}
        {hasPlace ? (
          <div className="mt-auto">
            <PlaceMap
              address={mapAddress(latitude, longitude)}
              title={texts.mapOf({ name })}
              label={<ContentInText text={(shown) => texts.mapOf({ name: shown })} content={name} />}
              className="h-56"
            />
          </div>
        ) : null}
      </div>
    </article>
  );
}

/** The map of OpenStreetMap around a place, with a mark at it. */
function mapAddress(latitude: number, longitude: number): string {
  const [south, north] = [latitude - 0.01, latitude + 0.01];
  const [west, east] = [longitude - 0.02, longitude + 0.02];
  const box = [west, south, east, north].map((degrees) => degrees.toFixed(4)).join();
  const query = new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${latitude},${longitude}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** A link to Open Supply Hub; screen readers hear which location it is about. */
function RegisterLink({ id, name }: { id: string; name: string }) {
  const { types, nav } = usePageTexts();
  const { location: texts } = types;
  return (
    <a
      href={`https://opensupplyhub.org/facilities/${encodeURIComponent(id)}`}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-9 items-center gap-2.5 font-semibold text-brand-ink"
    >
      <External className="size-4.5 shrink-0" />
      <span aria-hidden="true">{texts.register}</span>
      <span className="sr-only">
        <ContentInText text={(shown) => texts.registerOf({ name: shown })} content={name} /> {nav.newTab}
      </span>
    </a>
  );
}
