import type { SiteServices } from '#site/context.ts';
import { companyOf } from '#site/loading/company.ts';
import type { ExportSection } from './definition.ts';
import { placeFinder } from './places.server.ts';
import type { Routes } from './routes.ts';

/** The countries that the items of sections are named after, on a map of the world; undefined for fewer than two. */
export async function routesOf(
  services: SiteServices,
  sections: readonly ExportSection[],
): Promise<Routes | undefined> {
  const placeOf = placeFinder(new Set([services.lang, services.defaultLanguage, 'en']));
  const to = sections.flatMap(({ items }) => items.flatMap(({ name }) => placeOf(name) ?? []));
  if (to.length < 2) return undefined;
  const company = await companyOf(services).catch((error: unknown) => services.logError(error));
  return { from: placeOf(company?.address.trim().split('\n').at(-1) ?? ''), to };
}
