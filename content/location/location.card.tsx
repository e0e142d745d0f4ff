import { pictureUses } from '#site/picture-uses.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentInText, ContentText } from '#ui/content-language.tsx';
import { External } from '#ui/icons.tsx';
import { Pin } from '#ui/page-icons.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import type { Location } from './definition.ts';

/** Works, a warehouse or an office, with links to a map and to the public register of production sites. */
export function LocationCard({ location, variant }: { location: Location; variant: number }) {
  const { location: texts } = usePageTexts().types;
  const { name, concern, address, activities, image, latitude, longitude, openSupplyHubId } = location;
  const hasPlace = latitude !== null && longitude !== null;
  return (
    <article className="card">
      {image ? (
        <div className="card-picture">
          <Picture
            picture={image}
            use={pictureUses.card}
            name={name}
            className="card-image"
            placeholderVariant={variant}
          />
        </div>
      ) : null}
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
        {activities ? (
          <p className="whitespace-pre-line">
            <ContentText>{activities}</ContentText>
          </p>
        ) : null}
        {address ? (
          <address className="whitespace-pre-line text-muted not-italic">
            <ContentText>{address}</ContentText>
          </address>
        ) : null}
        {hasPlace || openSupplyHubId ? (
          <ul className="mt-auto flex flex-col gap-1">
            {hasPlace ? (
              <li>
                <OutsideLink
                  href={mapAddress(latitude, longitude)}
                  label={texts.map}
                  labelOf={texts.mapOf}
                  name={name}
                  isMap
                />
              </li>
            ) : null}
            {openSupplyHubId ? (
              <li>
                <OutsideLink
                  href={`https://opensupplyhub.org/facilities/${encodeURIComponent(openSupplyHubId)}`}
                  label={texts.register}
                  labelOf={texts.registerOf}
                  name={name}
                />
              </li>
            ) : null}
          </ul>
        ) : null}
      </div>
    </article>
  );
}

/** The map of OpenStreetMap with a mark at a place. */
const mapAddress = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;

/** A link to another site; screen readers hear which location it is about. */
function OutsideLink({
  href,
  label,
  labelOf,
  name,
  isMap = false,
}: {
  href: string;
  label: string;
  labelOf(values: { name: string }): string;
  name: string;
  isMap?: boolean;
}) {
  const { nav } = usePageTexts();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-9 items-center gap-2.5 font-semibold text-brand-ink"
    >
      {isMap ? <Pin className="size-4.5 shrink-0" /> : <External className="size-4.5 shrink-0" />}
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">
        <ContentInText text={(shown) => labelOf({ name: shown })} content={name} /> {nav.newTab}
      </span>
    </a>
  );
}
