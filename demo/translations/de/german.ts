import type { Translations } from '../translations.ts';
import { categories } from './categories.ts';
import { company } from './company.ts';
import { departments } from './departments.ts';

export const german: Translations = {
  company: { 'Alvorim Group': company },
  department: departments,
  category: categories,
};
