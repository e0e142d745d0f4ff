import { getCertificate } from '#content/certificate/calls.ts';
import { getDocument } from '#content/document/calls.ts';
import { getLocation } from '#content/location/calls.ts';
import { dayIn } from '#contract/text/zone-offset.ts';
import type { SiteServices } from '#site/context.ts';
import { companyOf } from '#site/loading/company.ts';
import { orEmpty } from '#site/loading/entries/extras.ts';
import { isBefore } from '#site/reading/dates/dates.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { documentLinkOf } from '../document/document-link.server.ts';
import { currentEditions } from '../document/editions.server.ts';
import type { ConcernOffer } from './offer.ts';

/** What a concern has besides its own texts: its locations, valid certificates and current documents. */
export async function offerOf(services: SiteServices, id: string): Promise<ConcernOffer> {
  const { client, lacks = [] } = services;
  if (lacks.includes('facts')) return { locations: [], certificates: [], documents: [] };
  const covers = ({ concerns }: { concerns: readonly { id: string }[] }) => concerns.some((each) => each.id === id);
  const [locations, certificates, documents] = await Promise.all([
    orEmpty(services, async (options) => {
      const all = await client.call(getLocation, {}, options);
      return all.filter(({ concern }) => concern?.id === id);
    }),
    orEmpty(services, async (options) => {
      const { timeZone } = await companyOf(services);
      const today = dayIn(timeZone, services.now());
      const covering = await client.call(getCertificate, { concern: id }, options);
      return covering.filter(
        ({ validFrom, validUntil }) => !isBefore(validUntil, today) && (validFrom === '' || validFrom <= today),
      );
    }),
    orEmpty(services, async (options) => currentEditions(await client.call(getDocument, {}, options)).filter(covers)),
  ]);
  return {
    locations: locations.map(({ id, name, activities, ...location }) =>
      withLanguage({ id, name, activities }, location),
    ),
    certificates: certificates.map(({ id, name, scheme, number, issuer, validUntil, register, ...certificate }) =>
      withLanguage({ id, name, scheme, number, issuer, validUntil, register }, certificate),
    ),
    documents: documents.map(documentLinkOf),
  };
}
