import type { Translations } from '../translations.ts';
import { categories } from './categories.ts';
import { company } from './company.ts';
import { clayAndGlass } from './concerns-clay-and-glass.ts';
import { cottonConcerns } from './concerns-cotton.ts';
import { packingConcerns } from './concerns-packing.ts';
import { departments } from './departments.ts';
import { jobs } from './jobs.ts';
import { contactPeople, executives } from './people.ts';
import { products } from './products.ts';
import { questions } from './questions.ts';

export const german: Translations = {
  company: { 'Alvorim Group': company },
  department: departments,
  category: categories,
  concern: { ...cottonConcerns, ...clayAndGlass, ...packingConcerns },
  product: products,
  career: jobs,
  executive: executives,
  contactPerson: contactPeople,
  faq: questions,
};
