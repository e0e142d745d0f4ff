import { getInformation } from '#contract/calls/get-information.ts';
import type { Company } from '#contract/entities/company.ts';
import type { SiteServices } from '../context.ts';

const asked = new WeakMap<SiteServices, Promise<Company>>();

/** The company information, asked for once per request however many loaders need it. */
export function companyOf(services: SiteServices): Promise<Company> {
  const known = asked.get(services) ?? services.client.call(getInformation, {});
  asked.set(services, known);
  return known;
}
