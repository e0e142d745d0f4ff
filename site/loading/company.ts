import { getInformation } from '#content/company/calls.ts';
import { type Company, company } from '#content/company/definition.ts';
import type { SiteServices } from '../context.ts';
import { isNotFound } from './failures.ts';

const asked = new WeakMap<SiteServices, Promise<Company>>();

/** Identifies a site by everything besides its content. */
export const siteOf = ({ publicUrl, backendUrl, lang, frameHosts, lacks = [] }: SiteServices): string =>
  [publicUrl, backendUrl, lang, ...frameHosts, ...lacks].join(' ');

/** The company information, loaded once per request. A site without it uses its host name. */
export function companyOf(services: SiteServices): Promise<Company> {
  const known = asked.get(services) ?? requested(services);
  asked.set(services, known);
  return known;
}

function requested(services: SiteServices): Promise<Company> {
  return services.client.call(getInformation, {}).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
    return company.document.parse({ companyName: hostOf(services) });
  });
}

/** The name of a site without company information. */
export const hostOf = ({ publicUrl }: SiteServices): string => new URL(publicUrl).hostname;
