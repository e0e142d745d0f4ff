import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskCase } from '#contract/office/desks/desk-for.ts';
import { type DeskSettings, deskSettings } from '#contract/office/desks/desks.ts';
import type { MessageStatus } from '#contract/office/inbox-view.ts';
import { demoEntries, demoFolder, demoTranslations } from './read-archive.ts';

/** What a line asks about; absent fields were left blank. */
interface DemoLine {
  /** The id of a product. */
  product?: string;
  article?: string;
  quantity?: number;
  unit?: string;
  note?: string;
}

/** An enquiry of the demo's inbox. Times are in days before the start, or after the enquiry, so that the demo does not age. */
export interface DemoEnquiry {
  daysAgo: number;
  status: MessageStatus;
  lang: string;
  name: string;
  email: string;
  company?: string;
  mobile?: string;
  country?: string;
  deliveryTerm?: string;
  wantedInDays?: number;
  subject?: string;
  message?: string;
  lines: DemoLine[];
  /** The attachment; `source`: the file of the archive that has its content. */
  file?: { name: string; source: string };
  answeredAfterDays?: number;
  notes?: { afterDays: number; by: string; text: string }[];
}

const inboxFolder = join(import.meta.dirname, 'inbox');
const jsonOf = (name: string): unknown => JSON.parse(readFileSync(join(inboxFolder, name), 'utf8'));

export const demoDesks = (): DeskSettings => deskSettings.parse(jsonOf('desks.json'));

/** Oldest first. */
export const demoEnquiries = (): DemoEnquiry[] => jsonOf('enquiries.json') as DemoEnquiry[];

/** The content of an attachment. */
export const demoAttachment = (source: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(demoFolder, 'files', source)));

/** A category and those above it. */
export function demoCategories(id: number | undefined): number[] {
  const found = demoEntries('category').find((category) => category.id === id);
  return found ? [found.id, ...demoCategories(found.parent)] : [];
}

/** What an enquiry is about, as the rules of the desks see it. */
export function demoCase({ country = '', subject = '', lines }: DemoEnquiry): DeskCase {
  const asked = new Set(lines.map(({ product }) => product));
  const products = demoEntries('product').filter(({ id }) => asked.has(String(id)));
  return {
    country,
    subject,
    concerns: new Set(products.map(({ document }) => Number(document.concern))),
    categories: new Set(products.flatMap(({ parent }) => demoCategories(parent))),
  };
}

/** The names of the products by id in a language. */
export function demoProductNames(lang: string): ReadonlyMap<string, string> {
  const translated = demoTranslations('product', lang);
  const nameOf = (id: number, document: Record<string, unknown>) => String(translated[id]?.name ?? document.name);
  return new Map(demoEntries('product').map(({ id, document }) => [String(id), nameOf(id, document)]));
}
