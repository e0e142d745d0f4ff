import { servicesContext } from '#site/context.ts';
import { sitemapXml } from '#site/feeds/sitemap.ts';
import { listedPages } from '#site/loading/lists/listed-pages.ts';
import { ownSitemap } from '#site/loading/own-sitemap.ts';
import { withVersions } from '#site/loading/page-versions.ts';
import { textResponse } from '#site/loading/text-response.ts';
import { idFrom } from '#site/reading/ids.ts';
import type { Route } from './+types/sitemap.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const asked = url.searchParams.get('part') ?? undefined;
  const part = idFrom(asked);
  return textResponse(services, 'application/xml', async () => {
    // One site map lists the pages of all languages.
    if (services.basename || (asked !== undefined && part === undefined)) return undefined;
    if (services.backendUrl === undefined) return ownSitemap(services, part);
    return sitemapXml(services.publicUrl, await withVersions(await listedPages(services), services), part);
  });
}
