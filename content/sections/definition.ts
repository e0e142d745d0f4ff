import { z } from 'zod';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import * as field from '#contract/fields.ts';
import { translatableTexts } from '#contract/languages/translatable-texts.ts';
import type { FieldError } from '#contract/protocol/problem.ts';
import { dayAfter } from '#contract/text/day-after.ts';
import type { Shown } from './define-section.ts';
import { brandsSection } from './kinds/brands/definition.ts';
import { callToActionSection } from './kinds/call-to-action/definition.ts';
import { downloadsSection } from './kinds/downloads/definition.ts';
import type { EntryCard } from './kinds/entries/card.ts';
import { chosenFields, entriesSection, type ShownType } from './kinds/entries/definition.ts';
import { figuresSection } from './kinds/figures/definition.ts';
import { formSection } from './kinds/form/definition.ts';
import { gallerySection } from './kinds/gallery/definition.ts';
import { heroSection } from './kinds/hero/definition.ts';
import { logosSection } from './kinds/logos/definition.ts';
import { mapSection } from './kinds/map/definition.ts';
import { newsSection } from './kinds/news/definition.ts';
import { questionsSection } from './kinds/questions/definition.ts';
import { quotationSection } from './kinds/quotation/definition.ts';
import { summarySection } from './kinds/summary/definition.ts';
import { tableSection } from './kinds/table/definition.ts';
import { textSection } from './kinds/text/definition.ts';
import { textPictureSection } from './kinds/text-picture/definition.ts';
import { videoSection } from './kinds/video/definition.ts';
import { videosSection } from './kinds/videos/definition.ts';

export type { EntryCard } from './kinds/entries/card.ts';
export type { ShownType } from './kinds/entries/definition.ts';

/** The kinds of sections of any page, in the order of the menu that adds one. */
const everywhere = [
  textSection,
  textPictureSection,
  figuresSection,
  entriesSection,
  quotationSection,
  questionsSection,
  tableSection,
  downloadsSection,
  gallerySection,
  logosSection,
  videoSection,
  mapSection,
  formSection,
  callToActionSection,
] as const;

/** Every kind of section: those that the specification names for the home page are the last. */
export const section = z.discriminatedUnion('kind', [
  ...everywhere,
  heroSection,
  summarySection,
  brandsSection,
  newsSection,
  videosSection,
]);

export type StoredSection = z.output<typeof section>;

/** The numbers of the entries of a section's type that editors chose one by one. */
export const chosenEntries = (each: Extract<StoredSection, { kind: 'entries' }>): readonly number[] =>
  each[chosenFields[each.type]];

/** What pages get of a field: links in place of the numbers of other entries. */
type Linked<Value> = [number] extends [Value] ? ([null] extends [Value] ? EntryLink | null : Value) : Value;

/** The fields that say which entries a section shows: pages get the entries instead. */
type Rule = 'selection' | 'category' | 'concern' | 'count' | (typeof chosenFields)[ShownType];

type LinkedFields<Each> = Each extends { kind: 'entries' }
  ? Omit<Each, 'id' | keyof Shown | Rule> & { entries: EntryCard[] }
  : Each extends unknown
    ? {
        [Name in Exclude<keyof Each, 'id' | keyof Shown>]: Each[Name] extends number[]
          ? EntryLink[]
          : Linked<Each[Name]>;
      }
    : never;

/** In the preview beside a form, where the section is in the form, such as `sections.2`; elsewhere absent. */
export interface Marked {
  mark?: string;
}

/** A section as pages show it. */
export type Section = LinkedFields<StoredSection> & Marked;

/** A section of a kind. */
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

/** Entries and pictures that the sections of a page show together. Each takes up to 0.1 ms to render. */
export const mostOnPage = 600;

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const isShownType = (type: unknown): type is ShownType => typeof type === 'string' && Object.hasOwn(chosenFields, type);

function shownBy(section: unknown): number {
  const fields = Object(section) as Readonly<Record<string, unknown>>;
  const { kind, hidden, type, selection, count, pictures, logos, locations } = fields;
  if (hidden === true) return 0;
  if (kind !== 'entries') return lengthOf(pictures) + lengthOf(logos) + lengthOf(locations);
  if (selection !== 'chosen') return Number(count) || 0;
  return isShownType(type) ? lengthOf(fields[chosenFields[type]]) : 0;
}

/**
 * As many entries and pictures as sections may show, also of a form that is not valid yet. A map of all locations counts
 * as none.
 */
export const shownTogether = (sections: unknown): number =>
  Array.isArray(sections) ? sections.reduce((sum: number, section) => sum + shownBy(section), 0) : 0;

/** As many as pages with everything that a group has to say need. */
const mostSections = 200;

/** The sections of a page in the editor's order. */
export const sectionList = (words: { label: string; help?: string }) => field.list(words, section, mostSections);

/** The sections below the content of an entry, without those of the home page. */
export const sectionsBelow = (words: { label: string; help: string; forOffice: true }) =>
  field.list(words, z.discriminatedUnion('kind', everywhere), mostSections);

/** Whether visitors see a section on a day. */
export const isShownOn =
  (today: string) =>
  ({ hidden, from, until }: StoredSection): boolean =>
    !hidden && (from === '' || from <= today) && (until === '' || today <= until);

/** The days at whose start visitors see other sections. */
export const sectionDays = (sections: readonly StoredSection[]): string[] =>
  sections.flatMap(({ from, until }) => [from, until && dayAfter(until)]).filter(Boolean);

/** The errors of sections whose last day is before the first: visitors would never see them. */
export const sectionErrors = (sections: readonly StoredSection[]): FieldError[] =>
  sections.flatMap(({ from, until }, index) =>
    until !== '' && until < from
      ? [{ field: `sections.${index}.until`, code: 'last_day', message: 'Choose the first day or a later one' }]
      : [],
  );

const single = z.object({ section });

const isAlwaysShown = ({ hidden, from, until }: StoredSection): boolean => !hidden && from === '' && until === '';

/** The first text of sections below their headings; '' if there is none. */
export const firstTextOf = (sections: readonly StoredSection[]): string =>
  sections.filter(isAlwaysShown).flatMap((section) => ('text' in section && section.text) || [])[0] ?? '';

/** The texts by which searches find sections. One that is not shown at all times is not found. */
export const sectionTexts = (sections: readonly StoredSection[]): string[] =>
  sections
    .filter(isAlwaysShown)
    .flatMap((each) => translatableTexts(single, { section: each }).map(({ text }) => text));
