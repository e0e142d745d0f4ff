import type { Entity } from '#contract/entity.ts';
import { brand } from './brand/definition.ts';
import { career } from './career/definition.ts';
import { category } from './category/definition.ts';
import { certificate } from './certificate/definition.ts';
import { company } from './company/definition.ts';
import { concern } from './concern/definition.ts';
import { contactPerson } from './contact-person/definition.ts';
import { crest } from './crest/definition.ts';
import { department } from './department/definition.ts';
import { executive } from './executive/definition.ts';
import { exportSection } from './export/definition.ts';
import { faq } from './faq/definition.ts';
import { gallery } from './gallery/definition.ts';
import { news } from './news/definition.ts';
import { product } from './product/definition.ts';
import { report } from './report/definition.ts';
import { slider } from './slider/definition.ts';
import { tradeFair } from './trade-fair/definition.ts';
import { video } from './video/definition.ts';

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

/** The folder of a content type in `content/`. */
export const folderOf = (name: EntityName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
