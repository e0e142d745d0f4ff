import { getInformation } from '#contract/calls/get-information.ts';
import { type Company, company } from '#contract/entities/company.ts';
import type { SiteServices } from '../context.ts';
import { isNotFound } from './failures.ts';

const asked = new WeakMap<SiteServices, Promise<Company>>();

/**
 * The company information, asked for once per request however many loaders need it. A site that has none
 * yet, as one started empty, goes by the name of its host.
 */
export function companyOf(services: SiteServices): Promise<Company> {
  const known =
    asked.get(services) ??
    services.client.call(getInformation, {}).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
      return company.document.parse({ companyName: hostOf(services) });
    });
  asked.set(services, known);
  return known;
}

/** The name a site goes by as long as nobody has given it one. */
export const hostOf = ({ publicUrl }: SiteServices): string => new URL(publicUrl).hostname;
