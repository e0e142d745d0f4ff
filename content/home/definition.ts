import { z } from 'zod';
import type { EntryLanguage } from '#contract/entity.ts';
import { defineEntity } from '../define-entity.ts';
import { type Section, sectionDays, sectionErrors, sectionList } from '../sections/definition.ts';
import { usualSections } from './usual-sections.ts';

/** The home page. Without an entry it has the specified sections. */
export const home = defineEntity({
  name: 'home',
  label: { one: 'Home page', many: 'Home page' },
  pages: { shownOn: '/', isOwnPage: true, fieldsOn: { '/': ['sections'] } },
  menu: { group: 'content', position: 8, icon: 'home' },
  calls: { single: { name: 'GetHome', summary: 'The sections of the home page' } },
  single: true,
  document: z.strictObject({
    sections: sectionList({
      label: 'Sections',
      help: 'Until you publish something here, the home page has the usual sections.',
    }).default([...usualSections]),
  }),
  example: { sections: [{ kind: 'hero' }, { kind: 'text', heading: 'Welcome', text: '<p>Good yarn.</p>' }] },
  claims: true,
  title: () => 'Home',
  check: ({ sections }) => sectionErrors(sections),
  changesOn: ({ sections }) => sectionDays(sections),
});

export interface Home extends EntryLanguage {
  sections: Section[];
}
