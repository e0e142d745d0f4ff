import { companyPages, hasCompanyPage, isCompanyPage } from '#content/company-pages.ts';
import { getNavigation } from '#content/navigation/calls.ts';
import { navigation } from '#content/navigation/definition.ts';
import { type Menus, shownMenus } from '#contract/documents/shown-menus.ts';
import type { SiteServices } from '#site/context.ts';
import { companyOf } from '../company.ts';
import { isOptionalList, optionalLists } from '../lists/optional-lists.ts';

/** The menus of the editors, or in front of another backend those of the specification. */
export async function loadMenus(services: SiteServices): Promise<Menus> {
  if (services.backendUrl === undefined) return services.client.call(getNavigation, {});
  const [lists, company] = await Promise.all([optionalLists(services), companyOf(services)]);
  return defaultMenus([...lists, ...companyPages.filter((path) => hasCompanyPage(company, path))]);
}

/** The menus that the specification names. `optional`: the pages that exist of those that depend on content. */
export const defaultMenus = (optional: readonly string[] = []): Menus =>
  shownMenus(navigation.document.parse({}), {
    targetOf: (link) =>
      (isOptionalList(link) || isCompanyPage(link)) && !optional.includes(link) ? undefined : { name: '' },
  });
