import { getInformation } from '#contract/calls/get-information.ts';
import { type Company, company } from '#contract/entities/company.ts';
import type { SiteServices } from '../context.ts';
import { isNotFound } from './failures.ts';

const asked = new WeakMap<SiteServices, Promise<Company>>();

/** The latest company information per site and language. */
const latest = new Map<string, Company>();
const maxSites = 60;

/** Identifies a site by everything besides its content. */
export const siteOf = ({ publicUrl, backendUrl, lang, frameHosts, lacks = [] }: SiteServices): string =>
  [publicUrl, backendUrl, lang, ...frameHosts, ...lacks].join(' ');

/** The company information for header and footer, loaded once per request. A site without it uses its host name. */
export function loadCompany(services: SiteServices): Promise<Company> {
  const known = asked.get(services) ?? requested(services);
  asked.set(services, known);
  return known;
}

async function requested(services: SiteServices): Promise<Company> {
  const found = await services.client.call(getInformation, {}).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
    return company.document.parse({ companyName: hostOf(services) });
  });
  // Unpublished data must not be remembered for other pages.
  if (services.preview) return found;
  const site = siteOf(services);
  if (!latest.has(site) && latest.size >= maxSites) latest.clear();
  latest.set(site, found);
  return found;
}

/** The company information for a page. A visit loads it once, with its first page. */
export function companyOf(services: SiteServices): Promise<Company> {
  const known = services.continuesVisit ? latest.get(siteOf(services)) : undefined;
  return known ? Promise.resolve(known) : loadCompany(services);
}

/** The name of a site without company information. */
export const hostOf = ({ publicUrl }: SiteServices): string => new URL(publicUrl).hostname;
