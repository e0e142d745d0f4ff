import { placeAt } from '#content/export/places.server.ts';
import { getLocation } from '#content/location/calls.ts';
import type { SectionOf } from '#content/sections/definition.ts';
import type { MappedLocation } from '#content/sections/loaded.ts';
import type { SiteServices } from '#site/context.ts';
import { withLanguage } from '#site/reading/entry-language.ts';

/** The locations that the section names, or all, each with its place on the map of the world if it has one. */
export async function locationsOf(
  { locations: chosen }: SectionOf<'map'>,
  { client }: SiteServices,
): Promise<MappedLocation[]> {
  const all = await client.call(getLocation, {});
  const known = new Map(all.map((location) => [location.id, location]));
  const shown = chosen.length === 0 ? all : chosen.flatMap(({ id }) => known.get(id) ?? []);
  return shown.map(({ id, name, address, latitude, longitude, ...location }) => {
    const place = latitude === null || longitude === null ? null : placeAt(longitude, latitude);
    return withLanguage({ id, name, address, place }, location);
  });
}
