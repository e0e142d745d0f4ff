import { servicesContext } from '#site/context.ts';
import { manifestOf } from '#site/feeds/manifest.ts';
import { companyOf, hostOf } from '#site/loading/company.ts';
import { textResponse } from '#site/loading/text-response.ts';
import type { Route } from './+types/manifest.ts';

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { lang, basename } = services;
  return textResponse(services, 'application/manifest+json', async () => {
    const { companyName, brandColor } = await companyOf(services);
    return JSON.stringify(manifestOf({ companyName: companyName || hostOf(services), brandColor, lang, basename }));
  });
}
