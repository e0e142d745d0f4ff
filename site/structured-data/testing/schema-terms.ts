/**
 * The types of a property's value: a text, a whole or any number, an address, a moment, a day, or an item of one of
 * these types.
 */
type Range = 'text' | 'number' | 'decimal' | 'address' | 'moment' | 'day' | `thing:${string}`;

const product: Readonly<Record<string, readonly Range[]>> = {
  name: ['text'],
  description: ['text'],
  category: ['text'],
  image: ['address'],
  url: ['address'],
  manufacturer: ['thing:Organization'],
  additionalProperty: ['thing:PropertyValue'],
  hasCertification: ['thing:Certification'],
  gtin: ['text'],
};

/** The terms of schema.org that the site uses: each type with its properties and their value types. */
export const schemaTerms: Readonly<Record<string, Readonly<Record<string, readonly Range[]>>>> = {
  Organization: {
    name: ['text'],
    url: ['address'],
    logo: ['address'],
    email: ['text'],
    telephone: ['text'],
    legalName: ['text'],
    vatID: ['text'],
    address: ['text', 'thing:PostalAddress'],
    sameAs: ['address'],
    subOrganization: ['thing:Organization'],
  },
  WebSite: {
    name: ['text'],
    url: ['address'],
    inLanguage: ['text'],
    publisher: ['thing:Organization'],
    potentialAction: ['thing:SearchAction'],
  },
  // `query-input` names the part of an action's template that a visitor fills in.
  SearchAction: { target: ['thing:EntryPoint'], 'query-input': ['text'] },
  EntryPoint: { urlTemplate: ['text'] },
  Product: { ...product, sku: ['text'] },
  ProductGroup: { ...product, variesBy: ['text'], hasVariant: ['thing:Product'] },
  PropertyValue: {
    name: ['text'],
    description: ['text'],
    value: ['text', 'decimal'],
    minValue: ['decimal'],
    maxValue: ['decimal'],
    unitText: ['text'],
    unitCode: ['text'],
  },
  Certification: {
    name: ['text'],
    certificationIdentification: ['text'],
    issuedBy: ['thing:Organization'],
    validFrom: ['day'],
    expires: ['day'],
    url: ['address'],
  },
  NewsArticle: {
    headline: ['text'],
    description: ['text'],
    datePublished: ['moment'],
    image: ['address'],
    url: ['address'],
    mainEntityOfPage: ['address'],
    author: ['thing:Organization'],
    publisher: ['thing:Organization'],
  },
  JobPosting: {
    title: ['text'],
    description: ['text'],
    qualifications: ['text'],
    jobBenefits: ['text'],
    datePosted: ['moment'],
    validThrough: ['moment'],
    totalJobOpenings: ['number'],
    jobLocation: ['thing:Place'],
    hiringOrganization: ['thing:Organization'],
    url: ['address'],
  },
  Place: { address: ['text', 'thing:PostalAddress'] },
  PostalAddress: { addressLocality: ['text'] },
  BreadcrumbList: { itemListElement: ['thing:ListItem'] },
  ListItem: { position: ['number'], name: ['text'], item: ['address'] },
  FAQPage: { mainEntity: ['thing:Question'] },
  Question: { name: ['text'], acceptedAnswer: ['thing:Answer'] },
  Answer: { text: ['text'] },
  VideoObject: {
    name: ['text'],
    url: ['address'],
    contentUrl: ['address'],
    embedUrl: ['address'],
    thumbnailUrl: ['address'],
  },
};

const holds: Record<string, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value !== '',
  number: (value) => Number.isInteger(value),
  decimal: (value) => Number.isFinite(value),
  address: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  day: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  moment: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
};

/** The faults of an item and everything in it by the table; empty if there are none. */
export function faultsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path} is no thing`];
  const { '@type': type, '@id': id, ...properties } = value as Record<string, unknown>;
  const terms = schemaTerms[String(type)];
  if (!terms) return [`${path} is of the unknown type ${String(type)}`];
  if (id !== undefined && !holds.address?.(id)) return [`${path}@id is no address`];
  return Object.entries(properties).flatMap(([name, held]) => {
    const here = `${path}${String(type)}.${name}`;
    const ranges = terms[name];
    if (!ranges) return [`${here} is no property`];
    return (Array.isArray(held) ? held : [held]).flatMap((each) => faultOf(each, ranges, here));
  });
}

function faultOf(value: unknown, ranges: readonly Range[], path: string): string[] {
  const type = typeof value === 'object' && value !== null ? Reflect.get(value, '@type') : undefined;
  if (type !== undefined) {
    return ranges.includes(`thing:${String(type)}`)
      ? faultsOf(value, `${path} › `)
      : [`${path} may not hold a ${type}`];
  }
  return ranges.some((range) => holds[range]?.(value)) ? [] : [`${path} is ${JSON.stringify(value)}`];
}
