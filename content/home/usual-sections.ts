import type { StoredSection } from '../sections/definition.ts';

const always = { hidden: false, from: '', until: '' };

/** The sections of a home page that editors have not arranged: those that the specification names, in its order. */
export const usualSections = [
  { id: 'hero', kind: 'hero', ...always },
  { id: 'summary', kind: 'summary', ...always },
  { id: 'brands', kind: 'brands', heading: '', ...always },
  { id: 'news', kind: 'news', heading: '', layout: 'cards', ...always },
  { id: 'videos', kind: 'videos', heading: '', ...always },
] as const satisfies StoredSection[];
