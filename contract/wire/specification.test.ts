import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { brandWire } from '#content/brand/wire.ts';
import { careerWire } from '#content/career/wire.ts';
import { categoryWire, menuCategoryWire } from '#content/category/wire.ts';
import { certificateWire } from '#content/certificate/wire.ts';
import { companyWire } from '#content/company/wire.ts';
import { concernWire } from '#content/concern/wire.ts';
import { contactPersonWire } from '#content/contact-person/wire.ts';
import { crestWire } from '#content/crest/wire.ts';
import { departmentWire } from '#content/department/wire.ts';
import { executiveWire } from '#content/executive/wire.ts';
import { exportWire } from '#content/export/wire.ts';
import { faqWire } from '#content/faq/wire.ts';
import { galleryWire } from '#content/gallery/wire.ts';
import { newsWire } from '#content/news/wire.ts';
import { productWire } from '#content/product/wire.ts';
import { type EntityName, entityNames, entityOf } from '#content/registry.ts';
import { reportWire } from '#content/report/wire.ts';
import { slideWire } from '#content/slider/wire.ts';
import { tradeFairWire } from '#content/trade-fair/wire.ts';
import { videoWire } from '#content/video/wire.ts';
import { listIn } from '../documents/list-items.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';

/*
 * Section 3 of the specification, name by name. A dot leads into the items of a list. Changing a row breaks every
 * program that uses the calls: names may be added, but never renamed, retyped or removed.
 */
const rows: { entity: EntityName; wire: z.ZodCodec<z.ZodObject>; names: string; extra?: Record<string, unknown> }[] = [
  {
    entity: 'company',
    wire: companyWire,
    names:
      'pageBannerLink companyPhone companyEmail companyAddress companySummary aboutUs companyHistory companyMission ' +
      'companyVision footerInfo newsletterInfo fbLink twitterLink linkedInLink youtubeLink',
  },
  { entity: 'contactPerson', wire: contactPersonWire, names: 'title name designation phone email' },
  {
    entity: 'concern',
    wire: concernWire,
    names:
      'url name logo bgImg title mission missionImg vission vissionImg redirectlink contentColumn ' +
      'concernContent.title concernContent.description concernContent.imgLink',
  },
  {
    entity: 'category',
    wire: menuCategoryWire,
    names: 'id name imgLink ourProductSubCategoryVM.id ourProductSubCategoryVM.name',
    extra: { description: undefined, subCategories: [{ id: '2', name: 'Ring-spun' }] },
  },
  {
    entity: 'category',
    wire: categoryWire,
    names: 'name products.id products.imgLink products.name',
    extra: { parent: null, subCategories: [], productTotal: 1, products: [{ id: '3', name: 'Cone', image: null }] },
  },
  {
    entity: 'product',
    wire: productWire,
    names: 'name description productImagesVM.imgLink productImagesVM.isVideo',
    extra: { category: null },
  },
  { entity: 'faq', wire: faqWire, names: 'name description' },
  { entity: 'news', wire: newsWire, names: 'id heading date description imgLink' },
  {
    entity: 'gallery',
    wire: galleryWire,
    names: 'id name description imgLink galleryDetailsVM.imgLink galleryDetailsVM.isVideo',
  },
  { entity: 'brand', wire: brandWire, names: 'name imgLink projectUrl' },
  { entity: 'slider', wire: slideWire, names: 'name imgLink projectUrl' },
  { entity: 'video', wire: videoWire, names: 'imgLink' },
  { entity: 'report', wire: reportWire, names: 'name description reportDetailsVM.name reportDetailsVM.imgLink' },
  {
    entity: 'export',
    wire: exportWire,
    names: 'name description exportDetailsVM.name exportDetailsVM.description exportDetailsVM.imgLink',
  },
  { entity: 'crest', wire: crestWire, names: 'imgLink name description' },
  { entity: 'certificate', wire: certificateWire, names: 'imgLink name description' },
  { entity: 'tradeFair', wire: tradeFairWire, names: 'id name description imgLink tradeFairImagesVM.imgLink' },
  {
    entity: 'career',
    wire: careerWire,
    names:
      'id title vacancy jobDescription educationalQualification jobFacility salaryRange jobLocation createdAt applicationDeadline',
    extra: { department: '9' },
  },
  { entity: 'department', wire: departmentWire, names: 'id name' },
  { entity: 'executive', wire: executiveWire, names: 'type name designation description imgLink' },
];

test('has a row for every content type', () => {
  expect(new Set(rows.map(({ entity }) => entity))).toEqual(new Set(entityNames));
});

describe.each(rows)('$entity: $names', ({ entity, wire, names, extra = {} }) => {
  const views = fc
    .tuple(
      arbitraryOf(entityOf(entity).document),
      fc.oneof(fc.nat().map(String), fc.uuid(), fc.constantFrom('007', 'A-7', '9007199254740993')),
    )
    .map(([document, id]) => ({
      ...(document as object),
      // Of the office alone.
      followsPublication: undefined,
      id: entity === 'company' ? undefined : id,
      ...extra,
    }));

  test('has every name of the specification on the wire, for any document', () => {
    fc.assert(
      fc.property(views, (view) => {
        const sent = onTheWire(wire, view);
        for (const name of names.split(' ')) expectName(sent, name);
      }),
      { numRuns: 40 },
    );
  });

  test('has no ids of items on the wire', () => {
    fc.assert(
      fc.property(views, (view) => {
        const identified = Object.entries(view).map(([field, value]) => [
          field,
          (field in entityOf(entity).document.shape &&
            listIn(value)?.map((item) => ({ ...(item as object), id: 'k7' }))) ||
            value,
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
    const optional = Object.entries(wire.in.shape).flatMap(([name, field]) =>
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
