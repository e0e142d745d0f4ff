import type { Translations } from '../translations.ts';
import { categories } from './categories.ts';
import { company } from './company.ts';
import { clayAndGlass } from './concerns-clay-and-glass.ts';
import { cottonConcerns } from './concerns-cotton.ts';
import { packingConcerns } from './concerns-packing.ts';
import { departments } from './departments.ts';
import { jobs } from './jobs.ts';
import { news } from './news.ts';
import { contactPeople, executives } from './people.ts';
import { products } from './products.ts';
import { questions } from './questions.ts';
import { slides } from './slides.ts';

/** Galleries, older news and three products have no translation: the office shows them as missing. */
export const german: Translations = {
  company: { 'Alvorim Group': company },
  department: departments,
  category: categories,
  concern: { ...cottonConcerns, ...clayAndGlass, ...packingConcerns },
  product: products,
  news,
  slider: slides,
  career: jobs,
  executive: executives,
  contactPerson: contactPeople,
  faq: questions,
};
