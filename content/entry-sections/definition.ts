import { z } from 'zod';
import { type Entity, hasOwnPage } from '#contract/entity.ts';
import { type StoredSection, sectionDays, sectionErrors, sectionsBelow, sectionTexts } from '../sections/definition.ts';

/**
 * The sections that editors add below the content of an entry. Every type whose entries have a page has them, unless
 * sections are its content. The calls of entries leave them out; `GetPageSections` returns them by the path of the page.
 */
export const entrySectionFields = {
  sections: sectionsBelow({
    label: 'Sections below the content',
    help: 'Visitors see them on the page of the entry, after what it says itself.',
    forOffice: true,
  }),
};

const fieldName = 'sections' satisfies keyof typeof entrySectionFields;

const read = z.object(entrySectionFields);

/** Whether entries of a type have sections below their content. */
export const hasSectionsBelow = ({ document }: Pick<Entity, 'document'>): boolean =>
  document.shape[fieldName] === entrySectionFields.sections;

/** The sections below the content of an entry; none where the document is not valid. */
export const sectionsOf = (document: unknown): readonly StoredSection[] =>
  read.safeParse(document).data?.sections ?? [];

/** A type with the field for sections, which its searches and its days of change then know, if its entries have a page. */
export function withSections<Each extends Entity>(entity: Each): Each;
export function withSections(entity: Entity): Entity {
  const { document, pages, texts, changesOn, check } = entity;
  if (!hasOwnPage(pages) || fieldName in document.shape) return entity;
  return {
    ...entity,
    document: document.extend(entrySectionFields),
    texts: (own, related) => [...(texts?.(own, related) ?? []), ...sectionTexts(sectionsOf(own))],
    check: (own) => [...(check?.(own) ?? []), ...sectionErrors(sectionsOf(own))],
    changesOn: (own) => [...(changesOn?.(own) ?? []), ...sectionDays(sectionsOf(own))],
  };
}
