import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { typeCalls } from '#content/calls.ts';
import { type EntityName, entityNames, entityOf } from '#content/registry.ts';
import { listIn } from '../documents/list-items.ts';
import { metaOf } from '../fields.ts';
import type { Call } from '../protocol/call.ts';
import { mapFields } from '../schema-walk.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';
import { isOfOffice } from './field-of.ts';

const weight = {
  attribute: '5',
  name: 'Weight',
  kind: 'number',
  values: [1.89],
  keys: [],
  upTo: null,
  decimals: 2,
  unit: 'kg',
  unitCode: 'kg',
  text: '',
  note: '',
  group: '',
  compare: true,
};

/*
 * Section 3 of the specification, name by name, of the entries in the response of a call. A dot leads into the items of a
 * list. Changing a row breaks every program that uses the calls: names may be added, but never renamed, retyped or
 * removed.
 */
const rows: Record<string, { names: string; extra?: Record<string, unknown> }> = {
  GetInformation: {
    names:
      'pageBannerLink companyPhone companyEmail companyAddress companySummary aboutUs companyHistory companyMission ' +
      'companyVision footerInfo newsletterInfo fbLink twitterLink linkedInLink youtubeLink',
  },
  GetContactInformation: { names: 'title name designation phone email' },
  GetConcern: {
    names:
      'url name logo bgImg title mission missionImg vission vissionImg redirectlink contentColumn ' +
      'concernContent.title concernContent.description concernContent.imgLink',
  },
  GetConcernByUrl: {
    names: 'url name logo bgImg title mission missionImg vission vissionImg redirectlink contentColumn',
    extra: {
      products: [{ id: '3', name: 'Cone', image: null }],
      people: [{ id: '4', name: 'Ada Moreau', designation: 'Manager', description: '', image: null }],
      contacts: [{ id: '5', title: 'Sales', name: 'Ivo Brandt', designation: '', phone: '', email: '' }],
      news: [{ id: '6', heading: 'A second shed', date: '2026-03-02T09:00:00Z' }],
      jobs: [{ id: '7', title: 'Fitter', jobLocation: 'Porto' }],
    },
  },
  GetProductMenu: {
    names: 'id name imgLink ourProductSubCategoryVM.id ourProductSubCategoryVM.name',
    extra: { description: undefined, attributes: undefined, subCategories: [{ id: '2', name: 'Ring-spun' }] },
  },
  GetCategoryByCategoryId: {
    names: 'name products.id products.imgLink products.name',
    extra: {
      parent: null,
      subCategories: [],
      productTotal: 1,
      facets: [],
      products: [{ id: '3', name: 'Cone', image: null }],
    },
  },
  GetProductById: {
    names: 'name description productImagesVM.imgLink productImagesVM.isVideo',
    extra: {
      category: null,
      facts: [weight],
      articles: [{ number: 'C-30', gtin: '', name: 'Cone', facts: [weight] }],
      evidence: [],
      documents: [],
      locations: [{ id: '4', name: 'Mill', address: '', activities: 'Spinning' }],
    },
  },
  GetPage: { names: 'url name summary imgLink', extra: { sections: undefined } },
  GetPageByUrl: { names: 'url name summary imgLink sections.kind', extra: { parent: null } },
  GetFaq: { names: 'name description' },
  GetNews: { names: 'id heading date description imgLink' },
  GetGallery: { names: 'id name description imgLink galleryDetailsVM.imgLink galleryDetailsVM.isVideo' },
  GetBrand: { names: 'name imgLink projectUrl' },
  GetSlider: { names: 'name imgLink projectUrl' },
  GetVideos: { names: 'imgLink' },
  GetReport: { names: 'name description reportDetailsVM.name reportDetailsVM.imgLink' },
  GetExport: { names: 'name description exportDetailsVM.name exportDetailsVM.description exportDetailsVM.imgLink' },
  GetCrest: { names: 'imgLink name description' },
  GetCertificate: { names: 'imgLink name description' },
  GetTradeFair: { names: 'id name description imgLink tradeFairImagesVM.imgLink' },
  GetCareer: {
    names:
      'id title vacancy jobDescription educationalQualification jobFacility salaryRange jobLocation createdAt applicationDeadline',
    extra: { department: '9' },
  },
  GetDepartment: { names: 'id name' },
  GetSpeech: { names: 'type name designation description imgLink' },
};

/** The codec of the entries in a response, and the fields of an entry on the wire. */
function wireOf(output: z.ZodType) {
  const wire = output instanceof z.ZodArray ? output.element : output;
  if (wire instanceof z.ZodCodec && wire.in instanceof z.ZodObject) return { wire, shape: wire.in.shape };
  throw new Error('The response is no entry and no list of entries');
}

const all = Object.values<Call>(typeCalls).flatMap(({ name, answers, output }) =>
  answers === null ? [] : { name, entity: answers, ...wireOf(output), ...rows[name] },
);
const inRows = new Set(all.flatMap(({ name, wire }) => (name in rows ? wire : [])));
const codecs = all.filter(({ name, wire }) => name in rows || !inRows.has(wire));

test('has every name of the specification, and a codec for every content type', () => {
  expect(codecs.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(rows)));
  // Menus are sent as visitors see them, not as documents.
  const sent = entityNames.filter((name) => name !== 'navigation');
  expect(new Set(codecs.map(({ entity }) => entity))).toEqual(new Set(sent));
});

const link = { id: '8', name: 'Mill', url: '/concern/mill' };

/** What a section that shows entries has in place of the fields that choose them. */
const entries = [
  {
    ...link,
    text: 'Even yarn',
    detail: '',
    date: '',
    hasEnded: false,
    image: null,
    logo: { src: '/files/a.webp', alt: '' },
  },
];

const ofOfficeAlone = 'of the office alone';

/** Calls return links in place of the numbers of other entries, and parts without what only the office knows. */
function withLinks(entity: EntityName, document: object): Record<string, unknown> {
  const linked = mapFields(entityOf(entity).document, document, ({ input, forOffice }, value, _, path) => {
    if (forOffice && path.includes('.')) return ofOfficeAlone;
    if (input === 'relations') return (value as number[]).map(() => link);
    return input === 'relation' && value !== null && !path.includes('.facts.') && !path.startsWith('facts.')
      ? link
      : undefined;
  });
  return JSON.parse(JSON.stringify(linked), (_, value) => {
    if (value === ofOfficeAlone) return undefined;
    return value?.kind === 'entries' ? { ...value, entries } : value;
  });
}

/** The fields of the office alone, which no call sends. */
const ofOffice = (entity: EntityName): Record<string, undefined> => {
  const { shape } = entityOf(entity).document;
  const names = Object.keys(shape).filter((name) => isOfOffice(shape[name]));
  return Object.fromEntries(names.map((name) => [name, undefined]));
};

const isList = (entity: EntityName, name: string): boolean => {
  const field = entityOf(entity).document.shape[name];
  return field !== undefined && metaOf(field)?.input === 'list';
};

describe.each(codecs)('$name: $names', ({ entity, wire, shape, names, extra = {} }) => {
  const views = fc
    .tuple(
      arbitraryOf(entityOf(entity).document),
      fc.oneof(fc.nat().map(String), fc.uuid(), fc.constantFrom('007', 'A-7', '9007199254740993')),
    )
    .map(([document, id]) => ({
      ...withLinks(entity, document as object),
      ...ofOffice(entity),
      id: entityOf(entity).single ? undefined : id,
      ...extra,
    }));

  test('has every name of the specification on the wire, for any document', () => {
    fc.assert(
      fc.property(views, (view) => {
        const sent = onTheWire(wire, view);
        for (const name of names?.split(' ') ?? []) expectName(sent, name);
      }),
      { numRuns: 40 },
    );
  });

  test('has no ids of items on the wire', () => {
    fc.assert(
      fc.property(views, (view) => {
        const identified = Object.entries(view).map(([field, value]) => [
          field,
          (isList(entity, field) && listIn(value)?.map((item) => ({ ...(item as object), id: 'k7' }))) || value,
        ]);
        expect(onTheWire(wire, Object.fromEntries(identified))).toEqual(onTheWire(wire, view));
      }),
      { numRuns: 20 },
    );
  });

  test('survives a round trip', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(withoutUndefined(z.decode(wire, onTheWire(wire, view)))).toEqual(withoutUndefined(view));
      }),
      { numRuns: 40 },
    );
  });

  test('is the same after a round trip where a backend leaves out fields', () => {
    const optional = Object.entries(shape).flatMap(([name, field]) =>
      name !== 'id' && z.safeDecode(field as z.ZodType, undefined).success ? [name] : [],
    );
    fc.assert(
      fc.property(views, fc.subarray(optional), (view, leftOut) => {
        const sent = Object.entries(onTheWire(wire, view)).filter(([name]) => !leftOut.includes(name));
        const read = z.decode(wire, Object.fromEntries(sent));
        expect(z.decode(wire, onTheWire(wire, read))).toEqual(read);
      }),
      { numRuns: 40 },
    );
  });
});

const onTheWire = (wire: z.ZodType, view: unknown): Record<string, unknown> =>
  JSON.parse(JSON.stringify(z.encode(wire, view)));
const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function expectName(sent: unknown, name: string): void {
  const [key = '', inner] = name.split('.');
  expect(sent).toHaveProperty(key);
  if (!inner) return;
  const items = (sent as Record<string, unknown>)[key];
  expect(items).toBeInstanceOf(Array);
  for (const item of items as unknown[]) expect(item).toHaveProperty(inner);
}
