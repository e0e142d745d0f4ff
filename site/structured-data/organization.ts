import { concernPages } from '#content/concern/pages.ts';
import { itemPath } from '#contract/addresses/item-path.ts';
import { mailAddresses, phoneNumbers } from '../reading/contact-links.ts';
import { assetUrlAt, languageAt, organizationId, type Place, pageUrlAt, type Thing, thing } from './thing.ts';

/** A reference to the group by name, where it is not the subject itself. */
export const groupOf = (place: Place): Thing =>
  thing('Organization', {
    '@id': organizationId(place),
    name: place.company.companyName,
    url: pageUrlAt(place, '/'),
    logo: assetUrlAt(place, place.company.logo?.src),
  });

/** What identifies the group besides its name; '' or absent: unknown. */
interface Identity {
  /** The postal address as text. */
  address?: string;
  legalName?: string;
  vatId?: string;
}

/** The group in full, with its member companies. */
export function organization(place: Place, { address, legalName, vatId }: Identity = {}): Thing {
  const { company, concerns } = place;
  return thing('Organization', {
    ...groupOf(place),
    email: oneOrAll(mailAddresses(company.mails)),
    telephone: oneOrAll(phoneNumbers(company.phones)),
    address,
    legalName,
    vatID: vatId,
    sameAs: [company.facebookUrl, company.twitterUrl, company.linkedInUrl, company.youtubeUrl].filter(Boolean),
    subOrganization: concerns.map((concern) =>
      thing('Organization', {
        name: concern.name,
        url: siteOf(concern, place),
      }),
    ),
  });
}

/** A single value alone, as most parsers expect it, otherwise a list. */
const oneOrAll = (values: readonly string[]) => (values.length === 1 ? values[0] : values);

/** A concern's page may be replaced by another page of this site, whose path includes the language, or by another site. */
function siteOf({ address, redirectUrl }: Place['concerns'][number], place: Place): string {
  if (redirectUrl.startsWith('/')) return place.publicUrl + redirectUrl;
  return redirectUrl || pageUrlAt(place, itemPath(concernPages, address));
}

const searchAction = (place: Place): Thing =>
  thing('SearchAction', {
    target: thing('EntryPoint', { urlTemplate: pageUrlAt(place, '/search?q={search_term_string}') }),
    'query-input': 'required name=search_term_string',
  });

/** The site, with its search address. */
export const webSite = (place: Place): Thing =>
  thing('WebSite', {
    '@id': `${place.publicUrl}/#website`,
    name: place.company.companyName,
    url: pageUrlAt(place, '/'),
    inLanguage: languageAt(place),
    publisher: { '@type': 'Organization', '@id': organizationId(place) },
    potentialAction: place.lacks?.includes('search') ? undefined : searchAction(place),
  });
