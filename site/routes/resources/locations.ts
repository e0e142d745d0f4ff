import { getLocation } from '#content/location/calls.ts';
import { servicesContext } from '#site/context.ts';
import { locationsCsv } from '#site/feeds/locations.ts';
import { textResponse } from '#site/loading/text-response.ts';
import { pageTextsFor } from '#site/texts/use-page-texts.ts';
import type { Route } from './+types/locations.ts';

/** The locations as a table for spreadsheets. */
export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return textResponse(services, 'text/csv', async () => {
    if (services.lacks?.includes('facts')) return undefined;
    const { columns } = pageTextsFor(services.language).types.location;
    // Spreadsheets read UTF-8 only with a byte order mark.
    return `\u{feff}${locationsCsv(await services.client.call(getLocation, {}), columns)}`;
  });
}
