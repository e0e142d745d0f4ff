import { getInformation } from '#contract/calls/get-information.ts';
import { type Company, company } from '#contract/entities/company.ts';
import type { SiteServices } from '../context.ts';
import { isNotFound } from './failures.ts';

const asked = new WeakMap<SiteServices, Promise<Company>>();

/** The company information, loaded once per request for all loaders. A site without it uses its host name. */
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

/** The name of a site without company information. */
export const hostOf = ({ publicUrl }: SiteServices): string => new URL(publicUrl).hostname;
