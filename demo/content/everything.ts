import type { EntityInput, EntityName } from '#content/registry.ts';
import { translationsOf } from '../translations/translations.ts';
import { brands, slides } from './brands-and-slides.ts';
import { categories, subCategories } from './categories.ts';
import { companies } from './company.ts';
import { concerns } from './concerns.ts';
import type { DemoEntry } from './entry.ts';
import { exportSections } from './exports.ts';
import { tradeFairs } from './fairs.ts';
import { galleries } from './galleries.ts';
import { certificates, crests } from './honours.ts';
import { departments, jobs } from './jobs.ts';
import { news } from './news.ts';
import { contactPeople, executives } from './people.ts';
import { products } from './products.ts';
import { questions } from './questions.ts';
import { reports } from './reports.ts';
import { videos } from './videos.ts';

/** All content of the demo group by type, in the order of the site. */
export const content = {
  company: companies,
  department: departments,
  category: [...categories, ...subCategories],
  concern: concerns,
  product: products,
  news,
  gallery: galleries,
  video: videos,
  brand: brands,
  slider: slides,
  report: reports,
  export: exportSections,
  crest: crests,
  certificate: certificates,
  tradeFair: tradeFairs,
  career: jobs,
  executive: executives,
  contactPerson: contactPeople,
  faq: questions,
} satisfies { [Name in EntityName]: DemoEntry<Name>[] };

/** An entry of any type, as the loader saves it. */
export type AnyEntry = { [Name in EntityName]: Translated<Name> }[EntityName];

interface Translated<Name extends EntityName> extends DemoEntry<Name> {
  type: Name;
  /** By language, the fields that differ from English. */
  translations: Record<string, Partial<EntityInput<Name>>>;
}

/** Every entry, after its parent and its related entries. */
export const everything: AnyEntry[] = [
  ...tagged('company', content.company),
  ...tagged('department', content.department),
  ...tagged('category', content.category),
  ...tagged('concern', content.concern),
  ...tagged('product', content.product),
  ...tagged('news', content.news),
  ...tagged('gallery', content.gallery),
  ...tagged('video', content.video),
  ...tagged('brand', content.brand),
  ...tagged('slider', content.slider),
  ...tagged('report', content.report),
  ...tagged('export', content.export),
  ...tagged('crest', content.crest),
  ...tagged('certificate', content.certificate),
  ...tagged('tradeFair', content.tradeFair),
  ...tagged('career', content.career),
  ...tagged('executive', content.executive),
  ...tagged('contactPerson', content.contactPerson),
  ...tagged('faq', content.faq),
];

function tagged<Name extends EntityName>(type: Name, entries: DemoEntry<Name>[]) {
  return entries.map((entry) => ({ ...entry, type, translations: translationsOf(type, entry.document) }));
}
