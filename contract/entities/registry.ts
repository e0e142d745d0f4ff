import type { Entity } from '../entity.ts';
import { brand } from './brand.ts';
import { career } from './career.ts';
import { category } from './category.ts';
import { certificate } from './certificate.ts';
import { company } from './company.ts';
import { concern } from './concern.ts';
import { contactPerson } from './contact-person.ts';
import { crest } from './crest.ts';
import { department } from './department.ts';
import { executive } from './executive.ts';
import { exportSection } from './export.ts';
import { faq } from './faq.ts';
import { gallery } from './gallery.ts';
import { news } from './news.ts';
import { product } from './product.ts';
import { report } from './report.ts';
import { slider } from './slider.ts';
import { tradeFair } from './trade-fair.ts';
import { video } from './video.ts';

/** Every content type by its name. */
export const entities = {
  company,
  concern,
  category,
  product,
  news,
  gallery,
  video,
  brand,
  slider,
  report,
  export: exportSection,
  crest,
  certificate,
  tradeFair,
  career,
  department,
  executive,
  contactPerson,
  faq,
} satisfies Record<string, Entity>;

export type EntityName = keyof typeof entities;

/** The parsed document of a content type. */
export type EntityDocument<Name extends EntityName> = (typeof entities)[Name]['document']['_zod']['output'];

/** The input for a document: fields with a default are optional. */
export type EntityInput<Name extends EntityName> = (typeof entities)[Name]['document']['_zod']['input'];

export const entityNames = Object.keys(entities) as EntityName[];

/** The definition of a content type, without the types of its own document. */
export const entityOf = (name: EntityName): Entity => entities[name];
